import type { ListOrder } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits/limits';
import type { Centavos } from '@pasarela/contracts/money/money';
import type { TransactionSort } from '@pasarela/contracts/transactions/transaction-schema';
import { type CountedTransactions, countInDays } from '#core/transactions/transaction-counts-repository.ts';
import { beginsWith, besides, leads, unindexed } from '#database/dialect.ts';
import { folded, orderOf } from '#database/list-order.ts';
import type { Queries } from '#database/queries.ts';
import { joined, listed, type PlainStatement, plainStatement, type Sql, sql } from '#database/sql.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import type { Page } from '#http/list-page.ts';
import type { TransactionSearch } from './transaction-filter.ts';

/** A prefix that matches more rows than this is searched by the date index, a rarer one by the index of its own column. */
const common = 2_000;

/**
 * The index that a search uses: dates (it contains most filter columns), the first prefix, chargeback outcomes, decline reasons, or the
 * ids alone.
 */
type Walk = 'byDate' | 'byPrefix' | 'byOutcome' | 'byReason' | 'byId';

/** Whether the index of a walk is in the order of dates within what is searched for. */
const isDated = (walk: Walk): boolean => walk === 'byDate' || walk === 'byReason';

const plain = (column: Sql): Sql => column;
const prefixes = (search: TransactionSearch, column: typeof plain): readonly Sql[] => [
  ...(search.reference ? [beginsWith(column(sql`reference_key`), search.reference)] : []),
  ...(search.email ? [beginsWith(column(sql`email_key`), search.email)] : []),
  ...(search.cash ? [beginsWith(column(sql`cash_reference`), search.cash)] : []),
];

/** The prefix of a search for one column that is never null; undefined if the search has other prefixes too. */
const onlyBeginning = ({ reference, email, cash }: TransactionSearch): readonly [Sql, string] | undefined => {
  if (cash || (reference && email)) return undefined;
  if (reference) return [sql`reference_key`, reference];
  return email ? [sql`email_key`, email] : undefined;
};

/** Builds the conditions of a search so that the chosen index is used. */
export const conditions = (accountId: number, search: TransactionSearch, walk: Walk): Sql => {
  const byPrefix = walk === 'byPrefix';
  const beginnings = prefixes(search, byPrefix ? plain : unindexed);
  const dated = isDated(walk) ? plain : unindexed;
  const inStatus = beginnings.length > 0 || search.declineReason || walk === 'byId' ? unindexed : plain;
  const unlessById = walk === 'byId' ? unindexed : plain;
  const parts: Sql[] = [
    sql`account_id = ${accountId}`,
    ...(search.id === undefined ? [] : [sql`id = ${search.id}`]),
    ...(search.status === undefined ? [] : [sql`${inStatus(sql`status`)} = ${search.status}`]),
    ...(search.declineReason ? [sql`${unlessById(sql`decline_reason`)} = ${search.declineReason}`] : []),
    ...(search.outcomes ? [sql`${unlessById(sql`chargeback_outcome`)} in (${listed(search.outcomes)})`] : []),
    ...(search.from ? [sql`${dated(sql`created_at`)} >= ${search.from}`] : []),
    ...(search.until ? [sql`${dated(sql`created_at`)} < ${search.until}`] : []),
    ...beginnings,
  ];
  return joined(parts, sql` and `);
};

/** Chooses the index of a search: the index of the prefix if it is rare, otherwise the index of dates. */
export const walkOf = async (
  queries: Queries,
  accountId: number,
  search: TransactionSearch,
): Promise<Walk> => {
  if (search.outcomes) return 'byOutcome';
  if (search.declineReason) return 'byReason';
  const [first] = prefixes(search, plain);
  if (!first) return 'byDate';
  const row = await queries.first<{ found: number }>(sql`
    select count(*) as found from (select 1 from transactions where account_id = ${accountId} and ${first} limit ${common + 1})`);
  return (row?.found ?? 0) > common ? 'byDate' : 'byPrefix';
};

/**
 * The number of rows that match a search whose prefix nearly all rows have: the stored count of its days and status, less the rows
 * without the prefix. Undefined if too many rows lack it.
 */
const countWithoutFew = async (
  queries: Queries,
  accountId: number,
  { status, from, until, days }: TransactionSearch,
  [column, beginning]: readonly [Sql, string],
): Promise<number | undefined> => {
  // `unindexed` makes the planner use the index of the prefix's column, in which the rows without the prefix are adjacent.
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
  return (await countInDays(queries, accountId, days, status)).total - leftOut;
};

/** The sum of the amounts is there where it was counted with the rows. */
type Counted = Pick<CountedTransactions, 'total'> & Partial<CountedTransactions>;

/**
 * The number of rows that match a search. Counts by day and status are stored; a search for a common prefix alone is counted in the
 * index of that prefix, which is smaller.
 */
const countFound = async (
  queries: Queries,
  accountId: number,
  search: TransactionSearch,
  walk: Walk,
): Promise<Counted> => {
  const beginnings = prefixes(search, plain).length;
  if (beginnings === 0 && search.id === undefined && !search.outcomes && !search.declineReason)
    return countInDays(queries, accountId, search.days, search.status);
  const only = walk === 'byDate' && search.id === undefined ? onlyBeginning(search) : undefined;
  const withoutFew = only && (await countWithoutFew(queries, accountId, search, only));
  if (withoutFew !== undefined) return { total: withoutFew };
  const narrow =
    walk !== 'byReason' && beginnings === 1 && search.status === undefined && !search.from && !search.until;
  const where = conditions(accountId, search, narrow ? 'byPrefix' : walk);
  const row = await queries.first<{ total: number }>(
    sql`select count(*) as total from transactions where ${where}`,
  );
  return { total: row?.total ?? 0 };
};

export const findsNothing = (search: TransactionSearch): boolean => search.outcomes?.length === 0;

/** What a search of an account's transactions matches: how many rows, and by which index they are found. */
type Matches = Counted & {
  readonly accountId: number;
  readonly search: TransactionSearch;
  readonly walk: Walk;
};

export const countMatches = async (
  queries: Queries,
  accountId: number,
  search: TransactionSearch,
): Promise<Matches> => {
  if (findsNothing(search)) return { accountId, search, walk: 'byOutcome', total: 0, amount: 0 };
  const walk = await walkOf(queries, accountId, search);
  return { accountId, search, walk, ...(await countFound(queries, accountId, search, walk)) };
};

/** The sum of the amounts of what a search matches; undefined where so many rows would have to be read that a page would wait. */
export const sumMatches = async (
  queries: Queries,
  { accountId, search, walk, total, amount }: Matches,
): Promise<Centavos | undefined> => {
  if (amount !== undefined || total > limits.searchedRows) return amount;
  const row = await queries.first<{ amount: Centavos | null }>(
    sql`select sum(amount) as amount from transactions where ${conditions(accountId, search, walk)}`,
  );
  return row?.amount ?? 0;
};

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

export const orderIn = (order: TransactionOrder, walk: Walk): Sql =>
  isDated(walk) && (order.sortBy ?? 'date') === 'date'
    ? orderOf(sorts, 'date', order)
    : orderOf(unwalked, 'date', order, unindexed(sql`id`));

/** Returns one page of what a search matches, newest first by default. */
export const findPage = async (
  queries: Queries,
  { accountId, search, walk, total }: Matches,
  { offset, rows, order = {} }: Page & { readonly order?: TransactionOrder },
): Promise<readonly TransactionRow[]> => {
  if (offset >= total) return [];
  const where = conditions(accountId, search, walk);
  // The inner query reads only the index, even for a late page; full rows are read for this page only.
  return queries.all<TransactionRow>(sql`
    select t.* from (
      select id from transactions where ${where} order by ${orderIn(order, walk)} limit ${rows} offset ${offset}
    ) page ${leads} transactions t on t.account_id = ${accountId} and t.id = page.id
    order by ${orderOf(sorts, 'date', order, sql`t.id`)}`);
};

/** Returns the statement of the report of a search, as plain data, because it is sent to a worker thread. */
export const reportStatement = (
  accountId: number,
  search: TransactionSearch,
  columns: Sql,
  { order, typed = [] }: { readonly order: TransactionOrder; readonly typed?: readonly Sql[] },
): PlainStatement => {
  const found = findsNothing(search)
    ? sql`account_id = ${accountId} and 1 = 0`
    : conditions(accountId, search, 'byDate');
  const where = joined([found, ...typed], sql` and `);
  return plainStatement(
    sql`select ${columns} from transactions where ${where} order by ${orderOf(sorts, 'date', order)}`,
  );
};
