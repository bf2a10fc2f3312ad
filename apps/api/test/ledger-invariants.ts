import { businessDayNumber } from '@pasarela/contracts/dates/dates';
import { netOfTransaction } from '@pasarela/contracts/ledger/deposit';
import { ledgerTransfers } from '@pasarela/contracts/ledger/ledger-accounts';
import { statusAfter, type TransactionMove } from '@pasarela/contracts/statuses/transaction-moves';
import {
  isTransactionStatus,
  type TransactionStatus,
  transactionStatuses,
} from '@pasarela/contracts/statuses/transaction-status';
import { expect } from 'vitest';
import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { LedgerTransferRow, TransactionEventRow, TransactionRow } from '#generated/stored-tables.ts';
import { expectChargesAndDisputes } from './charge-invariants.ts';
import { expectDueWork } from './due-work-invariants.ts';
import { expectSettlements } from './settlement-invariants.ts';

const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string | number) => {
  const groups = new Map<string | number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

const statusOf = (id: number): TransactionStatus => {
  if (!isTransactionStatus(id)) throw new Error(`unknown status ${id}`);
  return id;
};

/** Expects every transfer to use the ledger accounts of its kind, and the balances to equal the sums of the transfers. */
const expectBalances = async (read: Queries, transfers: readonly LedgerTransferRow[]): Promise<void> => {
  const sums = new Map<string, { debits: number; credits: number }>();
  const sumOf = (accountId: number, account: string) => {
    const sum = sums.get(`${accountId} ${account}`) ?? { debits: 0, credits: 0 };
    sums.set(`${accountId} ${account}`, sum);
    return sum;
  };
  for (const { accountId, kind, debit, credit, amount } of transfers) {
    expect({ kind, debit, credit }).toMatchObject({
      kind,
      ...Object.entries(ledgerTransfers)
        .filter(([known]) => known === kind)
        .map(([, sides]) => ({ debit: sides.debit, credit: sides.credit }))[0],
    });
    expect(amount).toBeGreaterThan(0);
    sumOf(accountId, debit).debits += amount;
    sumOf(accountId, credit).credits += amount;
  }
  const balances = await read.all<{ name: string; debits: number; credits: number }>(
    sql`select account_id || ' ' || ledger_account as name, debits, credits from ledger_balances`,
  );
  expect(
    Object.fromEntries(balances.map(({ name, debits, credits }) => [name, { debits, credits }])),
  ).toEqual(Object.fromEntries(sums));
  for (const [, accounts] of grouped(balances, ({ name }) => name.split(' ')[0] ?? ''))
    expect(accounts.reduce((sum, { debits, credits }) => sum + debits - credits, 0)).toBe(0);
};

/** Expects each daily total of a kind to equal the sum of its transfers. */
const expectDays = async (read: Queries, transfers: readonly LedgerTransferRow[]): Promise<void> => {
  const sums = new Map<string, number>();
  for (const { accountId, occurredAt, kind, amount } of transfers) {
    const name = `${accountId} ${businessDayNumber(occurredAt.getTime())} ${kind}`;
    sums.set(name, (sums.get(name) ?? 0) + amount);
  }
  const days = await read.all<{ name: string; amount: number }>(
    sql`select account_id || ' ' || day || ' ' || kind as name, amount from ledger_days`,
  );
  expect(Object.fromEntries(days.map(({ name, amount }) => [name, amount]))).toEqual(
    Object.fromEntries(sums),
  );
};

/** Expects a history without gaps from 1, only with allowed moves, that ends in the row's status. */
const expectStory = (row: TransactionRow, events: readonly TransactionEventRow[]): void => {
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
  const [first, ...moves] = events;
  expect([first?.move, first?.status]).toEqual(['create', 1]);
  let status: TransactionStatus = 1;
  let beforeDispute: TransactionStatus | undefined;
  let at = first?.occurredAt.getTime() ?? 0;
  for (const { move, status: reached, occurredAt } of moves) {
    if (move === 'openChargeback') beforeDispute = status;
    expect([row.id, move, reached]).toEqual([
      row.id,
      move,
      statusAfter(move as TransactionMove, status, beforeDispute),
    ]);
    expect(occurredAt.getTime()).toBeGreaterThanOrEqual(at);
    at = occurredAt.getTime();
    status = statusOf(reached);
  }
  expect([row.id, row.status]).toEqual([row.id, status]);
};

/** Expects the ledger amounts of a transaction to match its row. */
const expectMoney = (
  row: TransactionRow,
  transfers: readonly LedgerTransferRow[],
  events: readonly TransactionEventRow[],
  refunds: readonly { readonly amount: number }[],
  origins: ReadonlySet<number>,
): void => {
  const net = transfers.reduce(
    (sum, { debit, credit, amount }) =>
      sum + (credit === 'merchant' ? amount : 0) - (debit === 'merchant' ? amount : 0),
    0,
  );
  const { status: statusId, amount, refundedAmount, disputedAmount, fee, tax } = row;
  const paid = row.paidAt !== null;
  const deposit = netOfTransaction({ statusId, paid, amount, refundedAmount, disputedAmount, fee, tax });
  const booked = transfers.filter(({ kind }) => kind === 'refund').reduce((sum, t) => sum + t.amount, 0);
  const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  expect({ id: row.id, net, booked, refunded }).toEqual({
    id: row.id,
    net: deposit,
    booked: refundedAmount,
    refunded: refundedAmount,
  });
  expect(refundedAmount + disputedAmount).toBeLessThanOrEqual(amount);
  expect(amount).toBeLessThanOrEqual(row.authorizedAmount ?? amount);
  // The amount sold is the captured amount, not the authorized one.
  const captured = events.find(({ move }) => move === 'capture');
  expect([row.id, captured?.amount ?? null]).toEqual([row.id, row.authorizedAmount === null ? null : amount]);
  const sequences = new Set(events.map(({ sequence }) => sequence));
  for (const { sequence } of transfers) expect(sequences.has(sequence ?? 0)).toBe(true);
  // Charges of a subscription share the reference, which is held by its first payment.
  const collected = row.subscriptionId !== null && !origins.has(row.id);
  const holds = transactionStatuses[statusOf(statusId)].holdsReference && !collected;
  expect([row.id, row.heldReference]).toEqual([row.id, holds ? row.referenceNumber : null]);
};

/** Expects the counts of each day and status to match the rows. */
const expectCounts = async (read: Queries, rows: readonly TransactionRow[]): Promise<void> => {
  const keyOf = (row: TransactionRow) =>
    `${row.accountId} ${businessDayNumber(row.createdAt.getTime())} ${row.status}`;
  const expected = [...grouped(rows, keyOf)].map(([key, group]) => [
    key,
    group.length,
    group.reduce((sum, { amount }) => sum + amount, 0),
  ]);
  const kept = await read.all<{ key: string; transactions: number; amount: number }>(sql`
    select account_id || ' ' || day || ' ' || status as key, transactions, amount from transaction_counts
    where transactions <> 0 or amount <> 0`);
  expect(kept.map(({ key, transactions, amount }) => [key, transactions, amount]).toSorted()).toEqual(
    expected.toSorted(),
  );
};

/** Expects the counted sales of each day and payment method to match the paid rows. */
const expectSaleDays = async (read: Queries, rows: readonly TransactionRow[]): Promise<void> => {
  // A verification of a card is paid, and is no sale.
  const paid = rows.flatMap((row) =>
    row.paidAt === null || row.amount === 0 ? [] : [{ ...row, paidAt: row.paidAt }],
  );
  const keyOf = (row: (typeof paid)[number]) =>
    `${row.accountId} ${businessDayNumber(row.paidAt.getTime())} ${row.paymentMethod}`;
  const expected = [...Map.groupBy(paid, keyOf)].map(([key, group]) => [
    key,
    group.length,
    group.reduce((sum, { amount }) => sum + amount, 0),
  ]);
  const kept = await read.all<{ key: string; sales: number; amount: number }>(sql`
    select account_id || ' ' || day || ' ' || payment_method as key, sales, amount from sale_days`);
  expect(kept.map(({ key, sales, amount }) => [key, sales, amount]).toSorted()).toEqual(expected.toSorted());
};

/**
 * Everything that is kept twice agrees: ledger, balances, stories, refunds, counts, settlements, charges of subscriptions,
 * chargebacks, the work that waits. Where real time is given, nothing that is due waits any longer. Answers how many transactions.
 */
export const expectLedgerAgrees = async (read: Queries, realNow?: number): Promise<number> => {
  const rows = await read.all<TransactionRow>(sql`select * from transactions order by id`);
  const transfers = await read.all<LedgerTransferRow>(sql`select * from ledger_transfers order by id`);
  const events = await read.all<TransactionEventRow>(
    sql`select * from transaction_events order by transaction_id, sequence`,
  );
  const refunds = await read.all<{ transactionId: number; amount: number }>(sql`select * from refunds`);
  const begun = await read.all<{ id: number }>(sql`select origin_transaction_id as id from subscriptions`);
  const origins = new Set(begun.map(({ id }) => id));
  const transfersOf = grouped(transfers, ({ transactionId }) => transactionId ?? 0);
  const eventsOf = grouped(events, ({ transactionId }) => transactionId);
  const refundsOf = grouped(refunds, ({ transactionId }) => transactionId);
  for (const row of rows) {
    const story = eventsOf.get(row.id) ?? [];
    expectStory(row, story);
    expectMoney(row, transfersOf.get(row.id) ?? [], story, refundsOf.get(row.id) ?? [], origins);
  }
  expect(eventsOf.size).toBe(rows.length);
  await expectBalances(read, transfers);
  await expectDays(read, transfers);
  await expectCounts(read, rows);
  await expectSaleDays(read, rows);
  await expectSettlements(read, rows, transfers);
  await expectChargesAndDisputes(read, rows, eventsOf);
  await expectDueWork(read, rows, eventsOf, realNow);
  return rows.length;
};
