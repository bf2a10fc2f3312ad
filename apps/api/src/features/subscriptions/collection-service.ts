import { addDays, toWireDay } from '@pasarela/contracts/dates';
import { limits } from '@pasarela/contracts/limits';
import { frequencyNames } from '@pasarela/contracts/subscriptions/frequencies';
import {
  collectionOf,
  type PaymentSchedule,
  paymentAfter,
} from '@pasarela/contracts/subscriptions/payment-schedule';
import { Status } from '@pasarela/contracts/transactions/transaction-status';
import type { Unit } from '#database/queries.ts';
import type { SubscriptionRow } from '#database/stored-rows.ts';
import { cardById } from '#features/card-tokens/kept-cards-service.ts';
import type { AccountMoment } from '#features/clock/account-moment-service.ts';
import type { Attempts } from '#features/payments/attempt-service.ts';
import type { Acquirer } from '#sandbox/acquirer.ts';
import { scheduleWork } from '#time/due-work-repository.ts';
import {
  findSubscription,
  type SubscriptionChanges,
  updateSubscription,
} from './subscriptions-repository.ts';

/** What the dates of a stored subscription are reckoned from. */
export const scheduleOf = ({
  frequency,
  firstPaymentAt,
  secondPaymentAt,
}: SubscriptionRow): PaymentSchedule => {
  const name = frequencyNames.find((known) => known === frequency);
  if (!name) throw new Error(`unknown frequency ${frequency}`);
  return {
    frequency: name,
    first: toWireDay(firstPaymentAt.getTime()),
    ...(secondPaymentAt ? { second: toWireDay(secondPaymentAt.getTime()) } : {}),
  };
};

/** What becomes of a subscription after a charge that was accepted. */
const afterPayment = (row: SubscriptionRow, now: Date): SubscriptionChanges => {
  const paymentsMade = row.paymentsMade + 1;
  const done = row.numberOfPays !== null && paymentsMade >= row.numberOfPays;
  const next = done ? null : collectionOf(paymentAfter(scheduleOf(row), toWireDay(now.getTime())).day);
  return {
    status: done ? 'completed' : 'active',
    nextPaymentAt: next,
    paymentsMade,
    totalCharged: row.totalCharged + row.amount,
    attemptNumber: 0,
    endReason: done ? 'completed' : null,
  };
};

/** … and after one that was declined: it is tried again on the next two days, then it rests. */
const afterDecline = (row: SubscriptionRow, now: Date): SubscriptionChanges => {
  const attemptNumber = row.attemptNumber + 1;
  const paused = attemptNumber >= limits.collectionAttempts;
  return {
    status: paused ? 'paused' : 'active',
    nextPaymentAt: paused ? null : collectionOf(addDays(toWireDay(now.getTime()), 1)),
    paymentsMade: row.paymentsMade,
    totalCharged: row.totalCharged,
    attemptNumber,
    endReason: null,
  };
};

/** Charges the payment of a subscription that has fallen due, and writes down when it is to be charged next. */
export const collectPayment = async (
  unit: Unit,
  moment: AccountMoment,
  acquirer: Acquirer,
  attempts: Attempts,
  subscriptionId: number,
): Promise<void> => {
  const { accountId, now } = moment;
  const row = await findSubscription(unit, accountId, subscriptionId);
  if (row?.status !== 'active') return;
  const card = await cardById(unit, accountId, row.cardTokenId);
  const charge = await attempts.begin(
    unit,
    moment,
    acquirer,
    {
      referenceNumber: row.referenceNumber,
      amount: row.amount,
      currency: row.currency,
      customerName: row.customerName,
      customerEmail: row.customerEmail,
      subscriptionId: row.id,
      paymentNumber: row.paymentsMade + 1,
    },
    {},
    { kind: 'card', card, holder: 'stored' },
    [],
  );
  const changes = charge.status === Status.accepted ? afterPayment(row, now) : afterDecline(row, now);
  await updateSubscription(unit, row, changes, now);
  const { nextPaymentAt } = changes;
  if (nextPaymentAt)
    await scheduleWork(unit, { accountId, kind: 'collect', subjectId: row.id, dueAt: nextPaymentAt });
};
