-- DropIndex
DROP INDEX "stored_files_account_id_idx";

-- AlterTable
ALTER TABLE "form_sessions" ADD COLUMN "payer_ip" TEXT;

-- AlterTable
ALTER TABLE "memberships" ADD COLUMN "disabled_at" DATETIME;

-- AlterTable
ALTER TABLE "stored_files" ADD COLUMN "chargeback_id" INTEGER;

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN "last_declined_at" DATETIME;

-- AlterTable
ALTER TABLE "transactions" ADD COLUMN "disputed_amount" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "transactions" ADD COLUMN "attempted_at" DATETIME;
ALTER TABLE "transactions" ADD COLUMN "fraud_rule" TEXT;
ALTER TABLE "transactions" ADD COLUMN "payer_ip" TEXT;

-- CreateTable
CREATE TABLE "payment_links" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "reference_key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "due_at" DATETIME NOT NULL,
    "mailed" BOOLEAN NOT NULL,
    "created_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "card_replacements" (
    "token" TEXT NOT NULL PRIMARY KEY,
    "account_id" INTEGER NOT NULL,
    "subscription_id" INTEGER NOT NULL,
    "created_at" DATETIME NOT NULL,
    "expires_at" DATETIME NOT NULL,
    "used_at" DATETIME
);

-- CreateTable
CREATE TABLE "reprocess_runs" (
    "account_id" INTEGER NOT NULL,
    "day" INTEGER NOT NULL,
    "started_at" DATETIME NOT NULL,
    "subscriptions" INTEGER NOT NULL,

    PRIMARY KEY ("account_id", "day")
);

-- CreateTable
CREATE TABLE "velocity_rules" (
    "account_id" INTEGER NOT NULL,
    "field" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "value" INTEGER NOT NULL,
    "time_range" TEXT NOT NULL,

    PRIMARY KEY ("account_id", "field")
);

-- CreateTable
CREATE TABLE "blacklist_entries" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "field" TEXT NOT NULL,
    "match_key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "created_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "emails" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "recipients" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "transaction_id" INTEGER,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "next_attempt_at" DATETIME,
    "created_at" DATETIME NOT NULL,
    "occurred_at" DATETIME NOT NULL,
    "sent_at" DATETIME
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_links_token_key" ON "payment_links"("token");

-- CreateIndex
CREATE INDEX "payment_links_mailed_id_idx" ON "payment_links"("mailed", "id");

-- CreateIndex
CREATE INDEX "payment_links_account_id_created_at_id_reference_key_idx" ON "payment_links"("account_id", "created_at", "id", "reference_key");

-- CreateIndex
CREATE INDEX "payment_links_account_id_reference_key_created_at_id_idx" ON "payment_links"("account_id", "reference_key", "created_at", "id");

-- CreateIndex
CREATE INDEX "card_replacements_account_id_subscription_id_created_at_idx" ON "card_replacements"("account_id", "subscription_id", "created_at");

-- CreateIndex
CREATE INDEX "blacklist_entries_account_id_id_idx" ON "blacklist_entries"("account_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "blacklist_entries_account_id_field_match_key_key" ON "blacklist_entries"("account_id", "field", "match_key");

-- CreateIndex
CREATE INDEX "emails_account_id_id_idx" ON "emails"("account_id", "id");

-- CreateIndex
CREATE INDEX "emails_next_attempt_at_idx" ON "emails"("next_attempt_at");

-- CreateIndex
CREATE INDEX "emails_account_id_transaction_id_id_idx" ON "emails"("account_id", "transaction_id", "id");

-- CreateIndex
CREATE INDEX "stored_files_account_id_chargeback_id_idx" ON "stored_files"("account_id", "chargeback_id");

-- CreateIndex
CREATE INDEX "transactions_account_id_email_key_attempted_at_idx" ON "transactions"("account_id", "email_key", "attempted_at");

-- CreateIndex
CREATE INDEX "transactions_account_id_payer_ip_attempted_at_idx" ON "transactions"("account_id", "payer_ip", "attempted_at");

-- CreateIndex
CREATE INDEX "transactions_account_id_card_fingerprint_attempted_at_idx" ON "transactions"("account_id", "card_fingerprint", "attempted_at");

-- CreateIndex
CREATE INDEX "transactions_account_id_attempted_at_idx" ON "transactions"("account_id", "attempted_at");

-- CreateIndex
CREATE INDEX "transactions_account_id_subscription_id_created_at_id_idx" ON "transactions"("account_id", "subscription_id", "created_at", "id");

-- What was tried before there was a column for it: everything but what subscriptions charged by themselves.
UPDATE "transactions" SET "attempted_at" = "created_at"
WHERE "payment_method" IS NOT NULL
  AND ("subscription_id" IS NULL OR "id" IN (SELECT "origin_transaction_id" FROM "subscriptions"));

-- Until now a chargeback took all that was left.
UPDATE "transactions" SET "disputed_amount" = "amount" - "refunded_amount" WHERE "status" IN (17, 18);
