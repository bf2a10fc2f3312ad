import { businessDayNumber } from '@pasarela/contracts/dates';
import type { Centavos } from '@pasarela/contracts/money';
import type { Queries, Unit } from '#database/queries.ts';
import { type Sql, sql } from '#database/sql.ts';

/** A transaction enters a status (`by` 1) or leaves it (`by` -1). */
export const countInStatus = (
  unit: Unit,
  transaction: { readonly accountId: number; readonly createdAt: Date; readonly amount: Centavos },
  status: number,
  by: 1 | -1,
): Promise<number> =>
  unit.run(sql`
    insert into transaction_counts (account_id, day, status, transactions, amount)
    values (
      ${transaction.accountId}, ${businessDayNumber(transaction.createdAt.getTime())}, ${status}, ${by},
      ${by * transaction.amount}
    )
    on conflict (account_id, day, status) do update set
      transactions = transaction_counts.transactions + excluded.transactions,
      amount = transaction_counts.amount + excluded.amount`);

/** Whole days of Mexico City, both included; an end that is not given is open. */
export type DayRange = { readonly first?: number; readonly last?: number };

const inDays = (accountId: number, { first = -1_000_000, last = 10_000_000 }: DayRange): Sql =>
  sql`account_id = ${accountId} and day between ${first} and ${last}`;

/** How many transactions some days began, of one status or of all. */
export const totalInDays = async (
  queries: Queries,
  accountId: number,
  days: DayRange,
  status: number | undefined,
): Promise<number> => {
  const inStatus = status === undefined ? sql`` : sql` and status = ${status}`;
  const row = await queries.first<{ total: number | null }>(
    sql`select sum(transactions) as total from transaction_counts where ${inDays(accountId, days)}${inStatus}`,
  );
  return row?.total ?? 0;
};

export type DayCount = {
  readonly day: number;
  readonly status: number;
  readonly transactions: number;
  readonly amount: Centavos;
};

/** The counts of some days, a row for each day and status. */
export const countsOfDays = (queries: Queries, accountId: number, days: DayRange): Promise<DayCount[]> =>
  queries.all<DayCount>(
    sql`select day, status, transactions, amount from transaction_counts where ${inDays(accountId, days)} order by day, status`,
  );
