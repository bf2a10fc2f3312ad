-- CreateTable
CREATE TABLE "account_states" (
    "account_id" BIGINT NOT NULL PRIMARY KEY,
    "id_leases" TEXT NOT NULL DEFAULT '{}',
    "clock_offset" BIGINT NOT NULL DEFAULT 0,
    "clock_target" BIGINT NOT NULL DEFAULT 0,
    "next_outcome" TEXT,
    "resetting" TEXT,
    "resetting_until" BIGINT,
    CONSTRAINT "account_states_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "id_sequences" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "next_id" BIGINT NOT NULL
);

-- CreateTable
CREATE TABLE "directory_entries" (
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "account_id" BIGINT NOT NULL,

    PRIMARY KEY ("kind", "name")
);

-- What a reset that is under way has silenced: the rules that it marked with a third value are named instead.
UPDATE "accounts" SET "resetting" = json_set("resetting", '$.silenced', '' || json_object(
    'rules', json_object(
        'fields', json((SELECT json_group_array("field") FROM "velocity_rules" WHERE "account_id" = "accounts"."id" AND "active" = 2)),
        'entries', json((SELECT json_group_array("id") FROM "blacklist_entries" WHERE "account_id" = "accounts"."id" AND "active" = 2))
    ),
    'results', json(json_extract("resetting", '$.silenced'))
))
WHERE "resetting" IS NOT NULL AND json_extract("resetting", '$.silenced') <> '';
UPDATE "velocity_rules" SET "active" = 0 WHERE "active" = 2;
UPDATE "blacklist_entries" SET "active" = 0 WHERE "active" = 2;

-- What changes of an account as a whole moves to a row of its own.
INSERT INTO "account_states" ("account_id", "clock_offset", "clock_target", "next_outcome", "resetting", "resetting_until")
SELECT "id", "clock_offset", "clock_target", "next_outcome", "resetting", "resetting_until" FROM "accounts";

-- No id that was given out before is given out again. Accounts lease their next ids when they need them.
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'api_keys', 1 + max(coalesce((SELECT max("id") FROM "api_keys"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'api_keys'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'transactions', 1 + max(coalesce((SELECT max("id") FROM "transactions"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'transactions'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'transaction_events', 1 + max(coalesce((SELECT max("id") FROM "transaction_events"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'transaction_events'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'refunds', 1 + max(coalesce((SELECT max("id") FROM "refunds"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'refunds'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'ledger_transfers', 1 + max(coalesce((SELECT max("id") FROM "ledger_transfers"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'ledger_transfers'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'due_work', 1 + max(coalesce((SELECT max("id") FROM "due_work"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'due_work'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'card_tokens', 1 + max(coalesce((SELECT max("id") FROM "card_tokens"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'card_tokens'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'subscriptions', 1 + max(coalesce((SELECT max("id") FROM "subscriptions"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'subscriptions'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'chargebacks', 1 + max(coalesce((SELECT max("id") FROM "chargebacks"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'chargebacks'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'settlements', 1 + max(coalesce((SELECT max("id") FROM "settlements"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'settlements'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'webhook_messages', 1 + max(coalesce((SELECT max("id") FROM "webhook_messages"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'webhook_messages'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'inbox_messages', 1 + max(coalesce((SELECT max("id") FROM "inbox_messages"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'inbox_messages'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'request_logs', 1 + max(coalesce((SELECT max("id") FROM "request_logs"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'request_logs'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'payment_links', 1 + max(coalesce((SELECT max("id") FROM "payment_links"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'payment_links'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'link_parts', 1 + max(coalesce((SELECT max("id") FROM "link_parts"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'link_parts'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'blacklist_entries', 1 + max(coalesce((SELECT max("id") FROM "blacklist_entries"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'blacklist_entries'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'emails', 1 + max(coalesce((SELECT max("id") FROM "emails"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'emails'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'businesses', 1 + max(coalesce((SELECT max("id") FROM "businesses"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'businesses'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'accounts', 1 + max(coalesce((SELECT max("id") FROM "accounts"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'accounts'), 0));
INSERT INTO "id_sequences" ("name", "next_id") SELECT 'users', 1 + max(coalesce((SELECT max("id") FROM "users"), 0), coalesce((SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'users'), 0));

-- What is found without its account.
INSERT INTO "directory_entries" ("kind", "name", "account_id") SELECT 'apiKey', "identifier", "account_id" FROM "api_keys";
INSERT INTO "directory_entries" ("kind", "name", "account_id") SELECT 'checkout', "token", "account_id" FROM "checkouts";
INSERT INTO "directory_entries" ("kind", "name", "account_id") SELECT 'cardReplacement', "token", "account_id" FROM "card_replacements";
INSERT INTO "directory_entries" ("kind", "name", "account_id") SELECT 'file', "id", "account_id" FROM "stored_files";
INSERT INTO "directory_entries" ("kind", "name", "account_id") SELECT 'inbox', "inbox", "account_id" FROM "account_settings";

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_account_settings" (
    "account_id" BIGINT NOT NULL PRIMARY KEY,
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
INSERT INTO "new_account_settings" ("account_id", "inbox", "notification_email", "notification_text", "private_key", "public_key", "reprocess_subscriptions", "url_logo", "url_response_default", "url_response_error", "url_response_success", "webhook_secret") SELECT "account_id", "inbox", "notification_email", "notification_text", "private_key", "public_key", "reprocess_subscriptions", "url_logo", "url_response_default", "url_response_error", "url_response_success", "webhook_secret" FROM "account_settings";
DROP TABLE "account_settings";
ALTER TABLE "new_account_settings" RENAME TO "account_settings";
CREATE TABLE "new_accounts" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "business_id" BIGINT NOT NULL,
    "environment" TEXT NOT NULL,
    "created_at" BIGINT NOT NULL,
    CONSTRAINT "accounts_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_accounts" ("business_id", "created_at", "environment", "id") SELECT "business_id", "created_at", "environment", "id" FROM "accounts";
DROP TABLE "accounts";
ALTER TABLE "new_accounts" RENAME TO "accounts";
CREATE UNIQUE INDEX "accounts_business_id_environment_key" ON "accounts"("business_id", "environment");
CREATE TABLE "new_api_keys" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "identifier" TEXT NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" BIGINT NOT NULL,
    "revoked_at" BIGINT,

    PRIMARY KEY ("account_id", "id"),
    CONSTRAINT "api_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_api_keys" ("account_id", "created_at", "id", "identifier", "revoked_at", "secret_hash", "version") SELECT "account_id", "created_at", "id", "identifier", "revoked_at", "secret_hash", "version" FROM "api_keys";
DROP TABLE "api_keys";
ALTER TABLE "new_api_keys" RENAME TO "api_keys";
CREATE UNIQUE INDEX "api_keys_account_id_identifier_key" ON "api_keys"("account_id", "identifier");
CREATE TABLE "new_blacklist_entries" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "field" TEXT NOT NULL,
    "match_key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "created_at" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "id")
);
INSERT INTO "new_blacklist_entries" ("account_id", "active", "created_at", "field", "id", "match_key", "value") SELECT "account_id", "active", "created_at", "field", "id", "match_key", "value" FROM "blacklist_entries";
DROP TABLE "blacklist_entries";
ALTER TABLE "new_blacklist_entries" RENAME TO "blacklist_entries";
CREATE UNIQUE INDEX "blacklist_entries_account_id_field_match_key_key" ON "blacklist_entries"("account_id", "field", "match_key");
CREATE TABLE "new_businesses" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "business_activity" TEXT NOT NULL,
    "payment_type" TEXT NOT NULL,
    "tax_id" TEXT NOT NULL,
    "created_at" BIGINT NOT NULL
);
INSERT INTO "new_businesses" ("business_activity", "created_at", "id", "name", "payment_type", "tax_id") SELECT "business_activity", "created_at", "id", "name", "payment_type", "tax_id" FROM "businesses";
DROP TABLE "businesses";
ALTER TABLE "new_businesses" RENAME TO "businesses";
CREATE TABLE "new_card_replacements" (
    "token" TEXT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "subscription_id" BIGINT NOT NULL,
    "created_at" BIGINT NOT NULL,
    "expires_at" BIGINT NOT NULL,
    "used_at" BIGINT,

    PRIMARY KEY ("account_id", "token")
);
INSERT INTO "new_card_replacements" ("account_id", "created_at", "expires_at", "subscription_id", "token", "used_at") SELECT "account_id", "created_at", "expires_at", "subscription_id", "token", "used_at" FROM "card_replacements";
DROP TABLE "card_replacements";
ALTER TABLE "new_card_replacements" RENAME TO "card_replacements";
CREATE INDEX "card_replacements_account_id_subscription_id_created_at_idx" ON "card_replacements"("account_id", "subscription_id", "created_at");
CREATE TABLE "new_card_tokens" (
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

    PRIMARY KEY ("account_id", "id")
);
INSERT INTO "new_card_tokens" ("account_id", "acquirer_token", "brand", "code", "created_at", "customer_email", "customer_name", "deleted_at", "email_key", "expiry_month", "expiry_year", "fingerprint", "first_six", "funding", "id", "last_four", "listed") SELECT "account_id", "acquirer_token", "brand", "code", "created_at", "customer_email", "customer_name", "deleted_at", "email_key", "expiry_month", "expiry_year", "fingerprint", "first_six", "funding", "id", "last_four", "listed" FROM "card_tokens";
DROP TABLE "card_tokens";
ALTER TABLE "new_card_tokens" RENAME TO "card_tokens";
CREATE INDEX "card_tokens_account_id_email_key_id_idx" ON "card_tokens"("account_id", "email_key", "id");
CREATE UNIQUE INDEX "card_tokens_account_id_code_key" ON "card_tokens"("account_id", "code");
CREATE TABLE "new_chargebacks" (
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

    PRIMARY KEY ("account_id", "id")
);
INSERT INTO "new_chargebacks" ("account_id", "amount", "decided_at", "id", "opened_at", "outcome", "proof_at", "proof_due_at", "reason", "transaction_id") SELECT "account_id", "amount", "decided_at", "id", "opened_at", "outcome", "proof_at", "proof_due_at", "reason", "transaction_id" FROM "chargebacks";
DROP TABLE "chargebacks";
ALTER TABLE "new_chargebacks" RENAME TO "chargebacks";
CREATE INDEX "chargebacks_account_id_transaction_id_idx" ON "chargebacks"("account_id", "transaction_id");
CREATE TABLE "new_checkouts" (
    "token" TEXT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "transaction_id" BIGINT NOT NULL,
    "expires_at" BIGINT,
    "created_at" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "token")
);
INSERT INTO "new_checkouts" ("account_id", "created_at", "expires_at", "kind", "token", "transaction_id") SELECT "account_id", "created_at", "expires_at", "kind", "token", "transaction_id" FROM "checkouts";
DROP TABLE "checkouts";
ALTER TABLE "new_checkouts" RENAME TO "checkouts";
CREATE TABLE "new_due_work" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" BIGINT NOT NULL,
    "due_at" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "id")
);
INSERT INTO "new_due_work" ("account_id", "due_at", "id", "kind", "subject_id") SELECT "account_id", "due_at", "id", "kind", "subject_id" FROM "due_work";
DROP TABLE "due_work";
ALTER TABLE "new_due_work" RENAME TO "due_work";
CREATE INDEX "due_work_account_id_due_at_id_idx" ON "due_work"("account_id", "due_at", "id");
CREATE UNIQUE INDEX "due_work_account_id_kind_subject_id_key" ON "due_work"("account_id", "kind", "subject_id");
CREATE TABLE "new_emails" (
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

    PRIMARY KEY ("account_id", "id")
);
INSERT INTO "new_emails" ("account_id", "attempts", "created_at", "error", "html", "id", "kind", "next_attempt_at", "occurred_at", "recipients", "refused", "sent_at", "state", "subject", "text", "transaction_id") SELECT "account_id", "attempts", "created_at", "error", "html", "id", "kind", "next_attempt_at", "occurred_at", "recipients", "refused", "sent_at", "state", "subject", "text", "transaction_id" FROM "emails";
DROP TABLE "emails";
ALTER TABLE "new_emails" RENAME TO "emails";
CREATE INDEX "emails_next_attempt_at_idx" ON "emails"("next_attempt_at") WHERE next_attempt_at is not null;
CREATE INDEX "emails_account_id_transaction_id_id_idx" ON "emails"("account_id", "transaction_id", "id");
CREATE TABLE "new_form_sessions" (
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

    PRIMARY KEY ("account_id", "session_id")
);
INSERT INTO "new_form_sessions" ("account_id", "acquirer_token", "brand", "created_at", "expiry_month", "expiry_year", "fingerprint", "first_six", "funding", "last_four", "payer_ip", "session_id", "used_at") SELECT "account_id", "acquirer_token", "brand", "created_at", "expiry_month", "expiry_year", "fingerprint", "first_six", "funding", "last_four", "payer_ip", "session_id", "used_at" FROM "form_sessions";
DROP TABLE "form_sessions";
ALTER TABLE "new_form_sessions" RENAME TO "form_sessions";
CREATE INDEX "form_sessions_account_id_created_at_idx" ON "form_sessions"("account_id", "created_at");
CREATE TABLE "new_idempotency_records" (
    "account_id" BIGINT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "created_at" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "key")
);
INSERT INTO "new_idempotency_records" ("account_id", "answer", "created_at", "key", "request_hash") SELECT "account_id", "answer", "created_at", "key", "request_hash" FROM "idempotency_records";
DROP TABLE "idempotency_records";
ALTER TABLE "new_idempotency_records" RENAME TO "idempotency_records";
CREATE INDEX "idempotency_records_account_id_created_at_idx" ON "idempotency_records"("account_id", "created_at");
CREATE TABLE "new_inbox_messages" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "code" TEXT,
    "headers" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "verified" BOOLEAN NOT NULL,
    "received_at" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "id")
);
INSERT INTO "new_inbox_messages" ("account_id", "body", "code", "headers", "id", "received_at", "verified") SELECT "account_id", "body", "code", "headers", "id", "received_at", "verified" FROM "inbox_messages";
DROP TABLE "inbox_messages";
ALTER TABLE "new_inbox_messages" RENAME TO "inbox_messages";
CREATE TABLE "new_known_addresses" (
    "user_id" BIGINT NOT NULL,
    "subject" TEXT NOT NULL,
    "last_at" BIGINT NOT NULL,

    PRIMARY KEY ("user_id", "subject"),
    CONSTRAINT "known_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_known_addresses" ("last_at", "subject", "user_id") SELECT "last_at", "subject", "user_id" FROM "known_addresses";
DROP TABLE "known_addresses";
ALTER TABLE "new_known_addresses" RENAME TO "known_addresses";
CREATE TABLE "new_ledger_balances" (
    "account_id" BIGINT NOT NULL,
    "ledger_account" TEXT NOT NULL,
    "debits" BIGINT NOT NULL,
    "credits" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "ledger_account")
);
INSERT INTO "new_ledger_balances" ("account_id", "credits", "debits", "ledger_account") SELECT "account_id", "credits", "debits", "ledger_account" FROM "ledger_balances";
DROP TABLE "ledger_balances";
ALTER TABLE "new_ledger_balances" RENAME TO "ledger_balances";
CREATE TABLE "new_ledger_days" (
    "account_id" BIGINT NOT NULL,
    "day" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "day", "kind")
);
INSERT INTO "new_ledger_days" ("account_id", "amount", "day", "kind") SELECT "account_id", "amount", "day", "kind" FROM "ledger_days";
DROP TABLE "ledger_days";
ALTER TABLE "new_ledger_days" RENAME TO "ledger_days";
CREATE TABLE "new_ledger_transfers" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "transaction_id" BIGINT,
    "sequence" INTEGER,
    "kind" TEXT NOT NULL,
    "debit" TEXT NOT NULL,
    "credit" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "occurred_at" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "id"),
    CONSTRAINT "ledger_transfers_account_id_transaction_id_fkey" FOREIGN KEY ("account_id", "transaction_id") REFERENCES "transactions" ("account_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_ledger_transfers" ("account_id", "amount", "credit", "debit", "id", "kind", "occurred_at", "sequence", "transaction_id") SELECT "account_id", "amount", "credit", "debit", "id", "kind", "occurred_at", "sequence", "transaction_id" FROM "ledger_transfers";
DROP TABLE "ledger_transfers";
ALTER TABLE "new_ledger_transfers" RENAME TO "ledger_transfers";
CREATE INDEX "ledger_transfers_account_id_transaction_id_idx" ON "ledger_transfers"("account_id", "transaction_id");
CREATE INDEX "ledger_transfers_account_id_occurred_at_kind_amount_idx" ON "ledger_transfers"("account_id", "occurred_at", "kind", "amount");
CREATE TABLE "new_link_parts" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "lines" INTEGER NOT NULL,
    "orders" TEXT NOT NULL,
    "tokens" TEXT NOT NULL,
    "actor" TEXT NOT NULL,

    PRIMARY KEY ("account_id", "id")
);
INSERT INTO "new_link_parts" ("account_id", "actor", "id", "lines", "orders", "tokens") SELECT "account_id", "actor", "id", "lines", "orders", "tokens" FROM "link_parts";
DROP TABLE "link_parts";
ALTER TABLE "new_link_parts" RENAME TO "link_parts";
CREATE TABLE "new_login_failures" (
    "subject" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL,
    "last_at" BIGINT NOT NULL,
    "locked_until" BIGINT
);
INSERT INTO "new_login_failures" ("count", "last_at", "locked_until", "subject") SELECT "count", "last_at", "locked_until", "subject" FROM "login_failures";
DROP TABLE "login_failures";
ALTER TABLE "new_login_failures" RENAME TO "login_failures";
CREATE TABLE "new_memberships" (
    "user_id" BIGINT NOT NULL,
    "business_id" BIGINT NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" BIGINT NOT NULL,
    "disabled_at" BIGINT,

    PRIMARY KEY ("user_id", "business_id"),
    CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "memberships_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_memberships" ("business_id", "created_at", "disabled_at", "role", "user_id") SELECT "business_id", "created_at", "disabled_at", "role", "user_id" FROM "memberships";
DROP TABLE "memberships";
ALTER TABLE "new_memberships" RENAME TO "memberships";
CREATE INDEX "memberships_business_id_idx" ON "memberships"("business_id");
CREATE TABLE "new_payment_links" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "token" TEXT NOT NULL,
    "reference_key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "due_at" BIGINT NOT NULL,
    "mailed" BOOLEAN NOT NULL,
    "created_at" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "id")
);
INSERT INTO "new_payment_links" ("account_id", "amount", "created_at", "due_at", "id", "kind", "mailed", "reference_key", "token") SELECT "account_id", "amount", "created_at", "due_at", "id", "kind", "mailed", "reference_key", "token" FROM "payment_links";
DROP TABLE "payment_links";
ALTER TABLE "new_payment_links" RENAME TO "payment_links";
CREATE INDEX "payment_links_mailed_account_id_id_idx" ON "payment_links"("mailed", "account_id", "id");
CREATE INDEX "payment_links_account_id_created_at_id_reference_key_idx" ON "payment_links"("account_id", "created_at", "id", "reference_key");
CREATE INDEX "payment_links_account_id_reference_key_created_at_id_idx" ON "payment_links"("account_id", "reference_key", "created_at", "id");
CREATE UNIQUE INDEX "payment_links_account_id_token_key" ON "payment_links"("account_id", "token");
CREATE TABLE "new_refunds" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "transaction_id" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_name" TEXT,
    "created_at" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "id"),
    CONSTRAINT "refunds_account_id_transaction_id_fkey" FOREIGN KEY ("account_id", "transaction_id") REFERENCES "transactions" ("account_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_refunds" ("account_id", "actor_kind", "actor_name", "amount", "created_at", "id", "transaction_id") SELECT "account_id", "actor_kind", "actor_name", "amount", "created_at", "id", "transaction_id" FROM "refunds";
DROP TABLE "refunds";
ALTER TABLE "new_refunds" RENAME TO "refunds";
CREATE INDEX "refunds_account_id_transaction_id_idx" ON "refunds"("account_id", "transaction_id");
CREATE TABLE "new_reprocess_runs" (
    "account_id" BIGINT NOT NULL,
    "day" INTEGER NOT NULL,
    "started_at" BIGINT NOT NULL,
    "subscriptions" INTEGER NOT NULL,

    PRIMARY KEY ("account_id", "day")
);
INSERT INTO "new_reprocess_runs" ("account_id", "day", "started_at", "subscriptions") SELECT "account_id", "day", "started_at", "subscriptions" FROM "reprocess_runs";
DROP TABLE "reprocess_runs";
ALTER TABLE "new_reprocess_runs" RENAME TO "reprocess_runs";
CREATE TABLE "new_request_logs" (
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
    "milliseconds" INTEGER NOT NULL,
    "received_at" BIGINT NOT NULL,
    "occurred_at" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "id")
);
INSERT INTO "new_request_logs" ("account_id", "api_key", "code", "http_status", "id", "idempotency_key", "method", "milliseconds", "occurred_at", "operation", "path", "received_at", "reference_key", "reference_number", "replayed", "request", "request_id", "response", "transaction_id") SELECT "account_id", "api_key", "code", "http_status", "id", "idempotency_key", "method", "milliseconds", "occurred_at", "operation", "path", "received_at", "reference_key", "reference_number", "replayed", "request", "request_id", "response", "transaction_id" FROM "request_logs";
DROP TABLE "request_logs";
ALTER TABLE "new_request_logs" RENAME TO "request_logs";
CREATE INDEX "request_logs_account_id_received_at_id_http_status_code_operation_idx" ON "request_logs"("account_id", "received_at", "id", "http_status", "code", "operation");
CREATE INDEX "request_logs_account_id_reference_key_received_at_id_idx" ON "request_logs"("account_id", "reference_key", "received_at", "id");
CREATE INDEX "request_logs_account_id_transaction_id_received_at_id_idx" ON "request_logs"("account_id", "transaction_id", "received_at", "id");
CREATE TABLE "new_sessions" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" BIGINT NOT NULL,
    "environment" TEXT NOT NULL,
    "created_at" BIGINT NOT NULL,
    "last_seen_at" BIGINT NOT NULL,
    "ended_at" BIGINT,
    CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_sessions" ("created_at", "ended_at", "environment", "id", "last_seen_at", "user_id") SELECT "created_at", "ended_at", "environment", "id", "last_seen_at", "user_id" FROM "sessions";
DROP TABLE "sessions";
ALTER TABLE "new_sessions" RENAME TO "sessions";
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");
CREATE TABLE "new_settlements" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "until" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,
    "transactions" INTEGER NOT NULL,
    "settled_at" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "id")
);
INSERT INTO "new_settlements" ("account_id", "amount", "id", "settled_at", "transactions", "until") SELECT "account_id", "amount", "id", "settled_at", "transactions", "until" FROM "settlements";
DROP TABLE "settlements";
ALTER TABLE "new_settlements" RENAME TO "settlements";
CREATE UNIQUE INDEX "settlements_account_id_until_key" ON "settlements"("account_id", "until");
CREATE TABLE "new_stored_files" (
    "id" TEXT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "file_group" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BLOB NOT NULL,
    "created_at" BIGINT NOT NULL,
    "chargeback_id" BIGINT,
    "place" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("account_id", "id")
);
INSERT INTO "new_stored_files" ("account_id", "chargeback_id", "content", "content_type", "created_at", "file_group", "file_name", "id", "size", "place") SELECT "account_id", "chargeback_id", "content", "content_type", "created_at", "file_group", "file_name", "id", "size", row_number() OVER (PARTITION BY "account_id", "chargeback_id" ORDER BY rowid) - 1 FROM "stored_files";
DROP TABLE "stored_files";
ALTER TABLE "new_stored_files" RENAME TO "stored_files";
CREATE INDEX "stored_files_account_id_chargeback_id_idx" ON "stored_files"("account_id", "chargeback_id");
CREATE TABLE "new_subscriptions" (
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

    PRIMARY KEY ("account_id", "id")
);
INSERT INTO "new_subscriptions" ("account_id", "amount", "attempt_number", "card_token_id", "created_at", "currency", "customer_email", "customer_name", "end_reason", "first_payment_at", "frequency", "id", "last_declined_at", "modified_at", "next_payment_at", "number_of_pays", "origin_transaction_id", "payments_made", "reference_key", "reference_number", "second_payment_at", "status", "total_charged") SELECT "account_id", "amount", "attempt_number", "card_token_id", "created_at", "currency", "customer_email", "customer_name", "end_reason", "first_payment_at", "frequency", "id", "last_declined_at", "modified_at", "next_payment_at", "number_of_pays", "origin_transaction_id", "payments_made", "reference_key", "reference_number", "second_payment_at", "status", "total_charged" FROM "subscriptions";
DROP TABLE "subscriptions";
ALTER TABLE "new_subscriptions" RENAME TO "subscriptions";
CREATE INDEX "subscriptions_account_id_status_id_idx" ON "subscriptions"("account_id", "status", "id");
CREATE INDEX "subscriptions_account_id_reference_key_id_idx" ON "subscriptions"("account_id", "reference_key", "id");
CREATE TABLE "new_transaction_counts" (
    "account_id" BIGINT NOT NULL,
    "day" INTEGER NOT NULL,
    "status" INTEGER NOT NULL,
    "transactions" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "day", "status")
);
INSERT INTO "new_transaction_counts" ("account_id", "amount", "day", "status", "transactions") SELECT "account_id", "amount", "day", "status", "transactions" FROM "transaction_counts";
DROP TABLE "transaction_counts";
ALTER TABLE "new_transaction_counts" RENAME TO "transaction_counts";
CREATE TABLE "new_transaction_events" (
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

    PRIMARY KEY ("account_id", "id"),
    CONSTRAINT "transaction_events_account_id_transaction_id_fkey" FOREIGN KEY ("account_id", "transaction_id") REFERENCES "transactions" ("account_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_transaction_events" ("account_id", "actor_kind", "actor_name", "amount", "id", "move", "occurred_at", "reason", "related_id", "request_id", "sequence", "status", "transaction_id") SELECT "account_id", "actor_kind", "actor_name", "amount", "id", "move", "occurred_at", "reason", "related_id", "request_id", "sequence", "status", "transaction_id" FROM "transaction_events";
DROP TABLE "transaction_events";
ALTER TABLE "new_transaction_events" RENAME TO "transaction_events";
CREATE UNIQUE INDEX "transaction_events_account_id_transaction_id_sequence_key" ON "transaction_events"("account_id", "transaction_id", "sequence");
CREATE TABLE "new_transactions" (
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

    PRIMARY KEY ("account_id", "id"),
    CONSTRAINT "transactions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_transactions" ("account_id", "amount", "attempted_at", "authorization_code", "authorized_amount", "card_brand", "card_fingerprint", "card_first_six", "card_last_four", "cash_due_at", "cash_reference", "chargeback_at", "chargeback_outcome", "checkout_token", "code", "created_at", "currency", "customer_email", "customer_name", "customer_phone", "decline_reason", "description", "details", "disputed_amount", "email_key", "fee", "fraud_rule", "held_reference", "id", "installments", "paid_at", "payer_ip", "payment_method", "payment_number", "process", "reference_key", "reference_number", "refunded_amount", "replaced_by_id", "secure_3d", "settlement_id", "status", "status_before_dispute", "subscription_id", "tax", "updated_at") SELECT "account_id", "amount", "attempted_at", "authorization_code", "authorized_amount", "card_brand", "card_fingerprint", "card_first_six", "card_last_four", "cash_due_at", "cash_reference", "chargeback_at", "chargeback_outcome", "checkout_token", "code", "created_at", "currency", "customer_email", "customer_name", "customer_phone", "decline_reason", "description", "details", "disputed_amount", "email_key", "fee", "fraud_rule", "held_reference", "id", "installments", "paid_at", "payer_ip", "payment_method", "payment_number", "process", "reference_key", "reference_number", "refunded_amount", "replaced_by_id", "secure_3d", "settlement_id", "status", "status_before_dispute", "subscription_id", "tax", "updated_at" FROM "transactions";
DROP TABLE "transactions";
ALTER TABLE "new_transactions" RENAME TO "transactions";
CREATE INDEX "transactions_account_id_created_at_id_status_reference_key_email_key_cash_reference_idx" ON "transactions"("account_id", "created_at", "id", "status", "reference_key", "email_key", "cash_reference");
CREATE INDEX "transactions_account_id_status_created_at_id_idx" ON "transactions"("account_id", "status", "created_at", "id");
CREATE INDEX "transactions_account_id_reference_key_created_at_id_idx" ON "transactions"("account_id", "reference_key", "created_at", "id");
CREATE INDEX "transactions_account_id_email_key_created_at_id_idx" ON "transactions"("account_id", "email_key", "created_at", "id");
CREATE INDEX "transactions_account_id_cash_reference_created_at_id_idx" ON "transactions"("account_id", "cash_reference", "created_at", "id") WHERE cash_reference is not null;
CREATE INDEX "transactions_account_id_chargeback_outcome_created_at_id_idx" ON "transactions"("account_id", "chargeback_outcome", "created_at", "id") WHERE chargeback_outcome is not null;
CREATE INDEX "transactions_account_id_email_key_attempted_at_idx" ON "transactions"("account_id", "email_key", "attempted_at");
CREATE INDEX "transactions_account_id_payer_ip_attempted_at_idx" ON "transactions"("account_id", "payer_ip", "attempted_at") WHERE payer_ip is not null;
CREATE INDEX "transactions_account_id_card_fingerprint_attempted_at_idx" ON "transactions"("account_id", "card_fingerprint", "attempted_at") WHERE card_fingerprint is not null;
CREATE INDEX "transactions_account_id_attempted_at_idx" ON "transactions"("account_id", "attempted_at") WHERE attempted_at is not null;
CREATE INDEX "transactions_account_id_subscription_id_created_at_id_idx" ON "transactions"("account_id", "subscription_id", "created_at", "id") WHERE subscription_id is not null;
CREATE UNIQUE INDEX "transactions_account_id_code_key" ON "transactions"("account_id", "code");
CREATE UNIQUE INDEX "transactions_account_id_held_reference_key" ON "transactions"("account_id", "held_reference");
CREATE TABLE "new_users" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "user_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "disabled_at" BIGINT,
    "created_at" BIGINT NOT NULL
);
INSERT INTO "new_users" ("created_at", "disabled_at", "display_name", "email", "id", "password_hash", "user_name") SELECT "created_at", "disabled_at", "display_name", "email", "id", "password_hash", "user_name" FROM "users";
DROP TABLE "users";
ALTER TABLE "new_users" RENAME TO "users";
CREATE UNIQUE INDEX "users_user_name_key" ON "users"("user_name");
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");
CREATE TABLE "new_velocity_rules" (
    "account_id" BIGINT NOT NULL,
    "field" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "value" INTEGER NOT NULL,
    "time_range" TEXT NOT NULL,

    PRIMARY KEY ("account_id", "field")
);
INSERT INTO "new_velocity_rules" ("account_id", "active", "field", "time_range", "value") SELECT "account_id", "active", "field", "time_range", "value" FROM "velocity_rules";
DROP TABLE "velocity_rules";
ALTER TABLE "new_velocity_rules" RENAME TO "velocity_rules";
CREATE TABLE "new_webhook_attempts" (
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

    PRIMARY KEY ("account_id", "message_id", "number"),
    CONSTRAINT "webhook_attempts_account_id_message_id_fkey" FOREIGN KEY ("account_id", "message_id") REFERENCES "webhook_messages" ("account_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_webhook_attempts" ("account_id", "error", "message_id", "milliseconds", "number", "request_headers", "response_body", "response_headers", "started_at", "status_code", "url") SELECT "account_id", "error", "message_id", "milliseconds", "number", "request_headers", "response_body", "response_headers", "started_at", "status_code", "url" FROM "webhook_attempts";
DROP TABLE "webhook_attempts";
ALTER TABLE "new_webhook_attempts" RENAME TO "webhook_attempts";
CREATE TABLE "new_webhook_messages" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "code" TEXT NOT NULL,
    "transaction_id" BIGINT,
    "status" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lane" TEXT NOT NULL,
    "next_attempt_at" BIGINT,
    "created_at" BIGINT NOT NULL,
    "occurred_at" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "id")
);
INSERT INTO "new_webhook_messages" ("account_id", "attempts", "code", "created_at", "id", "lane", "next_attempt_at", "occurred_at", "payload", "state", "status", "transaction_id", "url") SELECT "account_id", "attempts", "code", "created_at", "id", "lane", "next_attempt_at", "occurred_at", "payload", "state", "status", "transaction_id", "url" FROM "webhook_messages";
DROP TABLE "webhook_messages";
ALTER TABLE "new_webhook_messages" RENAME TO "webhook_messages";
CREATE INDEX "webhook_messages_lane_next_attempt_at_idx" ON "webhook_messages"("lane", "next_attempt_at") WHERE next_attempt_at is not null;
CREATE INDEX "webhook_messages_account_id_state_id_idx" ON "webhook_messages"("account_id", "state", "id");
CREATE INDEX "webhook_messages_account_id_transaction_id_id_idx" ON "webhook_messages"("account_id", "transaction_id", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
