-- AlterTable
ALTER TABLE "account_states" ADD COLUMN "scenario_rules" TEXT;
