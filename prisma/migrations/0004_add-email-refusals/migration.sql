-- AlterTable
ALTER TABLE "emails" ADD COLUMN "refused" TEXT;
