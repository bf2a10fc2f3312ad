-- AlterTable
ALTER TABLE "transactions" ADD COLUMN "authorized_amount" BIGINT;
ALTER TABLE "transactions" ADD COLUMN "cash_due_at" DATETIME;
ALTER TABLE "transactions" ADD COLUMN "checkout_token" TEXT;
ALTER TABLE "transactions" ADD COLUMN "payment_number" INTEGER;
ALTER TABLE "transactions" ADD COLUMN "process" TEXT;
ALTER TABLE "transactions" ADD COLUMN "subscription_id" INTEGER;

-- CreateTable
CREATE TABLE "account_settings" (
    "account_id" INTEGER NOT NULL PRIMARY KEY,
    "url_logo" TEXT NOT NULL DEFAULT '',
    "notification_text" TEXT NOT NULL DEFAULT '',
    "notification_email" TEXT NOT NULL DEFAULT '',
    "url_response_success" TEXT NOT NULL DEFAULT '',
    "url_response_error" TEXT NOT NULL DEFAULT '',
    "url_response_default" TEXT NOT NULL DEFAULT '',
    "inbox" TEXT NOT NULL,
    "webhook_secret" TEXT NOT NULL,
    "public_key" TEXT,
    "private_key" TEXT,
    "reprocess_subscriptions" BOOLEAN NOT NULL DEFAULT false
);

-- CreateTable
CREATE TABLE "due_work" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "due_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "checkouts" (
    "token" TEXT NOT NULL PRIMARY KEY,
    "account_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "transaction_id" INTEGER NOT NULL,
    "expires_at" DATETIME,
    "created_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "card_tokens" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "customer_email" TEXT NOT NULL,
    "customer_name" TEXT NOT NULL,
    "acquirer_token" TEXT NOT NULL,
    "brand" TEXT NOT NULL,
    "funding" TEXT NOT NULL,
    "first_six" TEXT NOT NULL,
    "last_four" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "expiry_month" TEXT NOT NULL,
    "expiry_year" TEXT NOT NULL,
    "listed" BOOLEAN NOT NULL,
    "created_at" DATETIME NOT NULL,
    "deleted_at" DATETIME
);

-- CreateTable
CREATE TABLE "form_sessions" (
    "account_id" INTEGER NOT NULL,
    "session_id" TEXT NOT NULL,
    "acquirer_token" TEXT NOT NULL,
    "brand" TEXT NOT NULL,
    "funding" TEXT NOT NULL,
    "first_six" TEXT NOT NULL,
    "last_four" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "expiry_month" TEXT NOT NULL,
    "expiry_year" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL,
    "used_at" DATETIME,

    PRIMARY KEY ("account_id", "session_id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "origin_transaction_id" INTEGER NOT NULL,
    "reference_number" TEXT NOT NULL,
    "reference_key" TEXT NOT NULL,
    "customer_name" TEXT NOT NULL,
    "customer_email" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "frequency" TEXT NOT NULL,
    "card_token_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "first_payment_at" DATETIME NOT NULL,
    "second_payment_at" DATETIME,
    "next_payment_at" DATETIME,
    "number_of_pays" INTEGER,
    "payments_made" INTEGER NOT NULL DEFAULT 0,
    "total_charged" BIGINT NOT NULL DEFAULT 0,
    "attempt_number" INTEGER NOT NULL DEFAULT 0,
    "end_reason" TEXT,
    "created_at" DATETIME NOT NULL,
    "modified_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "chargebacks" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "transaction_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "outcome" TEXT NOT NULL,
    "opened_at" DATETIME NOT NULL,
    "proof_due_at" DATETIME NOT NULL,
    "proof_at" DATETIME,
    "decided_at" DATETIME
);

-- CreateTable
CREATE TABLE "settlements" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "until" DATETIME NOT NULL,
    "amount" BIGINT NOT NULL,
    "transactions" INTEGER NOT NULL,
    "settled_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "webhook_messages" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "transaction_id" INTEGER,
    "status" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lane" TEXT NOT NULL,
    "next_attempt_at" DATETIME,
    "created_at" DATETIME NOT NULL,
    "occurred_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "message_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "request_headers" TEXT NOT NULL,
    "status_code" INTEGER,
    "response_headers" TEXT,
    "response_body" TEXT,
    "error" TEXT,
    "started_at" DATETIME NOT NULL,
    "milliseconds" INTEGER NOT NULL,
    CONSTRAINT "webhook_attempts_account_id_message_id_fkey" FOREIGN KEY ("account_id", "message_id") REFERENCES "webhook_messages" ("account_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "inbox_messages" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "code" TEXT,
    "headers" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "verified" BOOLEAN NOT NULL,
    "received_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "request_logs" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "request_id" TEXT NOT NULL,
    "api_key" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "reference_number" TEXT,
    "reference_key" TEXT,
    "transaction_id" INTEGER,
    "http_status" INTEGER NOT NULL,
    "code" TEXT,
    "replayed" BOOLEAN NOT NULL DEFAULT false,
    "request" TEXT,
    "response" TEXT,
    "idempotency_key" TEXT,
    "milliseconds" INTEGER NOT NULL,
    "received_at" DATETIME NOT NULL,
    "occurred_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "stored_files" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "account_id" INTEGER NOT NULL,
    "file_group" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BLOB NOT NULL,
    "created_at" DATETIME NOT NULL
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_accounts" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "business_id" INTEGER NOT NULL,
    "environment" TEXT NOT NULL,
    "clock_offset" BIGINT NOT NULL DEFAULT 0,
    "clock_target" BIGINT NOT NULL DEFAULT 0,
    "next_outcome" TEXT,
    "created_at" DATETIME NOT NULL,
    CONSTRAINT "accounts_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_accounts" ("business_id", "clock_offset", "created_at", "environment", "id") SELECT "business_id", "clock_offset", "created_at", "environment", "id" FROM "accounts";
DROP TABLE "accounts";
ALTER TABLE "new_accounts" RENAME TO "accounts";
CREATE UNIQUE INDEX "accounts_business_id_environment_key" ON "accounts"("business_id", "environment");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "account_settings_inbox_key" ON "account_settings"("inbox");

-- CreateIndex
CREATE INDEX "due_work_account_id_due_at_id_idx" ON "due_work"("account_id", "due_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "due_work_account_id_kind_subject_id_key" ON "due_work"("account_id", "kind", "subject_id");

-- CreateIndex
CREATE INDEX "checkouts_account_id_idx" ON "checkouts"("account_id");

-- CreateIndex
CREATE INDEX "card_tokens_account_id_email_key_id_idx" ON "card_tokens"("account_id", "email_key", "id");

-- CreateIndex
CREATE UNIQUE INDEX "card_tokens_account_id_id_key" ON "card_tokens"("account_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "card_tokens_account_id_code_key" ON "card_tokens"("account_id", "code");

-- CreateIndex
CREATE INDEX "form_sessions_created_at_idx" ON "form_sessions"("created_at");

-- CreateIndex
CREATE INDEX "subscriptions_account_id_status_id_idx" ON "subscriptions"("account_id", "status", "id");

-- CreateIndex
CREATE INDEX "subscriptions_account_id_reference_key_id_idx" ON "subscriptions"("account_id", "reference_key", "id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_account_id_id_key" ON "subscriptions"("account_id", "id");

-- CreateIndex
CREATE INDEX "chargebacks_account_id_transaction_id_idx" ON "chargebacks"("account_id", "transaction_id");

-- CreateIndex
CREATE UNIQUE INDEX "chargebacks_account_id_id_key" ON "chargebacks"("account_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "settlements_account_id_until_key" ON "settlements"("account_id", "until");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_messages_code_key" ON "webhook_messages"("code");

-- CreateIndex
CREATE INDEX "webhook_messages_lane_next_attempt_at_idx" ON "webhook_messages"("lane", "next_attempt_at");

-- CreateIndex
CREATE INDEX "webhook_messages_account_id_state_id_idx" ON "webhook_messages"("account_id", "state", "id");

-- CreateIndex
CREATE INDEX "webhook_messages_account_id_transaction_id_id_idx" ON "webhook_messages"("account_id", "transaction_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_messages_account_id_id_key" ON "webhook_messages"("account_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_attempts_account_id_message_id_number_key" ON "webhook_attempts"("account_id", "message_id", "number");

-- CreateIndex
CREATE INDEX "inbox_messages_account_id_id_idx" ON "inbox_messages"("account_id", "id");

-- CreateIndex
CREATE INDEX "request_logs_account_id_received_at_id_http_status_code_operation_idx" ON "request_logs"("account_id", "received_at", "id", "http_status", "code", "operation");

-- CreateIndex
CREATE INDEX "request_logs_account_id_reference_key_received_at_id_idx" ON "request_logs"("account_id", "reference_key", "received_at", "id");

-- CreateIndex
CREATE INDEX "request_logs_account_id_transaction_id_received_at_id_idx" ON "request_logs"("account_id", "transaction_id", "received_at", "id");


-- CreateIndex
CREATE INDEX "stored_files_account_id_idx" ON "stored_files"("account_id");

-- What already waits falls due by the account's clock, as if it had been written with its transaction.
INSERT INTO "due_work" ("account_id", "kind", "subject_id", "due_at")
SELECT "account_id",
       CASE "status" WHEN 1 THEN 'abandonCheckout' WHEN 5 THEN 'expireCash' WHEN 7 THEN 'abandonChallenge' ELSE 'expireAuthorization' END,
       "id",
       CASE "status"
         WHEN 1 THEN "created_at" + 86400000
         -- 23:59 in Mexico City of the third day
         WHEN 5 THEN (("created_at" - 21600000) / 86400000 + 4) * 86400000 + 21600000 - 60000
         WHEN 7 THEN "created_at" + 1800000
         ELSE "created_at" + 604800000
       END
FROM "transactions" WHERE "status" IN (1, 5, 7, 8);

-- The next settlement: 08:00 in Mexico City, 14:00 UTC.
INSERT INTO "due_work" ("account_id", "kind", "subject_id", "due_at")
SELECT "id", 'settle', 0,
       ((CAST(strftime('%s', 'now') AS INTEGER) * 1000 + "clock_offset" - 50400000) / 86400000 + 1) * 86400000 + 50400000
FROM "accounts";
