import { businessDayNumber } from '@pasarela/contracts/dates/dates';
import type { Centavos } from '@pasarela/contracts/money/money';
import type { Queries, Unit } from '#database/queries.ts';
import { type Sql, sql } from '#database/sql.ts';

/** Counts a transaction that enters a status (`by` 1) or leaves it (`by` -1). */
export const countInStatus = (
  unit: Unit,
  transaction: { readonly accountId: number; readonly createdAt: Date; readonly amount: Centavos },
  status: number,
  by: 1 | -1,
): Promise<void> =>
  unit.add('transaction_counts', {
    accountId: transaction.accountId,
    day: businessDayNumber(transaction.createdAt.getTime()),
    status,
    transactions: by,
    amount: by * transaction.amount,
  });

/** A range of Mexico City days, both ends included; an omitted end is open. */
export type DayRange = { readonly first?: number; readonly last?: number };

const inDays = (accountId: number, { first = -1_000_000, last = 10_000_000 }: DayRange): Sql =>
  sql`account_id = ${accountId} and day between ${first} and ${last}`;

/** How many transactions there are, and the sum of their amounts in centavos. */
export type CountedTransactions = { readonly total: number; readonly amount: Centavos };

const withStatus = (status: number | undefined): Sql =>
  status === undefined ? sql`` : sql` and status = ${status}`;

/** The transactions created on the given days, with one status or with any. */
export const countInDays = async (
  queries: Queries,
  accountId: number,
  days: DayRange,
  status: number | undefined,
): Promise<CountedTransactions> => {
  const row = await queries.first<{ total: number | null; amount: Centavos | null }>(sql`
    select sum(transactions) as total, sum(amount) as amount from transaction_counts
    where ${inDays(accountId, days)}${withStatus(status)}`);
  return { total: row?.total ?? 0, amount: row?.amount ?? 0 };
};

/** The same for each of the days, the first one first. Days without any may be missing. */
export const countByDay = (
  queries: Queries,
  accountId: number,
  days: DayRange,
  status: number | undefined,
): Promise<{ readonly day: number; readonly total: number }[]> =>
  queries.all(sql`
    select day, sum(transactions) as total from transaction_counts
    where ${inDays(accountId, days)}${withStatus(status)} group by day order by day`);

export type DayCount = {
  readonly day: number;
  readonly status: number;
  readonly transactions: number;
  readonly amount: Centavos;
};

/** The counts of the given days, one row for each day and status. */
export const countsOfDays = (queries: Queries, accountId: number, days: DayRange): Promise<DayCount[]> =>
  queries.all<DayCount>(
    sql`select day, status, transactions, amount from transaction_counts where ${inDays(accountId, days)} order by day, status`,
  );
