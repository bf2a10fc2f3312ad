import { toWireDay } from '@pasarela/contracts/dates/dates';
import {
  collectionOf,
  type PaymentSchedule,
  paymentDay,
} from '@pasarela/contracts/subscriptions/payment-schedule';
import { secondPaymentDay } from '@pasarela/contracts/subscriptions/second-payment';
import type { WriteContext } from '#core/account/write-context.ts';
import type { KeptCard } from '#core/cards/acquirer.ts';
import { storeCard } from '#core/cards/kept-cards.ts';
import { scheduleWork } from '#core/due-work/due-work-repository.ts';
import type { NewTransaction } from '#core/transactions/transaction-life.ts';
import type { TransactionProcess } from '#core/transactions/transaction-process.ts';
import { insertSubscription } from './subscriptions-repository.ts';

type Started = {
  readonly order: Pick<NewTransaction, 'referenceNumber' | 'customerName' | 'customerEmail' | 'currency'>;
  readonly subscription: NonNullable<TransactionProcess['subscription']>;
  readonly card: KeptCard;
  /** The code of the new card token. */
  readonly cardCode: string;
};

/**
 * Begins a subscription with an accepted payment: its first payment or, if the first payment date is in the future, a verification
 * of the card. Returns its id. The caller sets the transaction's number afterwards.
 */
export const startSubscription = async (
  { unit, accountId, now }: WriteContext,
  { order, subscription, card, cardCode }: Started,
): Promise<number> => {
  const customerName = order.customerName ?? '';
  const today = toWireDay(now.getTime());
  const { firstPaymentDate } = subscription;
  // If a hosted page is paid after its first payment date, the day of that payment becomes the first day.
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
