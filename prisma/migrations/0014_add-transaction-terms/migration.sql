-- AlterTable
ALTER TABLE "account_states" ADD COLUMN "terms_reach" BIGINT NOT NULL DEFAULT 0;

-- CreateTable: its rows are their key, which would otherwise be stored twice.
CREATE TABLE "transaction_terms" (
    "account_id" BIGINT NOT NULL,
    "term" TEXT NOT NULL,
    "transaction_id" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "term", "transaction_id")
) WITHOUT ROWID;
