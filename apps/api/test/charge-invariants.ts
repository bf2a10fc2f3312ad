import { addDays, toWireDay } from '@pasarela/contracts/dates';
import { collectionOf, paymentAfter, paymentDay } from '@pasarela/contracts/subscriptions/payment-schedule';
import { expect } from 'vitest';
import type { Reader } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type {
  ChargebackRow,
  SubscriptionRow,
  TransactionEventRow,
  TransactionRow,
} from '#database/stored-rows.ts';
import { scheduleOf } from '#features/subscriptions/subscription-schedule-service.ts';

const dayOfInstant = (instant: Date | null): string => toWireDay(instant?.getTime() ?? Number.NaN);

/**
 * The accepted charges are numbered without a gap, one for each due date from the first on and none skipped; what was declined
 * is tried again day by day, as the same payment, in place of whatever falls due on those days.
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
    const declined = numbered.filter(({ paymentNumber, paidAt }) => paymentNumber === number && !paidAt);
    expect([id, number, declined.map(({ createdAt }) => dayOfInstant(createdAt))]).toEqual([
      id,
      number,
      declined.map((_, index) => addDays(due, index)),
    ]);
    const afterTries = addDays(due, declined.length);
    const paid = accepted[number - 1];
    if (paid) {
      expect([id, number, dayOfInstant(paid.paidAt)]).toEqual([id, number, afterTries]);
      due = paymentAfter(schedule, afterTries).day;
    } else {
      expect([id, attemptNumber]).toEqual([id, declined.length]);
      const next = status === 'active' ? collectionOf(afterTries).getTime() : null;
      expect([id, nextPaymentAt?.getTime() ?? null]).toEqual([id, next]);
    }
  }
};

/** Each chargeback was opened and decided once, and the payment's row tells of the newest. */
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
  read: Reader,
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
