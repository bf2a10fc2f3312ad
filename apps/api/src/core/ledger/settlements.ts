import { addDays, hour, startOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import type { Centavos } from '@pasarela/contracts/money/money';
import { scheduleWork } from '#core/due-work/due-work-repository.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { bookTransfers } from './book-transfers.ts';
import { countPaid, lastUntil, markSettled, owedBefore } from './settlements-repository.ts';

/** 08:00 in Mexico City on a given day. */
const settlingAt = (day: string): Date => new Date(startOfDay(day) + limits.settlementHour * hour);

/** The midnight before a settlement: transfers booked before it belong to that settlement. */
const midnightBefore = (now: Date): Date => new Date(startOfDay(toWireDay(now.getTime())));

/** The time of the next settlement after `now`. */
const nextSettlementAt = (now: Date): Date => {
  const today = settlingAt(toWireDay(now.getTime()));
  return today > now ? today : settlingAt(addDays(toWireDay(now.getTime()), 1));
};

export const scheduleSettlement = (unit: Unit, accountId: number, now: Date): Promise<number> =>
  scheduleWork(unit, { accountId, kind: 'settle', subjectId: 0, dueAt: nextSettlementAt(now) });

export type NextSettlement = {
  readonly at: Date;
  /** The amount it will pay out, in centavos; negative if the merchant owes money. */
  readonly amount: Centavos;
};

/** The next settlement with the amount that has been booked for it so far. */
export const nextSettlement = async (
  queries: Queries,
  accountId: number,
  now: Date,
): Promise<NextSettlement> => {
  const at = nextSettlementAt(now);
  return { at, amount: await owedBefore(queries, accountId, midnightBefore(at)) };
};

/**
 * Pays out, in one batch, everything booked before the last midnight: sales less refunds, chargebacks and fees. A negative amount
 * is not paid but deducted from the next settlement.
 */
export const settle = async (unit: Unit, accountId: number, now: Date): Promise<void> => {
  await scheduleSettlement(unit, accountId, now);
  const until = midnightBefore(now);
  const from = (await lastUntil(unit, accountId)) ?? new Date(0);
  const paid = await countPaid(unit, accountId, from, until);
  const amount = Math.max(0, await owedBefore(unit, accountId, until));
  if (paid === 0 && amount === 0) return;
  const id = await unit.insert('settlements', {
    accountId,
    until,
    amount,
    transactions: paid,
    settledAt: now,
  });
  await markSettled(unit, accountId, id, { from, until });
  await bookTransfers(unit, { accountId, transactionId: null, sequence: null, occurredAt: now }, [
    { kind: 'settlement', amount },
  ]);
};
