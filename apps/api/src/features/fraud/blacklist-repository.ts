import type { BlacklistSort } from '@pasarela/contracts/fraud/blacklist-schema';
import type { FraudField } from '@pasarela/contracts/fraud/fraud-fields';
import type { ListOrder } from '@pasarela/contracts/http/list-query';
import { contains } from '#database/dialect.ts';
import { orderOf } from '#database/list-order.ts';
import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { joined, type Sql, sql } from '#database/sql.ts';
import type { BlacklistEntryRow } from '#generated/stored-tables.ts';
import type { Page } from '#http/list-page.ts';

export type BlacklistSearch = {
  readonly field?: FraudField | undefined;
  /** Text that the value contains, in lower case. */
  readonly text?: string | undefined;
};

const conditions = (accountId: number, { field, text }: BlacklistSearch): Sql =>
  joined(
    [
      sql`account_id = ${accountId}`,
      ...(field === undefined ? [] : [sql`field = ${field}`]),
      ...(text ? [contains(sql`value`, sql`${text}`)] : []),
    ],
    sql` and `,
  );

const columns = {
  // Entries survive a sandbox reset, which sets the account's clock back, so they are sorted by id instead of date.
  date: sql`id`,
  type: sql`field`,
  value: sql`lower(value)`,
  active: sql`active`,
} satisfies Record<BlacklistSort, Sql>;

export const findEntries = (
  queries: Queries,
  accountId: number,
  search: BlacklistSearch,
  { offset, rows, ...order }: Page & ListOrder<BlacklistSort>,
): Promise<BlacklistEntryRow[]> =>
  queries.all<BlacklistEntryRow>(sql`
    select * from blacklist_entries where ${conditions(accountId, search)}
    order by ${orderOf(columns, 'date', order)} limit ${rows} offset ${offset}`);

export const countEntries = async (
  queries: Queries,
  accountId: number,
  search: BlacklistSearch,
): Promise<number> => {
  const row = await queries.first<{ total: number }>(
    sql`select count(*) as total from blacklist_entries where ${conditions(accountId, search)}`,
  );
  return row?.total ?? 0;
};

/** Returns an entry of the account; an entry of another account is treated as missing. */
export const findEntry = (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<BlacklistEntryRow | undefined> =>
  queries.first<BlacklistEntryRow>(
    sql`select * from blacklist_entries where account_id = ${accountId} and id = ${id}`,
  );

/** Returns the entry of a field with this match key. */
export const findEntryByKey = (
  queries: Queries,
  accountId: number,
  field: string,
  matchKey: string,
): Promise<BlacklistEntryRow | undefined> =>
  queries.first<BlacklistEntryRow>(sql`
    select * from blacklist_entries
    where account_id = ${accountId} and field = ${field} and match_key = ${matchKey}`);

export const insertEntry = (unit: Unit, row: Inserted<'blacklist_entries'>): Promise<number> =>
  unit.insert('blacklist_entries', row);

export const updateEntry = (
  unit: Unit,
  { accountId, id }: Pick<BlacklistEntryRow, 'accountId' | 'id'>,
  { matchKey, value, active }: Pick<BlacklistEntryRow, 'matchKey' | 'value' | 'active'>,
): Promise<number> =>
  unit.run(sql`
    update blacklist_entries set match_key = ${matchKey}, value = ${value}, active = ${active}
    where account_id = ${accountId} and id = ${id}`);
