import type { Unit } from '#database/queries.ts';
import { listed, sql } from '#database/sql.ts';

/** The active fraud rules of an account: the fields of its velocity rules and the ids of its blacklist entries. */
export type ActiveRules = { readonly fields: readonly string[]; readonly entries: readonly number[] };

/** Disables the fraud rules during a reset; returns the active ones, so that exactly those can be enabled again. */
export const suspendRules = async (unit: Unit, accountId: number): Promise<ActiveRules> => {
  const rules = await unit.all<{ readonly field: string }>(
    sql`select field from velocity_rules where account_id = ${accountId} and active = ${true}`,
  );
  const entries = await unit.all<{ readonly id: number }>(
    sql`select id from blacklist_entries where account_id = ${accountId} and active = ${true}`,
  );
  await unit.run(sql`update velocity_rules set active = ${false} where account_id = ${accountId}`);
  await unit.run(sql`update blacklist_entries set active = ${false} where account_id = ${accountId}`);
  return { fields: rules.map(({ field }) => field), entries: entries.map(({ id }) => id) };
};

export const restoreRules = async (
  unit: Unit,
  accountId: number,
  { fields, entries }: ActiveRules,
): Promise<void> => {
  if (fields.length > 0)
    await unit.run(sql`
      update velocity_rules set active = ${true} where account_id = ${accountId} and field in (${listed(fields)})`);
  for (const id of entries)
    await unit.run(sql`
      update blacklist_entries set active = ${true} where account_id = ${accountId} and id = ${id}`);
};
