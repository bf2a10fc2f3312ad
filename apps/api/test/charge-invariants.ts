import { addDays, toWireDay } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import {
  collectionOf,
  paymentAfter,
  paymentDay,
  paymentUpTo,
} from '@pasarela/contracts/subscriptions/payment-schedule';
import { expect } from 'vitest';
import { scheduleOf } from '#core/subscriptions/subscription-schedule.ts';
import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type {
  ChargebackRow,
  SubscriptionRow,
  TransactionEventRow,
  TransactionRow,
} from '#generated/stored-tables.ts';

const dayOfInstant = (instant: Date | null): string => toWireDay(instant?.getTime() ?? Number.NaN);

/** The distinct days of the attempts at one payment; a reprocess makes another attempt on the same day. */
const triedDays = (declined: readonly TransactionRow[]): readonly string[] => [
  ...new Set(declined.map(({ createdAt }) => dayOfInstant(createdAt))),
];

/**
 * The days on which a payment that fell due was tried: three in a row at most, in place of whatever falls due on them. Tried again
 * after that, it was reactivated: from another day of its schedule on. Answers the day of the try that is next.
 */
const expectTries = (
  name: readonly unknown[],
  subscription: SubscriptionRow,
  due: string,
  days: readonly string[],
) => {
  const schedule = scheduleOf(subscription);
  let from = due;
  let rest = days;
  for (;;) {
    const run = rest.slice(0, limits.collectionAttempts);
    expect([...name, run]).toEqual([...name, run.map((_, index) => addDays(from, index))]);
    rest = rest.slice(limits.collectionAttempts);
    const [again] = rest;
    if (again === undefined) return { next: addDays(from, run.length), failures: run.length };
    expect([...name, again]).toEqual([...name, paymentUpTo(schedule, again)]);
    from = again;
  }
};

/**
 * The accepted charges are numbered without a gap, one for each due date from the first on and none skipped; what was declined
 * is tried again day by day, as the same payment. One that rested goes on with a later day of its schedule.
 */
const expectCharges = (subscription: SubscriptionRow, charges: readonly TransactionRow[]): void => {
  const { id, amount, paymentsMade, totalCharged, attemptNumber, nextPaymentAt, status } = subscription;
  const numbered = charges.filter(({ paymentNumber }) => paymentNumber !== null);
  const accepted = numbered.filter(({ paidAt }) => paidAt !== null);
  expect([id, accepted.map(({ paymentNumber }) => paymentNumber)]).toEqual([
    id,
    accepted.map((_, index) => index + 1),
  ]);
  expect([id, paymentsMade, totalCharged]).toEqual([id, accepted.length, accepted.length * amount]);
  const schedule = scheduleOf(subscription);
  let due = paymentDay(schedule, 0);
  for (let number = 1; number <= paymentsMade + 1; number += 1) {
    const declined = triedDays(
      numbered.filter(({ paymentNumber, paidAt }) => paymentNumber === number && !paidAt),
    );
    const { next, failures } = expectTries([id, number], subscription, due, declined);
    const paid = accepted[number - 1];
    if (paid) {
      const day = dayOfInstant(paid.paidAt);
      // A reprocess pays on the day of the failed attempt.
      const days = [next, declined.at(-1), ...(failures === 3 ? [paymentUpTo(schedule, day)] : [])];
      expect([id, number, days]).toEqual([id, number, expect.arrayContaining([day])]);
      due = paymentAfter(schedule, day).day;
    } else if (status === 'active' && attemptNumber === 0 && failures > 0) {
      // The subscription was reactivated and waits for a day of its schedule.
      const waits = dayOfInstant(nextPaymentAt);
      expect([id, waits]).toEqual([id, paymentUpTo(schedule, waits)]);
    } else if (status === 'canceled' && attemptNumber === 0 && failures > 0) {
      // The subscription was reactivated and canceled before that day.
      expect([id, nextPaymentAt]).toEqual([id, null]);
    } else {
      expect([id, attemptNumber]).toEqual([id, failures]);
      const nextAt = status === 'active' ? collectionOf(next).getTime() : null;
      expect([id, nextPaymentAt?.getTime() ?? null]).toEqual([id, nextAt]);
    }
  }
};

/** Expects each chargeback to be opened and decided once, and the payment's row to show the newest one. */
const expectChargebacks = (
  row: TransactionRow,
  chargebacks: readonly ChargebackRow[],
  events: readonly TransactionEventRow[],
): void => {
  const moves = events.map(({ move }) => move);
  const times = (move: string) => moves.filter((made) => made === move).length;
  const ended = (outcome: string) => chargebacks.filter((one) => one.outcome === outcome).length;
  expect([row.id, times('openChargeback'), times('winChargeback'), times('loseChargeback')]).toEqual([
    row.id,
    chargebacks.length,
    ended('won'),
    ended('lost'),
  ]);
  expect(ended('inProcess')).toBe(row.status === 17 ? 1 : 0);
  for (const { outcome, decidedAt } of chargebacks) expect(decidedAt === null).toBe(outcome === 'inProcess');
  expect([row.id, row.chargebackOutcome]).toEqual([row.id, chargebacks.at(-1)?.outcome ?? null]);
};

export const expectChargesAndDisputes = async (
  read: Queries,
  rows: readonly TransactionRow[],
  eventsOf: ReadonlyMap<string | number, readonly TransactionEventRow[]>,
): Promise<void> => {
  const chargebacks = await read.all<ChargebackRow>(sql`select * from chargebacks order by id`);
  const subscriptions = await read.all<SubscriptionRow>(sql`select * from subscriptions`);
  for (const row of rows)
    expectChargebacks(
      row,
      chargebacks.filter(({ transactionId }) => transactionId === row.id),
      eventsOf.get(row.id) ?? [],
    );
  for (const subscription of subscriptions)
    expectCharges(
      subscription,
      rows.filter(
        ({ accountId, subscriptionId }) =>
          accountId === subscription.accountId && subscriptionId === subscription.id,
      ),
    );
};
