import {
  type LedgerAccount,
  type LedgerTransferKind,
  ledgerTransfers,
} from '@pasarela/contracts/ledger/ledger-accounts';
import type { Centavos } from '@pasarela/contracts/money/money';
import type { Unit } from '#database/queries.ts';
import { addToBalance, addToDay } from './ledger-repository.ts';

export type Transfer = { readonly kind: LedgerTransferKind; readonly amount: Centavos };

/** What transfers belong to: an event of a transaction, or neither (a settlement). */
export type Booking = {
  readonly accountId: number;
  readonly transactionId: number | null;
  readonly sequence: number | null;
  readonly occurredAt: Date;
};

/** Inserts transfers and updates balances and daily totals. Each transfer has one debit and one credit, so the sum is zero. */
export const bookTransfers = async (
  unit: Unit,
  booking: Booking,
  transfers: readonly Transfer[],
): Promise<void> => {
  const changes = new Map<LedgerAccount, { debits: Centavos; credits: Centavos }>();
  const changeOf = (account: LedgerAccount) => {
    const known = changes.get(account) ?? { debits: 0, credits: 0 };
    changes.set(account, known);
    return known;
  };
  for (const { kind, amount } of transfers) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`a transfer of ${amount} centavos`);
    if (amount === 0) continue;
    const { debit, credit } = ledgerTransfers[kind];
    await unit.insert('ledger_transfers', { ...booking, kind, debit, credit, amount });
    await addToDay(unit, booking, { kind, amount });
    changeOf(debit).debits += amount;
    changeOf(credit).credits += amount;
  }
  // All writers update balances in the same order, so that two of them cannot deadlock.
  const inOrder = [...changes].sort(([one], [other]) => one.localeCompare(other));
  for (const [account, change] of inOrder) await addToBalance(unit, booking.accountId, account, change);
};
