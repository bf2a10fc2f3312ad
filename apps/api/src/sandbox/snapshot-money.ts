import { businessDayNumber } from '@pasarela/contracts/dates/dates';
import { netOfTransaction } from '@pasarela/contracts/ledger/deposit';
import { type LedgerTransferKind, ledgerTransfers } from '@pasarela/contracts/ledger/ledger-accounts';
import { statusAfter, type TransactionMove } from '@pasarela/contracts/statuses/transaction-moves';
import { Status, type TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import { statusOf } from '#core/transactions/transaction-fields.ts';
import type { LedgerTransferRow, TransactionEventRow, TransactionRow } from '#generated/stored-tables.ts';

import { snapshotProblems, snapshotRefusal } from './snapshot-problem.ts';
import { type Rows, rowsIn } from './snapshot-rows.ts';

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const toMerchant = ({ debit, credit, amount }: LedgerTransferRow): number =>
  (credit === 'merchant' ? amount : 0) - (debit === 'merchant' ? amount : 0);

const byTransaction = <Row extends { readonly transactionId: number | null }>(
  rows: readonly Row[],
): ReadonlyMap<number | null, readonly Row[]> => Map.groupBy(rows, ({ transactionId }) => transactionId);

/** The story of a transaction has no gap and no forbidden move, and ends in the status of the transaction. */
const checkStory = (row: TransactionRow, events: readonly TransactionEventRow[]): void => {
  const fault = (place: string) => snapshotRefusal(place, snapshotProblems.story);
  const [first, ...moves] = events.toSorted((one, other) => one.sequence - other.sequence);
  if (first?.sequence !== 1 || first.move !== 'create' || first.status !== Status.created)
    throw fault('transactions.status');
  let status: TransactionStatus = Status.created;
  let beforeDispute: TransactionStatus | undefined;
  for (const [index, event] of moves.entries()) {
    if (event.move === 'openChargeback') beforeDispute = status;
    const reached = statusAfter(event.move as TransactionMove, status, beforeDispute);
    if (event.move === 'create' || event.sequence !== index + 2 || reached !== event.status)
      throw fault('transaction_events.move');
    status = statusOf(event.status);
  }
  if (row.status !== status) throw fault('transactions.status');
};

/** What was moved for a transaction comes to what its row says. */
const checkTransaction = (
  row: TransactionRow,
  transfers: readonly LedgerTransferRow[],
  events: readonly TransactionEventRow[],
  refunds: readonly { readonly amount: number }[],
): void => {
  const { amount, refundedAmount, disputedAmount, fee, tax, paidAt } = row;
  const [statusId, paid] = [row.status, paidAt !== null];
  const sequences = new Set(events.map(({ sequence }) => sequence));
  if (transfers.some(({ sequence }) => sequence === null || !sequences.has(sequence)))
    throw snapshotRefusal('ledger_transfers.sequence', snapshotProblems.story);
  const net = netOfTransaction({ statusId, paid, amount, refundedAmount, disputedAmount, fee, tax });
  if (net !== sumOf(transfers.map(toMerchant)))
    throw snapshotRefusal('transactions.amount', snapshotProblems.transfers);
  if (refundedAmount + disputedAmount > amount)
    throw snapshotRefusal('transactions.refundedAmount', snapshotProblems.transactions);
  const booked = sumOf(transfers.filter(({ kind }) => kind === 'refund').map((one) => one.amount));
  if (booked !== refundedAmount)
    throw snapshotRefusal('transactions.refundedAmount', snapshotProblems.transfers);
  if (sumOf(refunds.map((refund) => refund.amount)) !== refundedAmount)
    throw snapshotRefusal('transactions.refundedAmount', snapshotProblems.refunds);
  const sold = sumOf(transfers.filter(({ kind }) => kind === 'sale').map((one) => one.amount));
  if (sold !== (paid ? amount : 0)) throw snapshotRefusal('transactions.amount', snapshotProblems.transfers);
};

const checkTransactions = (rows: Rows, transfers: readonly LedgerTransferRow[]): void => {
  const transfersOf = byTransaction(transfers);
  const eventsOf = byTransaction(rowsIn(rows, 'transaction_events'));
  const refundsOf = byTransaction(rowsIn(rows, 'refunds'));
  for (const row of rowsIn(rows, 'transactions')) {
    const events = eventsOf.get(row.id) ?? [];
    checkStory(row, events);
    checkTransaction(row, transfersOf.get(row.id) ?? [], events, refundsOf.get(row.id) ?? []);
  }
};

/** Totals by name, compared with the totals that a table keeps; a name without a total counts as 0. */
const checkTotals = (
  kept: ReadonlyMap<string, number>,
  totals: ReadonlyMap<string, number>,
  refuse: () => Error,
): void => {
  for (const name of new Set([...kept.keys(), ...totals.keys()]))
    if ((kept.get(name) ?? 0) !== (totals.get(name) ?? 0)) throw refuse();
};

const totalsOf = <Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  amountOf: (row: Row) => number,
): ReadonlyMap<string, number> => {
  const totals = new Map<string, number>();
  for (const row of rows) totals.set(nameOf(row), (totals.get(nameOf(row)) ?? 0) + amountOf(row));
  return totals;
};

/** Every transfer is between the accounts of its kind; balances and days are what the transfers come to. */
const checkLedger = (rows: Rows, transfers: readonly LedgerTransferRow[]): void => {
  for (const { kind, debit, credit } of transfers) {
    const sides = ledgerTransfers[kind as LedgerTransferKind];
    if (sides.debit !== debit || sides.credit !== credit)
      throw snapshotRefusal('ledger_transfers.debit', snapshotProblems.choice);
  }
  const amountOf = ({ amount }: { readonly amount: number }): number => amount;
  const balances = rowsIn(rows, 'ledger_balances');
  for (const [field, side] of [
    ['debits', 'debit'],
    ['credits', 'credit'],
  ] as const)
    checkTotals(
      totalsOf(
        balances,
        ({ ledgerAccount }) => ledgerAccount,
        (row) => row[field],
      ),
      totalsOf(transfers, (row) => row[side], amountOf),
      () => snapshotRefusal(`ledger_balances.${field}`, snapshotProblems.transfers),
    );
  checkTotals(
    totalsOf(rowsIn(rows, 'ledger_days'), (row) => `${row.day} ${row.kind}`, amountOf),
    totalsOf(transfers, (row) => `${businessDayNumber(row.occurredAt.getTime())} ${row.kind}`, amountOf),
    () => snapshotRefusal('ledger_days.amount', snapshotProblems.transfers),
  );
};

/** The counts of a day and status are what the transactions come to. */
const checkCounts = (rows: Rows): void => {
  const counts = rowsIn(rows, 'transaction_counts');
  const transactions = rowsIn(rows, 'transactions');
  const counted = ({ day, status }: { readonly day: number; readonly status: number }) => `${day} ${status}`;
  const nameOf = ({ createdAt, status }: TransactionRow): string =>
    counted({ day: businessDayNumber(createdAt.getTime()), status });
  checkTotals(
    totalsOf(counts, counted, (row) => row.transactions),
    totalsOf(transactions, nameOf, () => 1),
    () => snapshotRefusal('transaction_counts.transactions', snapshotProblems.transactions),
  );
  checkTotals(
    totalsOf(counts, counted, (row) => row.amount),
    totalsOf(transactions, nameOf, (row) => row.amount),
    () => snapshotRefusal('transaction_counts.amount', snapshotProblems.transactions),
  );
};

/** Each settlement paid out what was owed at its midnight, less what was paid out before, and marked its payments. */
const checkSettlements = (rows: Rows, transfers: readonly LedgerTransferRow[]): void => {
  const timeOf = ({ occurredAt }: LedgerTransferRow): number => occurredAt.getTime();
  const inOrder = transfers.toSorted((one, other) => timeOf(one) - timeOf(other));
  const booked = inOrder.filter(({ kind }) => kind !== 'settlement');
  const paidOut = inOrder.filter(({ kind }) => kind === 'settlement');
  const batchOfSale = new Map<number | null, number>();
  const fault = (place: string) => snapshotRefusal(place, snapshotProblems.transfers);
  const batches = rowsIn(rows, 'settlements').toSorted(
    (one, other) => one.until.getTime() - other.until.getTime(),
  );
  let [next, owed, paid] = [0, 0, 0];
  for (const { id, until, amount, transactions, settledAt } of batches) {
    let sales = 0;
    for (let transfer = booked[next]; transfer && transfer.occurredAt < until; transfer = booked[next]) {
      owed += toMerchant(transfer);
      if (transfer.kind === 'sale') {
        sales += 1;
        batchOfSale.set(transfer.transactionId, id);
      }
      next += 1;
    }
    if (amount !== Math.max(0, owed)) throw fault('settlements.amount');
    if (transactions !== sales) throw fault('settlements.transactions');
    owed -= amount;
    if (amount === 0) continue;
    const transfer = paidOut[paid];
    if (transfer?.amount !== amount || timeOf(transfer) !== settledAt.getTime())
      throw fault('settlements.amount');
    paid += 1;
  }
  if (paid !== paidOut.length || paidOut.some(({ transactionId }) => transactionId !== null))
    throw fault('settlements.amount');
  for (const { id, settlementId } of rowsIn(rows, 'transactions'))
    if (settlementId !== (batchOfSale.get(id) ?? null)) throw fault('transactions.settlementId');
};

/** The charges that a subscription counts are its transactions that were paid. */
const checkCharges = (rows: Rows): void => {
  const paid = rowsIn(rows, 'transactions').filter(
    ({ paymentNumber, paidAt }) => paymentNumber !== null && paidAt !== null,
  );
  const chargesOf = Map.groupBy(paid, ({ subscriptionId }) => subscriptionId);
  for (const { id, paymentsMade, totalCharged, amount } of rowsIn(rows, 'subscriptions')) {
    const charges = chargesOf.get(id) ?? [];
    if (paymentsMade !== charges.length)
      throw snapshotRefusal('subscriptions.paymentsMade', snapshotProblems.transactions);
    if (totalCharged !== paymentsMade * amount)
      throw snapshotRefusal('subscriptions.totalCharged', snapshotProblems.transactions);
  }
};

/** Refuses a snapshot whose money does not reconcile: everything that is kept twice has to agree. */
export const checkMoney = (rows: Rows): void => {
  const transfers = rowsIn(rows, 'ledger_transfers');
  checkLedger(rows, transfers);
  checkTransactions(rows, transfers);
  checkCounts(rows);
  checkSettlements(rows, transfers);
  checkCharges(rows);
};
