-- CreateTable
CREATE TABLE "known_addresses" (
    "user_id" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "last_at" DATETIME NOT NULL,

    PRIMARY KEY ("user_id", "subject"),
    CONSTRAINT "known_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
