import type { Queries } from '#database/queries.ts';
import { flatten, joined, listed, type Sql, sql } from '#database/sql.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import type { TransactionSearch } from './transaction-filter.ts';

/** The greatest character: what begins with `text` lies between `text` and `text` followed by it. */
const last = '\u{10ffff}';

/** A beginning that more rows than this have is walked by date; a rarer one by its own index. */
const common = 2_000;

type Walk = 'byDate' | 'byPrefix';

const within = (column: Sql, beginning: string): Sql =>
  sql`${column} >= ${beginning} and ${column} < ${beginning + last}`;

const prefixes = (search: TransactionSearch): readonly Sql[] => [
  ...(search.reference ? [within(sql`reference_key`, search.reference)] : []),
  ...(search.email ? [within(sql`email_key`, search.email)] : []),
  ...(search.cash ? [within(sql`cash_reference`, search.cash)] : []),
];

/** Every condition of a search. A `+` keeps the planner from an index that the walk does not want. */
const conditions = (accountId: number, search: TransactionSearch, walk: Walk): Sql => {
  const created = walk === 'byPrefix' ? sql`+created_at` : sql`created_at`;
  const parts: Sql[] = [
    sql`account_id = ${accountId}`,
    ...(search.id === undefined ? [] : [sql`id = ${search.id}`]),
    ...(search.status === undefined
      ? []
      : [walk === 'byPrefix' ? sql`+status = ${search.status}` : sql`status = ${search.status}`]),
    ...(search.outcomes ? [sql`chargeback_outcome in (${listed(search.outcomes)})`] : []),
    ...(search.from ? [sql`${created} >= ${search.from}`] : []),
    ...(search.until ? [sql`${created} < ${search.until}`] : []),
    ...prefixes(search),
  ];
  return joined(parts, sql` and `);
};

/** A rare beginning is found by its index; a common one by walking the dates. */
const walkOf = async (queries: Queries, accountId: number, search: TransactionSearch): Promise<Walk> => {
  const [first] = prefixes(search);
  if (!first) return 'byDate';
  const row = await queries.first<{ found: number }>(sql`
    select count(*) as found from (select 1 from transactions where account_id = ${accountId} and ${first} limit ${common + 1})`);
  return (row?.found ?? 0) > common ? 'byDate' : 'byPrefix';
};

const findsNothing = (search: TransactionSearch): boolean => search.outcomes?.length === 0;

export type Page = { readonly offset: number; readonly rows: number };

/** A page of a search, the newest first, with how many rows the search finds in all. */
export const findPage = async (
  queries: Queries,
  accountId: number,
  search: TransactionSearch,
  { offset, rows }: Page,
): Promise<{ readonly rows: readonly TransactionRow[]; readonly total: number }> => {
  if (findsNothing(search)) return { rows: [], total: 0 };
  const walk = await walkOf(queries, accountId, search);
  const where = conditions(accountId, search, walk);
  const counted = await queries.first<{ total: number }>(
    sql`select count(*) as total from transactions where ${where}`,
  );
  const total = counted?.total ?? 0;
  if (offset >= total) return { rows: [], total };
  // The ids come from an index alone, however far down the page lies; only its own rows are read.
  const page = await queries.all<TransactionRow>(sql`
    select t.* from transactions t
    join (
      select id from transactions where ${where} order by created_at desc, id desc limit ${rows} offset ${offset}
    ) page on page.id = t.id
    order by t.created_at desc, t.id desc`);
  return { rows: page, total };
};

const plainValue = (value: unknown): string | number | null => {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** All that a search finds, the newest first: what the report is made from, as it travels to another thread. */
export const reportStatement = (
  accountId: number,
  search: TransactionSearch,
  columns: Sql,
): { readonly text: string; readonly values: readonly (string | number | null)[] } => {
  const found = findsNothing(search)
    ? sql`account_id = ${accountId} and 1 = 0`
    : conditions(accountId, search, 'byDate');
  const { text, values } = flatten(
    sql`select ${columns} from transactions where ${found} order by created_at desc, id desc`,
  );
  return { text, values: values.map(plainValue) };
};

export type StatusCount = { readonly status: number; readonly transactions: number };

/** How many transactions a span began, by status. */
export const countByStatus = (
  queries: Queries,
  accountId: number,
  from: Date,
  until: Date,
): Promise<StatusCount[]> =>
  queries.all<StatusCount>(sql`
    select status, count(*) as transactions from transactions
    where account_id = ${accountId} and created_at >= ${from} and created_at < ${until}
    group by status`);

/** What the transactions of some statuses come to. */
export const amountInStatuses = async (
  queries: Queries,
  accountId: number,
  statuses: readonly number[],
  from: Date,
  until: Date,
): Promise<number> => {
  const row = await queries.first<{ amount: number | null }>(sql`
    select sum(amount) as amount from transactions
    where account_id = ${accountId} and status in (${listed(statuses)}) and created_at >= ${from} and created_at < ${until}`);
  return row?.amount ?? 0;
};
