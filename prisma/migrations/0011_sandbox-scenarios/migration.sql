-- AlterTable
ALTER TABLE "request_logs" ADD COLUMN "scenario" TEXT;

-- AlterTable
ALTER TABLE "webhook_attempts" ADD COLUMN "scenario" TEXT;

-- AlterTable
ALTER TABLE "webhook_messages" ADD COLUMN "request_id" TEXT;
ALTER TABLE "webhook_messages" ADD COLUMN "scenario" TEXT;
