import { businessDayNumber } from '@pasarela/contracts/dates';
import type { LedgerAccount, LedgerTransferKind } from '@pasarela/contracts/ledger/ledger-accounts';
import type { Centavos } from '@pasarela/contracts/money';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { LedgerTransferRow } from '#database/stored-rows.ts';

export const addToBalance = (
  unit: Unit,
  accountId: number,
  account: LedgerAccount,
  debits: Centavos,
  credits: Centavos,
): Promise<number> =>
  unit.run(sql`
    insert into ledger_balances (account_id, ledger_account, debits, credits)
    values (${accountId}, ${account}, ${debits}, ${credits})
    on conflict (account_id, ledger_account) do update set
      debits = ledger_balances.debits + excluded.debits, credits = ledger_balances.credits + excluded.credits`);

/** What a transaction wrote to the ledger, in order. */
export const findTransfers = (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<LedgerTransferRow[]> =>
  queries.all<LedgerTransferRow>(sql`
    select * from ledger_transfers where account_id = ${accountId} and transaction_id = ${transactionId} order by id`);

/** Adds a transfer to what its day comes to. */
export const addToDay = (
  unit: Unit,
  accountId: number,
  occurredAt: Date,
  kind: LedgerTransferKind,
  amount: Centavos,
): Promise<number> =>
  unit.run(sql`
    insert into ledger_days (account_id, day, kind, amount)
    values (${accountId}, ${businessDayNumber(occurredAt.getTime())}, ${kind}, ${amount})
    on conflict (account_id, day, kind) do update set amount = ledger_days.amount + excluded.amount`);

export type DayTotal = {
  readonly day: number;
  readonly kind: LedgerTransferKind;
  readonly amount: Centavos;
};

/** What the transfers of some days of Mexico City come to, by day and kind; both ends are included. */
export const totalsOfDays = (
  queries: Queries,
  accountId: number,
  days: { readonly first: number; readonly last: number },
): Promise<DayTotal[]> =>
  queries.all<DayTotal>(sql`
    select day, kind, amount from ledger_days
    where account_id = ${accountId} and day between ${days.first} and ${days.last}
    order by day, kind`);
