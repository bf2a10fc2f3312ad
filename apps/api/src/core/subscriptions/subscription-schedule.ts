import { toWireDay } from '@pasarela/contracts/dates/dates';
import { frequencyNames } from '@pasarela/contracts/frequencies/frequencies';
import {
  collectionOf,
  type PaymentSchedule,
  paymentAfter,
  paymentUpTo,
} from '@pasarela/contracts/subscriptions/payment-schedule';
import type { SubscriptionRow } from '#generated/stored-tables.ts';

/** Returns the frequency of a stored subscription. */
export const frequencyOf = ({
  frequency,
}: Pick<SubscriptionRow, 'frequency'>): PaymentSchedule['frequency'] => {
  const name = frequencyNames.find((known) => known === frequency);
  if (!name) throw new Error(`unknown frequency ${frequency}`);
  return name;
};

/** Returns the schedule of a stored subscription. */
export const scheduleOf = (row: SubscriptionRow): PaymentSchedule => ({
  frequency: frequencyOf(row),
  first: toWireDay(row.firstPaymentAt.getTime()),
  ...(row.secondPaymentAt ? { second: toWireDay(row.secondPaymentAt.getTime()) } : {}),
});

/** Returns the first collection after the day of `now`; missed payments are not caught up. */
export const nextCollection = (row: SubscriptionRow, now: Date): Date =>
  collectionOf(paymentAfter(scheduleOf(row), toWireDay(now.getTime())).day);

/** Returns the next collections of an active subscription, `max` at most; the first may repeat one that failed. */
export const upcomingCollections = (row: SubscriptionRow, max: number): readonly Date[] => {
  const left = row.numberOfPays === null ? max : Math.min(max, row.numberOfPays - row.paymentsMade);
  const upcoming: Date[] = [];
  for (let at = row.nextPaymentAt; at !== null && upcoming.length < left; at = nextCollection(row, at))
    upcoming.push(at);
  return upcoming;
};

/** Returns the last scheduled collection up to the given time; null before the first one. */
export const collectionBehind = (row: SubscriptionRow, at: Date): Date | null => {
  const day = paymentUpTo(scheduleOf(row), toWireDay(at.getTime()));
  return day === undefined ? null : collectionOf(day);
};
