-- AlterTable
ALTER TABLE "checkouts" ADD COLUMN "return_url" TEXT;
