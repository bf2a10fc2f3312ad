import { addDays, hour, startOfDay, toWireDay } from '@pasarela/contracts/dates';
import { limits } from '@pasarela/contracts/limits';
import type { Unit } from '#database/queries.ts';
import { bookTransfers } from '#ledger/ledger-service.ts';
import { scheduleWork } from '#time/due-work-repository.ts';
import { countPaid, lastUntil, markSettled, owedBefore } from './settlements-repository.ts';

/** 08:00 in Mexico City of a day. */
const settlingAt = (day: string): Date => new Date(startOfDay(day) + limits.settlementHour * hour);

/** The next settlement of an account after a moment. */
export const scheduleSettlement = (unit: Unit, accountId: number, now: Date): Promise<number> => {
  const today = settlingAt(toWireDay(now.getTime()));
  const dueAt = today > now ? today : settlingAt(addDays(toWireDay(now.getTime()), 1));
  return scheduleWork(unit, { accountId, kind: 'settle', subjectId: 0, dueAt });
};

/**
 * Pays out everything that was booked by the midnight before, in one batch: what was sold, less what was refunded, charged
 * back and kept as fees. What is owed to us is set off against the next one.
 */
export const settle = async (unit: Unit, accountId: number, now: Date): Promise<void> => {
  await scheduleSettlement(unit, accountId, now);
  const until = new Date(startOfDay(toWireDay(now.getTime())));
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
  await markSettled(unit, accountId, id, from, until);
  await bookTransfers(unit, { accountId, transactionId: null, sequence: null, occurredAt: now }, [
    { kind: 'settlement', amount },
  ]);
};
