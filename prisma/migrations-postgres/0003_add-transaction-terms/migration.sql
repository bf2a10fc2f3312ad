-- AlterTable
ALTER TABLE "account_states" ADD COLUMN     "terms_reach" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "transaction_terms" (
    "account_id" BIGINT NOT NULL,
    "term" TEXT NOT NULL,
    "transaction_id" BIGINT NOT NULL,

    CONSTRAINT "transaction_terms_pkey" PRIMARY KEY ("account_id","term","transaction_id")
);
