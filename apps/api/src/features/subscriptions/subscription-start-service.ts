import { toWireDay } from '@pasarela/contracts/dates';
import {
  collectionOf,
  type PaymentSchedule,
  paymentDay,
} from '@pasarela/contracts/subscriptions/payment-schedule';
import { secondPaymentDay } from '@pasarela/contracts/subscriptions/second-payment';
import type { Unit } from '#database/queries.ts';
import { storeCard } from '#features/card-tokens/kept-cards-service.ts';
import type { Moment, NewTransaction } from '#features/transactions/transaction-life-service.ts';
import type { KeptCard, TransactionProcess } from '#features/transactions/transaction-process-service.ts';
import { scheduleWork } from '#time/due-work-repository.ts';
import { insertSubscription, nameOrigin } from './subscriptions-repository.ts';

type Started = {
  readonly order: Pick<NewTransaction, 'referenceNumber' | 'customerName' | 'customerEmail' | 'currency'>;
  readonly subscription: NonNullable<TransactionProcess['subscription']>;
  readonly card: KeptCard;
  /** Names the kept card among the account's. */
  readonly cardCode: string;
};

/**
 * Begins a subscription with a payment that was accepted: the payment is its first, or, where the first is to come, the
 * verification of its card. Answers its id; the payment is named once it is written.
 */
export const startSubscription = async (
  unit: Unit,
  { accountId, now }: Moment,
  { order, subscription, card, cardCode }: Started,
): Promise<number> => {
  const customerName = order.customerName ?? '';
  const today = toWireDay(now.getTime());
  const { firstPaymentDate } = subscription;
  // A hosted page can be paid after the day that it was opened with: that payment is the first, on the day on which it is made.
  const paidNow = firstPaymentDate === undefined || firstPaymentDate <= today;
  const first = paidNow ? today : firstPaymentDate;
  const { frequency, second } = subscription;
  const schedule: PaymentSchedule = {
    frequency,
    first,
    ...(second ? { second: secondPaymentDay({ frequency, ...second }, first) } : {}),
  };
  const done = paidNow && subscription.numberOfPays === 1;
  const next = done ? null : collectionOf(paymentDay(schedule, paidNow ? 1 : 0));
  const cardTokenId = await storeCard(unit, card, {
    accountId,
    code: cardCode,
    customerEmail: order.customerEmail,
    customerName,
    listed: false,
    now,
  });
  const id = await insertSubscription(unit, {
    accountId,
    originTransactionId: 0,
    referenceNumber: order.referenceNumber,
    referenceKey: order.referenceNumber.toLowerCase(),
    customerName,
    customerEmail: order.customerEmail,
    amount: subscription.amount,
    currency: order.currency,
    frequency: subscription.frequency,
    cardTokenId,
    status: done ? 'completed' : 'active',
    firstPaymentAt: collectionOf(first),
    secondPaymentAt: schedule.second === undefined ? null : collectionOf(schedule.second),
    nextPaymentAt: next,
    numberOfPays: subscription.numberOfPays ?? null,
    paymentsMade: paidNow ? 1 : 0,
    totalCharged: paidNow ? subscription.amount : 0,
    createdAt: now,
    modifiedAt: now,
  });
  if (next) await scheduleWork(unit, { accountId, kind: 'collect', subjectId: id, dueAt: next });
  return id;
};

export { nameOrigin as nameSubscriptionOrigin };
