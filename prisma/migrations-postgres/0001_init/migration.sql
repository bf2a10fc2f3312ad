-- CreateTable
CREATE TABLE "businesses" (
    "id" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "business_activity" TEXT NOT NULL,
    "payment_type" TEXT NOT NULL,
    "tax_id" TEXT NOT NULL,
    "created_at" BIGINT NOT NULL,

    CONSTRAINT "businesses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accounts" (
    "id" BIGINT NOT NULL,
    "business_id" BIGINT NOT NULL,
    "environment" TEXT NOT NULL,
    "created_at" BIGINT NOT NULL,
    "expires_at" BIGINT,
    "maker_id" BIGINT,
    "maker_key_id" BIGINT,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_states" (
    "account_id" BIGINT NOT NULL,
    "id_leases" TEXT NOT NULL DEFAULT '{}',
    "clock_offset" BIGINT NOT NULL DEFAULT 0,
    "clock_target" BIGINT NOT NULL DEFAULT 0,
    "next_outcome" TEXT,
    "scenario_rules" TEXT,
    "resetting" TEXT,
    "resetting_until" BIGINT,

    CONSTRAINT "account_states_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "id_sequences" (
    "name" TEXT NOT NULL,
    "next_id" BIGINT NOT NULL,

    CONSTRAINT "id_sequences_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "directory_entries" (
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "account_id" BIGINT NOT NULL,

    CONSTRAINT "directory_entries_pkey" PRIMARY KEY ("kind","name")
);

-- CreateTable
CREATE TABLE "users" (
    "id" BIGINT NOT NULL,
    "user_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "disabled_at" BIGINT,
    "created_at" BIGINT NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memberships" (
    "user_id" BIGINT NOT NULL,
    "business_id" BIGINT NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" BIGINT NOT NULL,
    "disabled_at" BIGINT,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("user_id","business_id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "environment" TEXT NOT NULL,
    "created_at" BIGINT NOT NULL,
    "last_seen_at" BIGINT NOT NULL,
    "ended_at" BIGINT,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_failures" (
    "subject" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "last_at" BIGINT NOT NULL,
    "locked_until" BIGINT,

    CONSTRAINT "login_failures_pkey" PRIMARY KEY ("subject")
);

-- CreateTable
CREATE TABLE "known_addresses" (
    "user_id" BIGINT NOT NULL,
    "subject" TEXT NOT NULL,
    "last_at" BIGINT NOT NULL,

    CONSTRAINT "known_addresses_pkey" PRIMARY KEY ("user_id","subject")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "identifier" TEXT NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" BIGINT NOT NULL,
    "revoked_at" BIGINT,

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "transactions" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
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
    "payer_ip" TEXT,
    "fraud_rule" TEXT,
    "attempted_at" BIGINT,
    "installments" INTEGER,
    "secure_3d" BOOLEAN NOT NULL DEFAULT false,
    "authorization_code" TEXT,
    "decline_reason" TEXT,
    "cash_reference" TEXT,
    "chargeback_outcome" TEXT,
    "chargeback_at" BIGINT,
    "disputed_amount" BIGINT NOT NULL DEFAULT 0,
    "settlement_id" BIGINT,
    "authorized_amount" BIGINT,
    "checkout_token" TEXT,
    "subscription_id" BIGINT,
    "payment_number" INTEGER,
    "cash_due_at" BIGINT,
    "process" TEXT,
    "replaced_by_id" BIGINT,
    "details" TEXT,
    "created_at" BIGINT NOT NULL,
    "paid_at" BIGINT,
    "updated_at" BIGINT NOT NULL,

    CONSTRAINT "transactions_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "transaction_counts" (
    "account_id" BIGINT NOT NULL,
    "day" INTEGER NOT NULL,
    "status" INTEGER NOT NULL,
    "transactions" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "transaction_counts_pkey" PRIMARY KEY ("account_id","day","status")
);

-- CreateTable
CREATE TABLE "transaction_events" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "transaction_id" BIGINT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "move" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "amount" BIGINT,
    "reason" TEXT,
    "actor_kind" TEXT NOT NULL,
    "actor_name" TEXT,
    "related_id" BIGINT,
    "request_id" TEXT,
    "occurred_at" BIGINT NOT NULL,

    CONSTRAINT "transaction_events_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "transaction_id" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_name" TEXT,
    "created_at" BIGINT NOT NULL,

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "ledger_transfers" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "transaction_id" BIGINT,
    "sequence" INTEGER,
    "kind" TEXT NOT NULL,
    "debit" TEXT NOT NULL,
    "credit" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "occurred_at" BIGINT NOT NULL,

    CONSTRAINT "ledger_transfers_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "ledger_days" (
    "account_id" BIGINT NOT NULL,
    "day" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "ledger_days_pkey" PRIMARY KEY ("account_id","day","kind")
);

-- CreateTable
CREATE TABLE "ledger_balances" (
    "account_id" BIGINT NOT NULL,
    "ledger_account" TEXT NOT NULL,
    "debits" BIGINT NOT NULL,
    "credits" BIGINT NOT NULL,

    CONSTRAINT "ledger_balances_pkey" PRIMARY KEY ("account_id","ledger_account")
);

-- CreateTable
CREATE TABLE "idempotency_records" (
    "account_id" BIGINT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "created_at" BIGINT NOT NULL,

    CONSTRAINT "idempotency_records_pkey" PRIMARY KEY ("account_id","key")
);

-- CreateTable
CREATE TABLE "account_settings" (
    "account_id" BIGINT NOT NULL,
    "url_logo" TEXT NOT NULL DEFAULT '',
    "notification_text" TEXT NOT NULL DEFAULT '',
    "notification_email" TEXT NOT NULL DEFAULT '',
    "url_response_success" TEXT NOT NULL DEFAULT '',
    "url_response_error" TEXT NOT NULL DEFAULT '',
    "url_response_default" TEXT NOT NULL DEFAULT '',
    "inbox" TEXT NOT NULL,
    "webhook_secret" TEXT NOT NULL,
    "previous_secret" TEXT,
    "previous_secret_until" BIGINT,
    "public_key" TEXT,
    "private_key" TEXT,
    "reprocess_subscriptions" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "account_settings_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "due_work" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" BIGINT NOT NULL,
    "due_at" BIGINT NOT NULL,

    CONSTRAINT "due_work_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "checkouts" (
    "token" TEXT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "transaction_id" BIGINT NOT NULL,
    "expires_at" BIGINT,
    "return_url" TEXT,
    "created_at" BIGINT NOT NULL,

    CONSTRAINT "checkouts_pkey" PRIMARY KEY ("account_id","token")
);

-- CreateTable
CREATE TABLE "card_tokens" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
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
    "created_at" BIGINT NOT NULL,
    "deleted_at" BIGINT,

    CONSTRAINT "card_tokens_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "form_sessions" (
    "account_id" BIGINT NOT NULL,
    "session_id" TEXT NOT NULL,
    "acquirer_token" TEXT NOT NULL,
    "brand" TEXT NOT NULL,
    "funding" TEXT NOT NULL,
    "first_six" TEXT NOT NULL,
    "last_four" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "expiry_month" TEXT NOT NULL,
    "expiry_year" TEXT NOT NULL,
    "payer_ip" TEXT,
    "created_at" BIGINT NOT NULL,
    "used_at" BIGINT,

    CONSTRAINT "form_sessions_pkey" PRIMARY KEY ("account_id","session_id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "origin_transaction_id" BIGINT NOT NULL,
    "reference_number" TEXT NOT NULL,
    "reference_key" TEXT NOT NULL,
    "customer_name" TEXT NOT NULL,
    "customer_email" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "frequency" TEXT NOT NULL,
    "card_token_id" BIGINT NOT NULL,
    "status" TEXT NOT NULL,
    "first_payment_at" BIGINT NOT NULL,
    "second_payment_at" BIGINT,
    "next_payment_at" BIGINT,
    "number_of_pays" INTEGER,
    "payments_made" INTEGER NOT NULL DEFAULT 0,
    "total_charged" BIGINT NOT NULL DEFAULT 0,
    "attempt_number" INTEGER NOT NULL DEFAULT 0,
    "end_reason" TEXT,
    "last_declined_at" BIGINT,
    "created_at" BIGINT NOT NULL,
    "modified_at" BIGINT NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "chargebacks" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "transaction_id" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "outcome" TEXT NOT NULL,
    "opened_at" BIGINT NOT NULL,
    "proof_due_at" BIGINT NOT NULL,
    "proof_at" BIGINT,
    "decided_at" BIGINT,

    CONSTRAINT "chargebacks_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "settlements" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "until" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,
    "transactions" INTEGER NOT NULL,
    "settled_at" BIGINT NOT NULL,

    CONSTRAINT "settlements_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "webhook_messages" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "code" TEXT NOT NULL,
    "transaction_id" BIGINT,
    "status" INTEGER NOT NULL,
    "event" TEXT,
    "subscription_id" BIGINT,
    "url" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lane" TEXT NOT NULL,
    "next_attempt_at" BIGINT,
    "created_at" BIGINT NOT NULL,
    "occurred_at" BIGINT NOT NULL,
    "scenario" TEXT,
    "request_id" TEXT,

    CONSTRAINT "webhook_messages_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "account_id" BIGINT NOT NULL,
    "message_id" BIGINT NOT NULL,
    "number" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "request_headers" TEXT NOT NULL,
    "status_code" INTEGER,
    "response_headers" TEXT,
    "response_body" TEXT,
    "error" TEXT,
    "started_at" BIGINT NOT NULL,
    "milliseconds" INTEGER NOT NULL,
    "scenario" TEXT,

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("account_id","message_id","number")
);

-- CreateTable
CREATE TABLE "inbox_messages" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "code" TEXT,
    "headers" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "verified" BOOLEAN NOT NULL,
    "received_at" BIGINT NOT NULL,

    CONSTRAINT "inbox_messages_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "request_logs" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "request_id" TEXT NOT NULL,
    "api_key" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "reference_number" TEXT,
    "reference_key" TEXT,
    "transaction_id" BIGINT,
    "http_status" INTEGER NOT NULL,
    "code" TEXT,
    "replayed" BOOLEAN NOT NULL DEFAULT false,
    "request" TEXT,
    "response" TEXT,
    "idempotency_key" TEXT,
    "scenario" TEXT,
    "milliseconds" INTEGER NOT NULL,
    "received_at" BIGINT NOT NULL,
    "occurred_at" BIGINT NOT NULL,

    CONSTRAINT "request_logs_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "stored_files" (
    "id" TEXT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "file_group" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" BIGINT NOT NULL,
    "chargeback_id" BIGINT,
    "place" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "stored_files_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "payment_links" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "token" TEXT NOT NULL,
    "reference_key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "due_at" BIGINT NOT NULL,
    "mailed" BOOLEAN NOT NULL,
    "created_at" BIGINT NOT NULL,

    CONSTRAINT "payment_links_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "link_parts" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "lines" INTEGER NOT NULL,
    "orders" TEXT NOT NULL,
    "tokens" TEXT NOT NULL,
    "actor" TEXT NOT NULL,

    CONSTRAINT "link_parts_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "card_replacements" (
    "token" TEXT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "subscription_id" BIGINT NOT NULL,
    "created_at" BIGINT NOT NULL,
    "expires_at" BIGINT NOT NULL,
    "used_at" BIGINT,

    CONSTRAINT "card_replacements_pkey" PRIMARY KEY ("account_id","token")
);

-- CreateTable
CREATE TABLE "reprocess_runs" (
    "account_id" BIGINT NOT NULL,
    "day" INTEGER NOT NULL,
    "started_at" BIGINT NOT NULL,
    "subscriptions" INTEGER NOT NULL,

    CONSTRAINT "reprocess_runs_pkey" PRIMARY KEY ("account_id","day")
);

-- CreateTable
CREATE TABLE "velocity_rules" (
    "account_id" BIGINT NOT NULL,
    "field" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "value" INTEGER NOT NULL,
    "time_range" TEXT NOT NULL,

    CONSTRAINT "velocity_rules_pkey" PRIMARY KEY ("account_id","field")
);

-- CreateTable
CREATE TABLE "blacklist_entries" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "field" TEXT NOT NULL,
    "match_key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "created_at" BIGINT NOT NULL,

    CONSTRAINT "blacklist_entries_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "emails" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "recipients" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "draft" TEXT,
    "text" TEXT,
    "html" TEXT,
    "transaction_id" BIGINT,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "refused" TEXT,
    "next_attempt_at" BIGINT,
    "created_at" BIGINT NOT NULL,
    "occurred_at" BIGINT NOT NULL,
    "sent_at" BIGINT,

    CONSTRAINT "emails_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateIndex
CREATE INDEX "accounts_maker_id_maker_key_id_id_idx" ON "accounts"("maker_id", "maker_key_id", "id") WHERE (maker_id is not null);

-- CreateIndex
CREATE INDEX "accounts_expires_at_idx" ON "accounts"("expires_at") WHERE (expires_at is not null);

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
CREATE UNIQUE INDEX "api_keys_account_id_identifier_key" ON "api_keys"("account_id", "identifier");

-- CreateIndex
CREATE INDEX "transactions_account_id_created_at_id_status_reference_key__idx" ON "transactions"("account_id", "created_at", "id", "status", "reference_key", "email_key", "cash_reference");

-- CreateIndex
CREATE INDEX "transactions_account_id_status_created_at_id_idx" ON "transactions"("account_id", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "transactions_account_id_reference_key_created_at_id_idx" ON "transactions"("account_id", "reference_key", "created_at", "id");

-- CreateIndex
CREATE INDEX "transactions_account_id_email_key_created_at_id_idx" ON "transactions"("account_id", "email_key", "created_at", "id");

-- CreateIndex
CREATE INDEX "transactions_account_id_cash_reference_created_at_id_idx" ON "transactions"("account_id", "cash_reference", "created_at", "id") WHERE (cash_reference is not null);

-- CreateIndex
CREATE INDEX "transactions_account_id_chargeback_outcome_created_at_id_idx" ON "transactions"("account_id", "chargeback_outcome", "created_at", "id") WHERE (chargeback_outcome is not null);

-- CreateIndex
CREATE INDEX "transactions_account_id_email_key_attempted_at_idx" ON "transactions"("account_id", "email_key", "attempted_at");

-- CreateIndex
CREATE INDEX "transactions_account_id_payer_ip_attempted_at_idx" ON "transactions"("account_id", "payer_ip", "attempted_at") WHERE (payer_ip is not null);

-- CreateIndex
CREATE INDEX "transactions_account_id_card_fingerprint_attempted_at_idx" ON "transactions"("account_id", "card_fingerprint", "attempted_at") WHERE (card_fingerprint is not null);

-- CreateIndex
CREATE INDEX "transactions_account_id_attempted_at_idx" ON "transactions"("account_id", "attempted_at") WHERE (attempted_at is not null);

-- CreateIndex
CREATE INDEX "transactions_account_id_subscription_id_created_at_id_idx" ON "transactions"("account_id", "subscription_id", "created_at", "id") WHERE (subscription_id is not null);

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
CREATE INDEX "idempotency_records_account_id_created_at_idx" ON "idempotency_records"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "due_work_account_id_due_at_id_idx" ON "due_work"("account_id", "due_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "due_work_account_id_kind_subject_id_key" ON "due_work"("account_id", "kind", "subject_id");

-- CreateIndex
CREATE INDEX "card_tokens_account_id_email_key_id_idx" ON "card_tokens"("account_id", "email_key", "id");

-- CreateIndex
CREATE UNIQUE INDEX "card_tokens_account_id_code_key" ON "card_tokens"("account_id", "code");

-- CreateIndex
CREATE INDEX "form_sessions_account_id_created_at_idx" ON "form_sessions"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "subscriptions_account_id_status_id_idx" ON "subscriptions"("account_id", "status", "id");

-- CreateIndex
CREATE INDEX "subscriptions_account_id_reference_key_id_idx" ON "subscriptions"("account_id", "reference_key", "id");

-- CreateIndex
CREATE INDEX "chargebacks_account_id_transaction_id_idx" ON "chargebacks"("account_id", "transaction_id");

-- CreateIndex
CREATE UNIQUE INDEX "settlements_account_id_until_key" ON "settlements"("account_id", "until");

-- CreateIndex
CREATE INDEX "webhook_messages_lane_next_attempt_at_idx" ON "webhook_messages"("lane", "next_attempt_at") WHERE (next_attempt_at is not null);

-- CreateIndex
CREATE INDEX "webhook_messages_account_id_state_id_idx" ON "webhook_messages"("account_id", "state", "id");

-- CreateIndex
CREATE INDEX "webhook_messages_account_id_transaction_id_id_idx" ON "webhook_messages"("account_id", "transaction_id", "id");

-- CreateIndex
CREATE INDEX "webhook_messages_account_id_subscription_id_id_idx" ON "webhook_messages"("account_id", "subscription_id", "id") WHERE (subscription_id is not null);

-- CreateIndex
CREATE INDEX "webhook_messages_account_id_event_id_idx" ON "webhook_messages"("account_id", "event", "id") WHERE (event is not null);

-- CreateIndex
CREATE INDEX "request_logs_account_id_received_at_id_http_status_code_ope_idx" ON "request_logs"("account_id", "received_at", "id", "http_status", "code", "operation");

-- CreateIndex
CREATE INDEX "request_logs_account_id_reference_key_received_at_id_idx" ON "request_logs"("account_id", "reference_key", "received_at", "id");

-- CreateIndex
CREATE INDEX "request_logs_account_id_transaction_id_received_at_id_idx" ON "request_logs"("account_id", "transaction_id", "received_at", "id");

-- CreateIndex
CREATE INDEX "stored_files_account_id_chargeback_id_idx" ON "stored_files"("account_id", "chargeback_id");

-- CreateIndex
CREATE INDEX "payment_links_mailed_account_id_id_idx" ON "payment_links"("mailed", "account_id", "id");

-- CreateIndex
CREATE INDEX "payment_links_account_id_created_at_id_reference_key_idx" ON "payment_links"("account_id", "created_at", "id", "reference_key");

-- CreateIndex
CREATE INDEX "payment_links_account_id_reference_key_created_at_id_idx" ON "payment_links"("account_id", "reference_key", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_links_account_id_token_key" ON "payment_links"("account_id", "token");

-- CreateIndex
CREATE INDEX "card_replacements_account_id_subscription_id_created_at_idx" ON "card_replacements"("account_id", "subscription_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "blacklist_entries_account_id_field_match_key_key" ON "blacklist_entries"("account_id", "field", "match_key");

-- CreateIndex
CREATE INDEX "emails_next_attempt_at_idx" ON "emails"("next_attempt_at") WHERE (next_attempt_at is not null);

-- CreateIndex
CREATE INDEX "emails_account_id_transaction_id_id_idx" ON "emails"("account_id", "transaction_id", "id");

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_states" ADD CONSTRAINT "account_states_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transaction_events" ADD CONSTRAINT "transaction_events_account_id_transaction_id_fkey" FOREIGN KEY ("account_id", "transaction_id") REFERENCES "transactions"("account_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_account_id_transaction_id_fkey" FOREIGN KEY ("account_id", "transaction_id") REFERENCES "transactions"("account_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_account_id_transaction_id_fkey" FOREIGN KEY ("account_id", "transaction_id") REFERENCES "transactions"("account_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_account_id_message_id_fkey" FOREIGN KEY ("account_id", "message_id") REFERENCES "webhook_messages"("account_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
