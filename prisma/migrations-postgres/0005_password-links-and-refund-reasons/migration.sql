-- AlterTable
ALTER TABLE "account_settings" ADD COLUMN     "emails_on" TEXT;

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "note" TEXT;
ALTER TABLE "refunds" ADD COLUMN     "reason" TEXT;

-- CreateTable
CREATE TABLE "password_links" (
    "id" TEXT NOT NULL,
    "user_id" BIGINT,
    "purpose" TEXT NOT NULL,
    "created_at" BIGINT NOT NULL,
    "expires_at" BIGINT NOT NULL,
    "handled_at" BIGINT,
    "used_at" BIGINT,

    CONSTRAINT "password_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "password_links_created_at_idx" ON "password_links"("created_at") WHERE (handled_at is null);

-- CreateIndex
CREATE INDEX "password_links_user_id_idx" ON "password_links"("user_id");

-- AddForeignKey
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
