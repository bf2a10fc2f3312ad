import { businessDayNumber } from '@pasarela/contracts/dates/dates';
import type { LedgerAccount, LedgerTransferKind } from '@pasarela/contracts/ledger/ledger-accounts';
import type { Centavos } from '@pasarela/contracts/money/money';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { LedgerTransferRow } from '#generated/stored-tables.ts';
import type { KindTotal } from './merchant-figures.ts';

export const addToBalance = (
  unit: Unit,
  accountId: number,
  account: LedgerAccount,
  { debits, credits }: { readonly debits: Centavos; readonly credits: Centavos },
): Promise<void> => unit.add('ledger_balances', { accountId, ledgerAccount: account, debits, credits });

/** The ledger transfers of a transaction, in order. */
export const findTransfers = (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<LedgerTransferRow[]> =>
  queries.all<LedgerTransferRow>(sql`
    select * from ledger_transfers where account_id = ${accountId} and transaction_id = ${transactionId} order by id`);

/** Adds a transfer's amount to the total of its day. */
export const addToDay = (
  unit: Unit,
  { accountId, occurredAt }: { readonly accountId: number; readonly occurredAt: Date },
  { kind, amount }: { readonly kind: LedgerTransferKind; readonly amount: Centavos },
): Promise<void> =>
  unit.add('ledger_days', { accountId, day: businessDayNumber(occurredAt.getTime()), kind, amount });

export type DayTotal = {
  readonly day: number;
  readonly kind: LedgerTransferKind;
  readonly amount: Centavos;
};

/** The totals of transfers by day and kind; days are those of Mexico City, both ends included. */
export const totalsOfDays = (
  queries: Queries,
  accountId: number,
  days: { readonly first: number; readonly last: number },
): Promise<DayTotal[]> =>
  queries.all<DayTotal>(sql`
    select day, kind, amount from ledger_days
    where account_id = ${accountId} and day between ${days.first} and ${days.last}
    order by day, kind`);

/** The totals by kind of all transfers before a day. */
export const totalsBefore = (queries: Queries, accountId: number, day: number): Promise<KindTotal[]> =>
  queries.all<KindTotal>(sql`
    select kind, sum(amount) as amount from ledger_days
    where account_id = ${accountId} and day < ${day} group by kind`);

/** What was booked from a moment on and before another, by kind; payouts are left out. */
export const totalsBetween = (
  queries: Queries,
  accountId: number,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<KindTotal[]> =>
  queries.all<KindTotal>(sql`
    select kind, sum(amount) as amount from ledger_transfers
    where account_id = ${accountId} and occurred_at >= ${from} and occurred_at < ${until} and kind <> 'settlement'
    group by kind`);

/** The day of an account's first transfer; null if there is none. */
export const firstTransferDay = async (queries: Queries, accountId: number): Promise<number | null> => {
  const row = await queries.first<{ day: number | null }>(
    sql`select min(day) as day from ledger_days where account_id = ${accountId}`,
  );
  return row?.day ?? null;
};
