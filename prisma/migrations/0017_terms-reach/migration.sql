-- An account whose payments all have their terms says so by the newest of them.
UPDATE "account_states" SET "terms_reach" = (
    SELECT COALESCE(MAX("id"), 0) FROM "transactions" WHERE "transactions"."account_id" = "account_states"."account_id"
) WHERE "terms_reach" < 0;
