import { hour, startOfDay, toWireDay } from '@pasarela/contracts/dates';
import { expect } from 'vitest';
import type { Reader } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { LedgerTransferRow, SettlementRow, TransactionRow } from '#database/stored-rows.ts';

const toMerchant = ({ debit, credit, amount }: LedgerTransferRow): number =>
  (credit === 'merchant' ? amount : 0) - (debit === 'merchant' ? amount : 0);

const expectAccount = (
  batches: readonly SettlementRow[],
  transfers: readonly LedgerTransferRow[],
  rows: readonly TransactionRow[],
): void => {
  const booked = transfers.filter(({ kind }) => kind !== 'settlement');
  const paidOut = transfers.filter(({ kind }) => kind === 'settlement');
  let before = 0;
  let from = 0;
  for (const { id, until, amount, transactions, settledAt } of batches) {
    const day = toWireDay(settledAt.getTime());
    expect([id, until.getTime(), settledAt.getTime()]).toEqual([
      id,
      startOfDay(day),
      startOfDay(day) + 8 * hour,
    ]);
    const inTime = booked.filter(({ occurredAt }) => occurredAt < until);
    const owed = inTime.reduce((sum, transfer) => sum + toMerchant(transfer), 0) - before;
    const start = from;
    const sold = inTime.filter(({ kind, occurredAt }) => kind === 'sale' && occurredAt.getTime() >= start);
    expect({ id, amount, transactions }).toEqual({
      id,
      amount: Math.max(0, owed),
      transactions: sold.length,
    });
    before += amount;
    from = until.getTime();
  }
  expect(paidOut.map(({ occurredAt, amount }) => [occurredAt.getTime(), amount])).toEqual(
    batches.filter(({ amount }) => amount > 0).map(({ settledAt, amount }) => [settledAt.getTime(), amount]),
  );
  const soldAt = new Map(
    booked.filter(({ kind }) => kind === 'sale').map((sale) => [sale.transactionId, sale.occurredAt]),
  );
  for (const { id, settlementId } of rows) {
    const at = soldAt.get(id);
    const batch = at && batches.find(({ until }) => at < until);
    expect([id, settlementId]).toEqual([id, batch?.id ?? null]);
  }
};

/** Each batch pays out what was booked by its midnight and not paid out before, and names the payments that it has. */
export const expectSettlements = async (
  read: Reader,
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
