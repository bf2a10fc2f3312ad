-- AlterTable
ALTER TABLE "webhook_messages" ADD COLUMN "event" TEXT;
ALTER TABLE "webhook_messages" ADD COLUMN "subscription_id" BIGINT;

-- CreateIndex
CREATE INDEX "webhook_messages_account_id_subscription_id_id_idx" ON "webhook_messages"("account_id", "subscription_id", "id") WHERE subscription_id is not null;

-- CreateIndex
CREATE INDEX "webhook_messages_account_id_event_id_idx" ON "webhook_messages"("account_id", "event", "id") WHERE event is not null;
