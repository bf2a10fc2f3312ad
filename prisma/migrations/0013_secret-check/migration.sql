-- CreateTable
CREATE TABLE "installations" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "secret_check" TEXT NOT NULL
);
