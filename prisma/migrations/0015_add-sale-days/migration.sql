-- CreateTable
CREATE TABLE "sale_days" (
    "account_id" BIGINT NOT NULL,
    "day" INTEGER NOT NULL,
    "payment_method" INTEGER NOT NULL,
    "sales" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,

    PRIMARY KEY ("account_id", "day", "payment_method")
);

-- CreateIndex
CREATE INDEX "transactions_account_id_decline_reason_created_at_id_status_idx" ON "transactions"("account_id", "decline_reason", "created_at", "id", "status") WHERE decline_reason is not null;

-- What was sold so far. Mexico City has been six hours behind UTC since 2022; a day that this counts otherwise is added up when it is read.
INSERT INTO "sale_days" ("account_id", "day", "payment_method", "sales", "amount")
SELECT "account_id", CAST(("paid_at" - 21600000) / 86400000 AS INTEGER), "payment_method", COUNT(*), SUM("amount")
FROM "transactions" WHERE "paid_at" IS NOT NULL AND "payment_method" IS NOT NULL AND "amount" > 0
GROUP BY 1, 2, 3;
