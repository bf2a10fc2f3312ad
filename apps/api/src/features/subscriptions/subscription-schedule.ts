import { toWireDay } from '@pasarela/contracts/dates';
import { frequencyNames } from '@pasarela/contracts/subscriptions/frequencies';
import {
  collectionOf,
  type PaymentSchedule,
  paymentAfter,
  paymentUpTo,
} from '@pasarela/contracts/subscriptions/payment-schedule';
import type { SubscriptionRow } from '#generated/stored-tables.ts';

/** How often a stored subscription charges. */
export const frequencyOf = ({
  frequency,
}: Pick<SubscriptionRow, 'frequency'>): PaymentSchedule['frequency'] => {
  const name = frequencyNames.find((known) => known === frequency);
  if (!name) throw new Error(`unknown frequency ${frequency}`);
  return name;
};

/** What the dates of a stored subscription are reckoned from. */
export const scheduleOf = (row: SubscriptionRow): PaymentSchedule => ({
  frequency: frequencyOf(row),
  first: toWireDay(row.firstPaymentAt.getTime()),
  ...(row.secondPaymentAt ? { second: toWireDay(row.secondPaymentAt.getTime()) } : {}),
});

/** When it is charged next, after the day of a moment: what lies behind is not made up for. */
export const nextCollection = (row: SubscriptionRow, now: Date): Date =>
  collectionOf(paymentAfter(scheduleOf(row), toWireDay(now.getTime())).day);

/** The collection that an attempt at a moment corresponds to: the last of the schedule by then; none before its first. */
export const collectionBehind = (row: SubscriptionRow, at: Date): Date | null => {
  const day = paymentUpTo(scheduleOf(row), toWireDay(at.getTime()));
  return day === undefined ? null : collectionOf(day);
};
