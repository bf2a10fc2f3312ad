import { addDays, toWireDay } from '@pasarela/contracts/dates';
import { limits } from '@pasarela/contracts/limits';
import { collectionOf } from '@pasarela/contracts/subscriptions/payment-schedule';
import { Status } from '@pasarela/contracts/transactions/transaction-status';
import type { Unit } from '#database/queries.ts';
import type { SubscriptionRow } from '#database/stored-rows.ts';
import { enqueueEmail } from '#emails/email-outbox.ts';
import { cardById } from '#features/card-tokens/kept-cards-service.ts';
import type { AccountMoment } from '#features/clock/account-moment-service.ts';
import type { Attempts } from '#features/payments/attempt-service.ts';
import type { Acquirer } from '#sandbox/acquirer.ts';
import { dropWork, scheduleWork } from '#time/due-work-repository.ts';
import { frequencyOf, nextCollection } from './subscription-schedule-service.ts';
import {
  findSubscription,
  type SubscriptionChanges,
  updateSubscription,
} from './subscriptions-repository.ts';

/** What becomes of a subscription after a charge that was accepted. */
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
    lastDeclinedAt: now,
  };
};

/** … and after one that was declined although it was no attempt of the three: it is tried again when it would have been. */
const afterReprocess = (row: SubscriptionRow, now: Date): SubscriptionChanges => ({
  ...row,
  lastDeclinedAt: now,
});

/** What charges a subscription once. */
export const createCollection = (acquirer: Acquirer, attempts: Attempts) => {
  const charge = async (
    unit: Unit,
    moment: AccountMoment,
    row: SubscriptionRow,
    afterFailure: typeof afterDecline,
  ): Promise<void> => {
    const { accountId, now } = moment;
    const card = await cardById(unit, accountId, row.cardTokenId);
    const made = await attempts.begin(
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
    if (changes.status === 'paused')
      await enqueueEmail(unit, moment, {
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

  return {
    /** Charges the payment that has fallen due, and writes down when it is to be charged next. */
    collect: async (unit: Unit, moment: AccountMoment, subscriptionId: number): Promise<void> => {
      const row = await findSubscription(unit, moment.accountId, subscriptionId);
      if (row?.status === 'active') await charge(unit, moment, row, afterDecline);
    },

    /** Charges once more what failed, unless that was settled meanwhile. */
    reprocess: async (unit: Unit, moment: AccountMoment, subscriptionId: number): Promise<void> => {
      const row = await findSubscription(unit, moment.accountId, subscriptionId);
      if (row?.status === 'active' && row.attemptNumber > 0) await charge(unit, moment, row, afterReprocess);
    },
  };
};
