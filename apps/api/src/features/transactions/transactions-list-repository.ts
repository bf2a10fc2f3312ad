import type { ListOrder } from '@pasarela/contracts/http/list-query';
import type { TransactionSort } from '@pasarela/contracts/transactions/transaction-schema';
import { totalInDays } from '#core/transactions/transaction-counts-repository.ts';
import { beginsWith, besides, leads, unindexed } from '#database/dialect.ts';
import { folded, orderOf } from '#database/list-order.ts';
import type { Queries } from '#database/queries.ts';
import { flatten, joined, listed, type Sql, sql } from '#database/sql.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { refuseLongSort } from '#http/sort-limit.ts';
import type { TransactionSearch } from './transaction-filter.ts';

/** A prefix that matches more rows than this is searched by the date index, a rarer one by the index of its own column. */
const common = 2_000;

/** The index that a search uses: dates (it contains all filter columns), the first prefix, or chargeback outcomes. */
type Walk = 'byDate' | 'byPrefix' | 'byOutcome';

const plain = (column: Sql): Sql => column;
const prefixes = (search: TransactionSearch, column: typeof plain): readonly Sql[] => [
  ...(search.reference ? [beginsWith(column(sql`reference_key`), search.reference)] : []),
  ...(search.email ? [beginsWith(column(sql`email_key`), search.email)] : []),
  ...(search.cash ? [beginsWith(column(sql`cash_reference`), search.cash)] : []),
];

/** The one beginning of a search that every transaction has a text for; undefined where more, or others, are asked for. */
const onlyBeginning = ({ reference, email, cash }: TransactionSearch): readonly [Sql, string] | undefined => {
  if (cash || (reference && email)) return undefined;
  if (reference) return [sql`reference_key`, reference];
  return email ? [sql`email_key`, email] : undefined;
};

/** Builds the conditions of a search so that the chosen index is used. */
const conditions = (accountId: number, search: TransactionSearch, walk: Walk): Sql => {
  const byPrefix = walk === 'byPrefix';
  const beginnings = prefixes(search, byPrefix ? plain : unindexed);
  const dated = walk === 'byDate' ? plain : unindexed;
  const inStatus = beginnings.length > 0 ? unindexed : plain;
  const parts: Sql[] = [
    sql`account_id = ${accountId}`,
    ...(search.id === undefined ? [] : [sql`id = ${search.id}`]),
    ...(search.status === undefined ? [] : [sql`${inStatus(sql`status`)} = ${search.status}`]),
    ...(search.outcomes ? [sql`chargeback_outcome in (${listed(search.outcomes)})`] : []),
    ...(search.from ? [sql`${dated(sql`created_at`)} >= ${search.from}`] : []),
    ...(search.until ? [sql`${dated(sql`created_at`)} < ${search.until}`] : []),
    ...beginnings,
  ];
  return joined(parts, sql` and `);
};

/** Chooses the index of a search: the index of the prefix if it is rare, otherwise the index of dates. */
const walkOf = async (queries: Queries, accountId: number, search: TransactionSearch): Promise<Walk> => {
  if (search.outcomes) return 'byOutcome';
  const [first] = prefixes(search, plain);
  if (!first) return 'byDate';
  const row = await queries.first<{ found: number }>(sql`
    select count(*) as found from (select 1 from transactions where account_id = ${accountId} and ${first} limit ${common + 1})`);
  return (row?.found ?? 0) > common ? 'byDate' : 'byPrefix';
};

/**
 * How many rows a search finds whose beginning nearly all rows have: those of its days and status, which are counted already, without
 * the few that begin otherwise. Undefined where those are not few.
 */
const countWithoutFew = async (
  queries: Queries,
  accountId: number,
  { status, from, until, days }: TransactionSearch,
  [column, beginning]: readonly [Sql, string],
): Promise<number | undefined> => {
  // The column's own index leads: it holds the few together.
  const asked = [
    ...(status === undefined ? [] : [sql`${unindexed(sql`status`)} = ${status}`]),
    ...(from ? [sql`${unindexed(sql`created_at`)} >= ${from}`] : []),
    ...(until ? [sql`${unindexed(sql`created_at`)} < ${until}`] : []),
  ];
  let few = 0;
  let leftOut = 0;
  for (const range of besides(column, beginning)) {
    const row = await queries.first<{ found: number }>(sql`
      select count(*) as found from (
        select 1 from transactions where account_id = ${accountId} and ${range} limit ${common + 1}) outside`);
    few += row?.found ?? 0;
    if (few > common) return undefined;
    const conditionsOfFew = joined([sql`account_id = ${accountId}`, range, ...asked], sql` and `);
    const counted =
      asked.length === 0
        ? row
        : await queries.first<{ found: number }>(
            sql`select count(*) as found from transactions where ${conditionsOfFew}`,
          );
    leftOut += counted?.found ?? 0;
  }
  return (await totalInDays(queries, accountId, days, status)) - leftOut;
};

/**
 * How many rows a search finds. Days and status are counted already, with every change of status; a common beginning alone is counted
 * in its own, narrower index.
 */
const countFound = async (
  queries: Queries,
  accountId: number,
  search: TransactionSearch,
  walk: Walk,
): Promise<number> => {
  const beginnings = prefixes(search, plain).length;
  if (beginnings === 0 && search.id === undefined && !search.outcomes)
    return totalInDays(queries, accountId, search.days, search.status);
  const only = walk === 'byDate' && search.id === undefined ? onlyBeginning(search) : undefined;
  const withoutFew = only && (await countWithoutFew(queries, accountId, search, only));
  if (withoutFew !== undefined) return withoutFew;
  const narrow = beginnings === 1 && search.status === undefined && !search.from && !search.until;
  const where = conditions(accountId, search, narrow ? 'byPrefix' : walk);
  const row = await queries.first<{ total: number }>(
    sql`select count(*) as total from transactions where ${where}`,
  );
  return row?.total ?? 0;
};

const findsNothing = (search: TransactionSearch): boolean => search.outcomes?.length === 0;

export type Page = { readonly offset: number; readonly rows: number };

export type TransactionOrder = ListOrder<TransactionSort>;

/** The expressions to sort by. Only the sort by date is read from an index. */
const sorts: Readonly<Record<TransactionSort, Sql>> = {
  date: sql`created_at`,
  reference: sql`reference_key`,
  customer: folded(sql`customer_name`),
  status: sql`status`,
  amount: sql`amount`,
};

/** The same expressions, written so that no index is used to sort. */
const unwalked = Object.fromEntries(
  Object.entries(sorts).map(([name, column]) => [name, unindexed(column)]),
) as typeof sorts;

const orderIn = (order: TransactionOrder, walk: Walk): Sql =>
  walk === 'byDate' && (order.sortBy ?? 'date') === 'date'
    ? orderOf(sorts, 'date', order)
    : orderOf(unwalked, 'date', order, unindexed(sql`id`));

/** Returns one page of a search, newest first by default, and the total number of matches. */
export const findPage = async (
  queries: Queries,
  accountId: number,
  search: TransactionSearch,
  { offset, rows, order = {} }: Page & { readonly order?: TransactionOrder },
): Promise<{ readonly rows: readonly TransactionRow[]; readonly total: number }> => {
  if (findsNothing(search)) return { rows: [], total: 0 };
  const walk = await walkOf(queries, accountId, search);
  const total = await countFound(queries, accountId, search, walk);
  refuseLongSort(order, 'date', total);
  if (offset >= total) return { rows: [], total };
  const where = conditions(accountId, search, walk);
  // The inner query reads only the index, even for a late page; full rows are read for this page only.
  const page = await queries.all<TransactionRow>(sql`
    select t.* from (
      select id from transactions where ${where} order by ${orderIn(order, walk)} limit ${rows} offset ${offset}
    ) page ${leads} transactions t on t.account_id = ${accountId} and t.id = page.id
    order by ${orderOf(sorts, 'date', order, sql`t.id`)}`);
  return { rows: page, total };
};

const plainValue = (value: unknown): string | number | null => {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** Refuses a sort order that is too slow for the number of rows found. */
export const checkOrder = async (
  queries: Queries,
  accountId: number,
  search: TransactionSearch,
  order: TransactionOrder,
): Promise<void> => {
  if ((order.sortBy ?? 'date') === 'date' || findsNothing(search)) return;
  const walk = await walkOf(queries, accountId, search);
  refuseLongSort(order, 'date', await countFound(queries, accountId, search, walk));
};

/** Returns the SQL text and values of the report of a search. Plain data, because it is sent to a worker thread. */
export const reportStatement = (
  accountId: number,
  search: TransactionSearch,
  columns: Sql,
  order: TransactionOrder,
): { readonly text: string; readonly values: readonly (string | number | null)[] } => {
  const found = findsNothing(search)
    ? sql`account_id = ${accountId} and 1 = 0`
    : conditions(accountId, search, 'byDate');
  const { text, values } = flatten(
    sql`select ${columns} from transactions where ${found} order by ${orderOf(sorts, 'date', order)}`,
  );
  return { text, values: values.map(plainValue) };
};
