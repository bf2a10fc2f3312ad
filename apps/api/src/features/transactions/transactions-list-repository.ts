import type { ListOrder } from '@pasarela/contracts/http/list-query';
import type { TransactionSort } from '@pasarela/contracts/transactions/transaction-schema';
import { totalInDays } from '#core/transactions/transaction-counts-repository.ts';
import { beginsWith, unindexed } from '#database/dialect.ts';
import { folded, orderOf } from '#database/list-order.ts';
import type { Queries } from '#database/queries.ts';
import { flatten, joined, listed, type Sql, sql } from '#database/sql.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { refuseLongSort } from '#http/sort-limit.ts';
import type { TransactionSearch } from './transaction-filter.ts';

/** A beginning that more rows than this have is walked by date; a rarer one by its own index. */
const common = 2_000;

/** The index that leads: of the dates, which holds every filtered column, of the first beginning, or of chargebacks. */
type Walk = 'byDate' | 'byPrefix' | 'byOutcome';

const plain = (column: Sql): Sql => column;
const prefixes = (search: TransactionSearch, column: typeof plain): readonly Sql[] => [
  ...(search.reference ? [beginsWith(column(sql`reference_key`), search.reference)] : []),
  ...(search.email ? [beginsWith(column(sql`email_key`), search.email)] : []),
  ...(search.cash ? [beginsWith(column(sql`cash_reference`), search.cash)] : []),
];

/** Every condition of a search, written so that the walk's index answers it. */
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

/** A rare beginning is found by its index; a common one by walking the dates. */
const walkOf = async (queries: Queries, accountId: number, search: TransactionSearch): Promise<Walk> => {
  if (search.outcomes) return 'byOutcome';
  const [first] = prefixes(search, plain);
  if (!first) return 'byDate';
  const row = await queries.first<{ found: number }>(sql`
    select count(*) as found from (select 1 from transactions where account_id = ${accountId} and ${first} limit ${common + 1})`);
  return (row?.found ?? 0) > common ? 'byDate' : 'byPrefix';
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

/** What gives each order. None of them but the dates is read from an index. */
const sorts: Readonly<Record<TransactionSort, Sql>> = {
  date: sql`created_at`,
  reference: sql`reference_key`,
  customer: folded(sql`customer_name`),
  status: sql`status`,
  amount: sql`amount`,
};

/** The same, where no index may give it. */
const unwalked = Object.fromEntries(
  Object.entries(sorts).map(([name, column]) => [name, unindexed(column)]),
) as typeof sorts;

const orderIn = (order: TransactionOrder, walk: Walk): Sql =>
  walk === 'byDate' && (order.sortBy ?? 'date') === 'date'
    ? orderOf(sorts, 'date', order)
    : orderOf(unwalked, 'date', order, unindexed(sql`id`));

/** A page of a search, the newest first unless another order is asked for, with how many rows the search finds in all. */
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
  // The ids come from an index alone, however far down the page lies; only its own rows are read.
  const page = await queries.all<TransactionRow>(sql`
    select t.* from transactions t
    join (
      select id from transactions where ${where} order by ${orderIn(order, walk)} limit ${rows} offset ${offset}
    ) page on t.account_id = ${accountId} and t.id = page.id
    order by ${orderOf(sorts, 'date', order, sql`t.id`)}`);
  return { rows: page, total };
};

const plainValue = (value: unknown): string | number | null => {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** Refuses an order that is not offered for so many rows. */
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

/** All that a search finds, in the list's order: what the report is made from, as it travels to another thread. */
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
