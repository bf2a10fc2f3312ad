import { addDays, toWireDay } from '@pasarela/contracts/dates/dates';
import { isEmailOn } from '@pasarela/contracts/emails/email-switches';
import { limits } from '@pasarela/contracts/limits/limits';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { collectionOf } from '@pasarela/contracts/subscriptions/payment-schedule';
import type { SubscriptionEventType } from '@pasarela/contracts/webhooks/webhook-events';
import type { WriteContext } from '#core/account/write-context.ts';
import { cardById } from '#core/cards/kept-cards.ts';
import { dropWork, scheduleWork } from '#core/due-work/due-work-repository.ts';
import { enqueueEmail } from '#core/outbox/emails/email-outbox.ts';
import { findResultAddresses } from '#core/outbox/webhooks/account-settings-repository.ts';
import { beginPayment } from '#core/payments/attempts.ts';
import { storedOrder } from '#core/payments/payment-attempt.ts';
import { notifyOfSubscription } from '#core/subscriptions/subscription-events.ts';
import { frequencyOf, nextCollection } from '#core/subscriptions/subscription-schedule.ts';
import {
  findSubscription,
  type SubscriptionChanges,
  updateSubscription,
} from '#core/subscriptions/subscriptions-repository.ts';
import type { SubscriptionRow, TransactionRow } from '#generated/stored-tables.ts';

/** Returns the changes of a subscription after an accepted charge. */
const afterPayment = (row: SubscriptionRow, now: Date): SubscriptionChanges => {
  const paymentsMade = row.paymentsMade + 1;
  const done = row.numberOfPays !== null && paymentsMade >= row.numberOfPays;
  return {
    status: done ? 'completed' : 'active',
    nextPaymentAt: done ? null : nextCollection(row, now),
    paymentsMade,
    totalCharged: row.totalCharged + row.amount,
    attemptNumber: 0,
    endReason: done ? 'completed' : null,
    lastDeclinedAt: row.lastDeclinedAt,
  };
};

/** Returns the changes after a declined charge: one retry on each of the next two days, then the subscription is paused. */
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
    lastDeclinedAt: now,
  };
};

/** Returns the changes after a declined reprocess: it does not count as one of the three attempts and moves no date. */
const afterReprocess = (row: SubscriptionRow, now: Date): SubscriptionChanges => ({
  ...row,
  lastDeclinedAt: now,
});

/** The events of a charge: that it failed, and where the subscription is paused or ended with it. */
const eventsOf = (made: TransactionRow, { status }: SubscriptionChanges): SubscriptionEventType[] => [
  ...(made.status === Status.accepted ? [] : (['subscription.charge_failed'] as const)),
  ...(status === 'paused' ? (['subscription.paused'] as const) : []),
  ...(status === 'completed' ? (['subscription.ended'] as const) : []),
];

/** Tells the customer of a charge that failed, where the merchant has switched that on. */
const tellCustomer = async (
  context: WriteContext,
  row: SubscriptionRow,
  transactionId: number,
  nextAttemptAt: Date | null,
): Promise<void> => {
  const settings = await findResultAddresses(context.unit, context.accountId);
  if (!settings || !isEmailOn('chargeFailed', settings.emailsOn)) return;
  await enqueueEmail(context, {
    kind: 'chargeFailed',
    transactionId,
    to: row.customerEmail,
    customerName: row.customerName,
    referenceNumber: row.referenceNumber,
    amount: row.amount,
    frequency: frequencyOf(row),
    nextAttemptAt,
  });
};

/** Charges a subscription once and schedules its next collection. */
const charge = async (
  context: WriteContext,
  row: SubscriptionRow,
  afterFailure: typeof afterDecline,
): Promise<void> => {
  const { unit, accountId, now } = context;
  const card = await cardById(unit, accountId, row.cardTokenId);
  const made = await beginPayment(context, {
    order: {
      ...storedOrder(row),
      subscriptionId: row.id,
      paymentNumber: row.paymentsMade + 1,
    },
    process: {},
    instrument: { kind: 'card', card, holder: 'stored' },
  });
  const changes = made.status === Status.accepted ? afterPayment(row, now) : afterFailure(row, now);
  await updateSubscription(unit, row, changes, now);
  if (changes.nextPaymentAt)
    await scheduleWork(unit, {
      accountId,
      kind: 'collect',
      subjectId: row.id,
      dueAt: changes.nextPaymentAt,
    });
  else await dropWork(unit, accountId, row.id, ['collect']);
  await notifyOfSubscription(context, row.id, eventsOf(made, changes), made);
  if (made.status !== Status.accepted)
    await tellCustomer(context, row, made.id, changes.nextPaymentAt ?? null);
  if (changes.status === 'paused')
    await enqueueEmail(context, {
      kind: 'subscriptionPaused',
      transactionId: made.id,
      subscriptionId: row.id,
      referenceNumber: row.referenceNumber,
      amount: row.amount,
      frequency: frequencyOf(row),
      customerName: row.customerName,
      customerEmail: row.customerEmail,
    });
};

/** Charges the payment that is due and schedules the next one. */
export const collect = async (context: WriteContext, subscriptionId: number): Promise<void> => {
  const row = await findSubscription(context.unit, context.accountId, subscriptionId);
  if (row?.status === 'active') await charge(context, row, afterDecline);
};

/** Retries a failed charge, unless it was paid or the subscription ended in the meantime. */
export const reprocess = async (context: WriteContext, subscriptionId: number): Promise<void> => {
  const row = await findSubscription(context.unit, context.accountId, subscriptionId);
  if (row?.status === 'active' && row.attemptNumber > 0) await charge(context, row, afterReprocess);
};
