-- AlterTable
ALTER TABLE "accounts" ADD COLUMN "expires_at" BIGINT;
ALTER TABLE "accounts" ADD COLUMN "maker_id" BIGINT;
ALTER TABLE "accounts" ADD COLUMN "maker_key_id" BIGINT;

-- CreateIndex
CREATE INDEX "accounts_maker_id_maker_key_id_id_idx" ON "accounts"("maker_id", "maker_key_id", "id") WHERE maker_id is not null;

-- CreateIndex
CREATE INDEX "accounts_expires_at_idx" ON "accounts"("expires_at") WHERE expires_at is not null;
