import { businessDayNumber, startOfDayNumber } from '@pasarela/contracts/dates/dates';
import type { ListOrder } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits/limits';
import type { Centavos } from '@pasarela/contracts/money/money';
import type { TransactionSort } from '@pasarela/contracts/transactions/transaction-schema';
import {
  type CountedTransactions,
  countByDay,
  countInDays,
} from '#core/transactions/transaction-counts-repository.ts';
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
const walkOf = async (queries: Queries, accountId: number, search: TransactionSearch): Promise<Walk> => {
  if (search.outcomes) return 'byOutcome';
  if (search.declineReason) return 'byReason';
  const [first] = prefixes(search, plain);
  if (!first) return 'byDate';
  const row = await queries.first<{ found: number }>(sql`
    select count(*) as found from (select 1 from transactions where account_id = ${accountId} and ${first} limit ${common + 1})`);
  return (row?.found ?? 0) > common ? 'byDate' : 'byPrefix';
};

/** A search of an account's transactions, and by which index what it matches is found. */
type Walking = { readonly accountId: number; readonly search: TransactionSearch; readonly walk: Walk };

export type Walked = Walking & {
  /**
   * When the rows were created that a countable search leaves out for its prefix alone; none if it has no prefix. Undefined if it
   * has several, or one that too many rows lack. Read once: the count needs it, and so does a late page.
   */
  readonly fewWithout: () => Promise<readonly Date[] | undefined>;
};

export const walked = async (
  queries: Queries,
  accountId: number,
  search: TransactionSearch,
): Promise<Walked> => {
  const walking = { accountId, search, walk: await walkOf(queries, accountId, search) };
  let few: ReturnType<Walked['fewWithout']> | undefined;
  return { ...walking, fewWithout: () => (few ??= readFewWithout(queries, walking)) };
};

/** Whether a search asks for nothing but days, a status and common prefixes, so that stored counts may tell how many rows it matches. */
const isCountable = ({ search, walk }: Walking): boolean => walk === 'byDate' && search.id === undefined;

const readFewWithout = async (
  queries: Queries,
  { accountId, search }: Walking,
): Promise<readonly Date[] | undefined> => {
  if (prefixes(search, plain).length === 0) return [];
  const only = onlyBeginning(search);
  if (!only) return undefined;
  const [column, beginning] = only;
  // The rows without the prefix are adjacent in the index of its column.
  const sides = besides(column, beginning);
  const counted = await Promise.all(
    sides.map((side) =>
      queries.first<{ readonly found: number }>(sql`
        select count(*) as found from (
          select 1 from transactions where account_id = ${accountId} and ${side} limit ${common + 1}) outside`),
    ),
  );
  if (counted.some((side) => (side?.found ?? 0) > common)) return undefined;
  const few = await Promise.all(
    sides.map((side) =>
      queries.all<{ readonly createdAt: Date; readonly status: number }>(sql`
        select created_at, status from transactions where account_id = ${accountId} and ${side}`),
    ),
  );
  const { status, from, until } = search;
  return few
    .flat()
    .filter((row) => status === undefined || row.status === status)
    .map(({ createdAt }) => createdAt)
    .filter((at) => (!from || at >= from) && (!until || at < until));
};

/** How many rows a search matches on each day, the first one first. Undefined if stored counts do not tell. */
const countedDays = async (
  queries: Queries,
  found: Walked,
): Promise<readonly { readonly day: number; readonly total: number }[] | undefined> => {
  if (!isCountable(found)) return undefined;
  const { accountId, search } = found;
  const [days, few] = await Promise.all([
    countByDay(queries, accountId, search.days, search.status),
    found.fewWithout(),
  ]);
  if (!few) return undefined;
  const without = Map.groupBy(few, (at) => businessDayNumber(at.getTime()));
  return days.map(({ day, total }) => ({ day, total: total - (without.get(day)?.length ?? 0) }));
};

/** The sum of the amounts is there where it was counted with the rows. */
type Counted = Pick<CountedTransactions, 'total'> & Partial<CountedTransactions>;

/**
 * The number of rows that match a search. Counts by day and status are stored; a search for a common prefix alone is counted in the
 * index of that prefix, which is smaller.
 */
const countFound = async (queries: Queries, found: Walked): Promise<Counted> => {
  const { accountId, search, walk } = found;
  if (isCountable(found)) {
    const [all, few] = await Promise.all([
      countInDays(queries, accountId, search.days, search.status),
      found.fewWithout(),
    ]);
    if (few) return few.length === 0 ? all : { total: all.total - few.length };
  }
  const beginnings = prefixes(search, plain).length;
  const narrow =
    walk !== 'byReason' && beginnings === 1 && search.status === undefined && !search.from && !search.until;
  const where = conditions(accountId, search, narrow ? 'byPrefix' : walk);
  const row = await queries.first<{ total: number }>(
    sql`select count(*) as total from transactions where ${where}`,
  );
  return { total: row?.total ?? 0 };
};

export const findsNothing = (search: TransactionSearch): boolean => search.outcomes?.length === 0;

export const countMatches = async (queries: Queries, found: Walked): Promise<Counted> =>
  findsNothing(found.search) ? { total: 0, amount: 0 } : countFound(queries, found);

/** The sum of the amounts of what a search matches; undefined where so many rows would have to be read that a page would wait. */
export const sumMatches = async (
  queries: Queries,
  { accountId, search, walk }: Walking,
  { total, amount }: Counted,
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
  // As the list shows them: an e-mail in place of a name that is not known.
  customer: folded(sql`coalesce(nullif(customer_name, ''), customer_email)`),
  status: sql`status`,
  amount: sql`amount`,
};

/** The same expressions, written so that no index is used to sort. */
const unwalked = Object.fromEntries(
  Object.entries(sorts).map(([name, column]) => [name, unindexed(column)]),
) as typeof sorts;

export const isByDate = ({ sortBy }: TransactionOrder): boolean => sortBy === undefined || sortBy === 'date';

export const orderIn = (order: TransactionOrder, walk: Walk): Sql =>
  isDated(walk) && isByDate(order)
    ? orderOf(sorts, 'date', order)
    : orderOf(unwalked, 'date', order, unindexed(sql`id`));

/** A page that begins behind more rows than this is looked for from the day on that it begins on. */
const deep = 1_000;

/**
 * The search from the day on that a page begins on, and how many rows of that day come before it: whole days are counted, not read.
 * Undefined if there are fewer rows.
 */
const fromItsDay = async (
  queries: Queries,
  found: Walked,
  { offset, order }: { readonly offset: number; readonly order: TransactionOrder },
): Promise<{ readonly search: TransactionSearch; readonly offset: number } | undefined> => {
  const { search } = found;
  const days = await countedDays(queries, found);
  if (!days) return { search, offset };
  const isOldestFirst = order.sortDirection === 'asc';
  let before = offset;
  for (const { day, total } of isOldestFirst ? days : days.toReversed()) {
    if (before < total) {
      const begin = isOldestFirst
        ? { from: new Date(startOfDayNumber(day)) }
        : { until: new Date(startOfDayNumber(day + 1)) };
      return { search: { ...search, ...begin }, offset: before };
    }
    before -= total;
  }
  return undefined;
};

/** Returns one page of what a search matches, newest first by default. */
export const findPage = async (
  queries: Queries,
  found: Walked,
  { offset, rows, order = {} }: Page & { readonly order?: TransactionOrder },
): Promise<readonly TransactionRow[]> => {
  const { accountId, search, walk } = found;
  if (findsNothing(search)) return [];
  const isLate = offset > deep && isByDate(order);
  const begin = isLate ? await fromItsDay(queries, found, { offset, order }) : { search, offset };
  if (!begin) return [];
  // The inner query reads only the index, even for a late page; full rows are read for this page only.
  return queries.all<TransactionRow>(sql`
    select t.* from (
      select id from transactions where ${conditions(accountId, begin.search, walk)}
      order by ${orderIn(order, walk)} limit ${rows} offset ${begin.offset}
    ) page ${leads} transactions t on t.account_id = ${accountId} and t.id = page.id
    order by ${orderOf(sorts, 'date', order, sql`t.id`)}`);
};

/** A page that costs little however many rows match, so that it can be read while they are counted; undefined where it is none. */
export const findQuickPage = async (
  queries: Queries,
  found: Walked,
  page: Page & { readonly order: TransactionOrder },
): Promise<readonly TransactionRow[] | undefined> => {
  if (!isByDate(page.order)) return undefined;
  const isQuick = page.offset <= deep || (isCountable(found) && (await found.fewWithout()) !== undefined);
  return isQuick ? findPage(queries, found, page) : undefined;
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
