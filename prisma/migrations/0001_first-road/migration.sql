-- CreateTable
CREATE TABLE "businesses" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "business_activity" TEXT NOT NULL,
    "payment_type" TEXT NOT NULL,
    "tax_id" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "accounts" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "business_id" INTEGER NOT NULL,
    "environment" TEXT NOT NULL,
    "clock_offset" BIGINT NOT NULL DEFAULT 0,
    "created_at" DATETIME NOT NULL,
    CONSTRAINT "accounts_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "users" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "user_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "disabled_at" DATETIME,
    "created_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "memberships" (
    "user_id" INTEGER NOT NULL,
    "business_id" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL,

    PRIMARY KEY ("user_id", "business_id"),
    CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "memberships_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" INTEGER NOT NULL,
    "environment" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL,
    "last_seen_at" DATETIME NOT NULL,
    "ended_at" DATETIME,
    CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "login_failures" (
    "subject" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL,
    "last_at" DATETIME NOT NULL,
    "locked_until" DATETIME
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "identifier" TEXT NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL,
    "revoked_at" DATETIME,
    CONSTRAINT "api_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "transactions" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "reference_number" TEXT NOT NULL,
    "reference_key" TEXT NOT NULL,
    "held_reference" TEXT,
    "status" INTEGER NOT NULL,
    "status_before_dispute" INTEGER,
    "amount" BIGINT NOT NULL,
    "refunded_amount" BIGINT NOT NULL DEFAULT 0,
    "fee" BIGINT NOT NULL DEFAULT 0,
    "tax" BIGINT NOT NULL DEFAULT 0,
    "currency" TEXT NOT NULL,
    "payment_method" INTEGER,
    "customer_name" TEXT NOT NULL,
    "customer_email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "customer_phone" TEXT,
    "description" TEXT,
    "card_brand" TEXT,
    "card_first_six" TEXT,
    "card_last_four" TEXT,
    "card_fingerprint" TEXT,
    "installments" INTEGER,
    "secure_3d" BOOLEAN NOT NULL DEFAULT false,
    "authorization_code" TEXT,
    "decline_reason" TEXT,
    "cash_reference" TEXT,
    "chargeback_outcome" TEXT,
    "chargeback_at" DATETIME,
    "settlement_id" INTEGER,
    "replaced_by_id" INTEGER,
    "details" TEXT,
    "created_at" DATETIME NOT NULL,
    "paid_at" DATETIME,
    "updated_at" DATETIME NOT NULL,
    CONSTRAINT "transactions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "transaction_counts" (
    "account_id" INTEGER NOT NULL,
    "day" INTEGER NOT NULL,
    "status" INTEGER NOT NULL,
    "transactions" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "day", "status")
);

-- CreateTable
CREATE TABLE "transaction_events" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "transaction_id" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "move" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "amount" BIGINT,
    "reason" TEXT,
    "actor_kind" TEXT NOT NULL,
    "actor_name" TEXT,
    "related_id" INTEGER,
    "request_id" TEXT,
    "occurred_at" DATETIME NOT NULL,
    CONSTRAINT "transaction_events_account_id_transaction_id_fkey" FOREIGN KEY ("account_id", "transaction_id") REFERENCES "transactions" ("account_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "transaction_id" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_name" TEXT,
    "created_at" DATETIME NOT NULL,
    CONSTRAINT "refunds_account_id_transaction_id_fkey" FOREIGN KEY ("account_id", "transaction_id") REFERENCES "transactions" ("account_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ledger_transfers" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "account_id" INTEGER NOT NULL,
    "transaction_id" INTEGER,
    "sequence" INTEGER,
    "kind" TEXT NOT NULL,
    "debit" TEXT NOT NULL,
    "credit" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "occurred_at" DATETIME NOT NULL,
    CONSTRAINT "ledger_transfers_account_id_transaction_id_fkey" FOREIGN KEY ("account_id", "transaction_id") REFERENCES "transactions" ("account_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ledger_days" (
    "account_id" INTEGER NOT NULL,
    "day" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "day", "kind")
);

-- CreateTable
CREATE TABLE "ledger_balances" (
    "account_id" INTEGER NOT NULL,
    "ledger_account" TEXT NOT NULL,
    "debits" BIGINT NOT NULL,
    "credits" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "ledger_account")
);

-- CreateTable
CREATE TABLE "idempotency_records" (
    "account_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL,

    PRIMARY KEY ("account_id", "key")
);

-- CreateIndex
CREATE UNIQUE INDEX "accounts_business_id_environment_key" ON "accounts"("business_id", "environment");

-- CreateIndex
CREATE UNIQUE INDEX "users_user_name_key" ON "users"("user_name");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "memberships_business_id_idx" ON "memberships"("business_id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_identifier_key" ON "api_keys"("identifier");

-- CreateIndex
CREATE INDEX "api_keys_account_id_idx" ON "api_keys"("account_id");

-- CreateIndex
CREATE INDEX "transactions_account_id_created_at_id_status_reference_key_email_key_cash_reference_idx" ON "transactions"("account_id", "created_at", "id", "status", "reference_key", "email_key", "cash_reference");

-- CreateIndex
CREATE INDEX "transactions_account_id_status_created_at_id_idx" ON "transactions"("account_id", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "transactions_account_id_reference_key_created_at_id_idx" ON "transactions"("account_id", "reference_key", "created_at", "id");

-- CreateIndex
CREATE INDEX "transactions_account_id_email_key_created_at_id_idx" ON "transactions"("account_id", "email_key", "created_at", "id");

-- CreateIndex
CREATE INDEX "transactions_account_id_cash_reference_created_at_id_idx" ON "transactions"("account_id", "cash_reference", "created_at", "id");

-- CreateIndex
CREATE INDEX "transactions_account_id_chargeback_outcome_created_at_id_idx" ON "transactions"("account_id", "chargeback_outcome", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "transactions_account_id_id_key" ON "transactions"("account_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "transactions_account_id_code_key" ON "transactions"("account_id", "code");

-- CreateIndex
CREATE UNIQUE INDEX "transactions_account_id_held_reference_key" ON "transactions"("account_id", "held_reference");

-- CreateIndex
CREATE UNIQUE INDEX "transaction_events_account_id_transaction_id_sequence_key" ON "transaction_events"("account_id", "transaction_id", "sequence");

-- CreateIndex
CREATE INDEX "refunds_account_id_transaction_id_idx" ON "refunds"("account_id", "transaction_id");

-- CreateIndex
CREATE INDEX "ledger_transfers_account_id_transaction_id_idx" ON "ledger_transfers"("account_id", "transaction_id");

-- CreateIndex
CREATE INDEX "ledger_transfers_account_id_occurred_at_kind_amount_idx" ON "ledger_transfers"("account_id", "occurred_at", "kind", "amount");

-- CreateIndex
CREATE INDEX "idempotency_records_created_at_idx" ON "idempotency_records"("created_at");
