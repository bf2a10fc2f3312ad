import type { Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

/** While an account is reset: what stands is marked apart from what never did, so that exactly that can stand again. */
export const letRulesSleep = async (unit: Unit, accountId: number): Promise<void> => {
  await unit.run(sql`update velocity_rules set active = 2 where account_id = ${accountId} and active = 1`);
  await unit.run(sql`update blacklist_entries set active = 2 where account_id = ${accountId} and active = 1`);
};

export const wakeRules = async (unit: Unit, accountId: number): Promise<void> => {
  await unit.run(sql`update velocity_rules set active = 1 where account_id = ${accountId} and active = 2`);
  await unit.run(sql`update blacklist_entries set active = 1 where account_id = ${accountId} and active = 2`);
};
