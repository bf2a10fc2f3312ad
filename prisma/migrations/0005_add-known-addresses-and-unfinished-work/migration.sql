-- AlterTable
ALTER TABLE "accounts" ADD COLUMN "resetting" TEXT;
ALTER TABLE "accounts" ADD COLUMN "resetting_until" DATETIME;

-- CreateTable
CREATE TABLE "known_addresses" (
    "user_id" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "last_at" DATETIME NOT NULL,

    PRIMARY KEY ("user_id", "subject"),
    CONSTRAINT "known_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "link_parts" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "lines" INTEGER NOT NULL,
    "orders" TEXT NOT NULL,
    "tokens" TEXT NOT NULL,
    "actor" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "link_parts_account_id_idx" ON "link_parts"("account_id");
