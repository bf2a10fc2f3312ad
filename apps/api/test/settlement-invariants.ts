import { hour, startOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { expect } from 'vitest';
import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { LedgerTransferRow, SettlementRow, TransactionRow } from '#generated/stored-tables.ts';

const toMerchant = ({ debit, credit, amount }: LedgerTransferRow): number =>
  (credit === 'merchant' ? amount : 0) - (debit === 'merchant' ? amount : 0);

const expectAccount = (
  batches: readonly SettlementRow[],
  transfers: readonly LedgerTransferRow[],
  rows: readonly TransactionRow[],
): void => {
  const paidOut = transfers.filter(({ kind }) => kind === 'settlement');
  const booked = transfers
    .filter(({ kind }) => kind !== 'settlement')
    .sort((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime());
  const batchOfSale = new Map<number, number>();
  const expected: Omit<SettlementRow, 'accountId'>[] = [];
  let next = 0;
  let owed = 0;
  for (const { id, until, settledAt } of batches) {
    let transactions = 0;
    for (; next < booked.length; next += 1) {
      const transfer = booked[next];
      if (!transfer || transfer.occurredAt >= until) break;
      owed += toMerchant(transfer);
      if (transfer.kind !== 'sale') continue;
      transactions += 1;
      if (transfer.transactionId !== null) batchOfSale.set(transfer.transactionId, id);
    }
    const midnight = startOfDay(toWireDay(settledAt.getTime()));
    const amount = Math.max(0, owed);
    owed -= amount;
    expected.push({
      id,
      until: new Date(midnight),
      settledAt: new Date(midnight + 8 * hour),
      amount,
      transactions,
    });
  }
  expect(batches.map(({ accountId: _, ...batch }) => batch)).toEqual(expected);
  expect(paidOut.map(({ occurredAt, amount }) => [occurredAt.getTime(), amount])).toEqual(
    batches.filter(({ amount }) => amount > 0).map(({ settledAt, amount }) => [settledAt.getTime(), amount]),
  );
  expect(rows.map(({ id, settlementId }) => [id, settlementId])).toEqual(
    rows.map(({ id }) => [id, batchOfSale.get(id) ?? null]),
  );
};

/** Expects each settlement to pay out all transfers before its midnight that were not paid out yet, and to mark its payments. */
export const expectSettlements = async (
  read: Queries,
  rows: readonly TransactionRow[],
  transfers: readonly LedgerTransferRow[],
): Promise<void> => {
  const batches = await read.all<SettlementRow>(sql`select * from settlements order by until`);
  for (const accountId of new Set(rows.map((row) => row.accountId))) {
    const own = <Row extends { readonly accountId: number }>(all: readonly Row[]): Row[] =>
      all.filter((row) => row.accountId === accountId);
    expectAccount(own(batches), own(transfers), own(rows));
  }
};
