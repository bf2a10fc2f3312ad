-- CreateTable
CREATE TABLE "installations" (
    "id" BIGINT NOT NULL,
    "secret_check" TEXT NOT NULL,

    CONSTRAINT "installations_pkey" PRIMARY KEY ("id")
);
