import { enterName } from '#core/account/directory-repository.ts';
import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { CardReplacementRow } from '#generated/stored-tables.ts';

export const insertReplacement = async (unit: Unit, row: Inserted<'card_replacements'>): Promise<void> => {
  await enterName(unit, row.accountId, 'cardReplacement', row.token);
  await unit.insert('card_replacements', row);
};

export const findReplacement = (
  queries: Queries,
  accountId: number,
  token: string,
): Promise<CardReplacementRow | undefined> =>
  queries.first<CardReplacementRow>(
    sql`select * from card_replacements where account_id = ${accountId} and token = ${token}`,
  );

/** Returns the replacement link of a subscription that is usable at the given time. */
export const findOpenReplacement = (
  queries: Queries,
  accountId: number,
  subscriptionId: number,
  now: Date,
): Promise<CardReplacementRow | undefined> =>
  queries.first<CardReplacementRow>(sql`
    select * from card_replacements
    where account_id = ${accountId} and subscription_id = ${subscriptionId} and used_at is null and expires_at > ${now}
    order by created_at desc limit 1`);

/** Ends the unused replacement links of a subscription. */
export const voidReplacements = (
  unit: Unit,
  accountId: number,
  subscriptionId: number,
  now: Date,
): Promise<number> =>
  unit.run(sql`
    update card_replacements set expires_at = ${now}
    where account_id = ${accountId} and subscription_id = ${subscriptionId} and used_at is null and expires_at > ${now}`);

/** Marks a replacement link as used; returns false if it was not usable. */
export const useReplacement = async (
  unit: Unit,
  accountId: number,
  token: string,
  now: Date,
): Promise<boolean> => {
  const used = await unit.run(sql`
    update card_replacements set used_at = ${now}
    where account_id = ${accountId} and token = ${token} and used_at is null`);
  return used === 1;
};
