-- AlterTable
ALTER TABLE "account_settings" ADD COLUMN "previous_secret" TEXT;
ALTER TABLE "account_settings" ADD COLUMN "previous_secret_until" BIGINT;
