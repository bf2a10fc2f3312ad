import { limits } from '@pasarela/contracts/limits/limits';
import { toAmount } from '@pasarela/contracts/money/money';
import { acceptedAnswer } from '@pasarela/contracts/payments/accepted-answer';
import { doneMessages } from '@pasarela/contracts/payments/done-messages';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import type {
  SubscriptionPayment,
  SubscriptionRow as WireRow,
} from '@pasarela/contracts/subscriptions/subscription-list-schema';
import type { CanceledSubscription } from '@pasarela/contracts/subscriptions/subscription-schema';
import {
  allPaymentsMade,
  subscriptionStatuses,
  subscriptionStatusOf,
} from '@pasarela/contracts/subscriptions/subscription-status';
import type { Language } from '@pasarela/contracts/words/words';
import type { ShownCard } from '#core/cards/kept-cards.ts';
import {
  collectionBehind,
  frequencyOf,
  nextCollection,
  upcomingCollections,
} from '#core/subscriptions/subscription-schedule.ts';
import { checkoutUrl } from '#core/transactions/payment-answer.ts';
import { reasonInWords, statusOf } from '#core/transactions/transaction-fields.ts';
import type { SubscriptionRow, TransactionRow } from '#generated/stored-tables.ts';
import type { ListTotals } from '#http/list-page.ts';
import type { ListedSubscription } from './subscriptions-list-repository.ts';

/** Maps a canceled subscription to the answer of the payment API. */
export const canceledAnswer = (row: SubscriptionRow, language: Language): CanceledSubscription => ({
  ...acceptedAnswer,
  message: doneMessages.subscriptionCanceled[language],
  subscriptionId: String(row.id),
  subscriptionStatus: subscriptionStatuses.canceled.name,
  referenceNumber: row.referenceNumber,
  paymentsMade: row.paymentsMade,
  totalCharged: toAmount(row.totalCharged),
  cancellationDate: row.modifiedAt.toISOString(),
});

/** The link to replace the card of a paused subscription. */
type OpenLink = { readonly token: string; readonly expiresAt: Date };

const sharedFields = (row: SubscriptionRow, link: OpenLink | undefined, site: string) => {
  const status = subscriptionStatusOf(row.status);
  return {
    idSubscription: row.id,
    idOriginTransaction: row.originTransactionId,
    referenceNumber: row.referenceNumber,
    frequency: frequencyOf(row),
    date: row.createdAt.toISOString(),
    modificationDate: row.modifiedAt.toISOString(),
    amount: toAmount(row.amount),
    currency: row.currency,
    idStatus: subscriptionStatuses[status].id,
    status: subscriptionStatuses[status].name,
    active: status === 'active',
    isCompleted: status === 'completed',
    paymentsMade: row.paymentsMade,
    linkToReplaceCard: link ? checkoutUrl(site, link.token) : null,
    expirationLinkDate: link?.expiresAt.toISOString() ?? null,
    customerName: row.customerName,
    email: row.customerEmail,
  };
};

/** Maps a subscription to its row of the list. */
export const subscriptionListRow = (row: ListedSubscription, site: string, totals: ListTotals): WireRow => {
  const { linkToken, linkExpiresAt } = row;
  const link = linkToken && linkExpiresAt ? { token: linkToken, expiresAt: linkExpiresAt } : undefined;
  return {
    ...sharedFields(row, link, site),
    idTransaction: row.lastId ?? row.originTransactionId,
    transactionDate: (row.lastAttemptedAt ?? row.lastBegunAt)?.toISOString() ?? null,
    statusId: row.lastStatus === null ? null : statusOf(row.lastStatus),
    paymentDate: row.nextPaymentAt?.toISOString() ?? null,
    numberOfPayment: row.numberOfPays ?? 0,
    ...totals,
  };
};

type Detailed = {
  readonly row: SubscriptionRow;
  readonly card: ShownCard;
  readonly link: OpenLink | undefined;
};

/** How many of the next payments the detail shows. */
const shownUpcoming = 4;

/** Maps a subscription to its detail view, at a time of the account's clock. */
export const subscriptionDetail = (
  { row, card, link }: Detailed,
  now: Date,
  site: string,
  language: Language,
): SubscriptionDetail => {
  const status = subscriptionStatusOf(row.status);
  const ended = status === 'canceled' || status === 'completed';
  return {
    ...sharedFields(row, link, site),
    nextPaymentDate: row.nextPaymentAt?.toISOString() ?? null,
    upcoming: upcomingCollections(row, shownUpcoming).map((at) => at.toISOString()),
    cancellationDate: ended ? row.modifiedAt.toISOString() : null,
    cancellationReason:
      status === 'completed' ? allPaymentsMade[language] : status === 'canceled' ? row.endReason : null,
    numberOfPayments: row.numberOfPays ?? 0,
    amountInAll: row.numberOfPays === null ? null : toAmount(row.amount * row.numberOfPays),
    totalAmount: toAmount(row.totalCharged),
    nowAttemptNumber: row.attemptNumber,
    remainingAttempts: limits.collectionAttempts - row.attemptNumber,
    lastDeclinedDate: row.lastDeclinedAt?.toISOString() ?? null,
    dateIfReactivated: status === 'paused' ? nextCollection(row, now).toISOString() : null,
    card: { brand: card.brand, lastFour: card.lastFour, expiry: card.expiry },
    isCardDeclined: row.lastDeclinedAt !== null && row.attemptNumber > 0 && card.keptAt <= row.lastDeclinedAt,
    now: now.toISOString(),
  };
};

/** Returns when the payer tried to pay. A hosted page is often created long before. */
const attemptOf = ({ attemptedAt, createdAt }: TransactionRow): Date => attemptedAt ?? createdAt;

/** Maps a charge attempt of a subscription to the answer of the dashboard API. */
export const subscriptionPayment = (
  row: TransactionRow,
  subscription: SubscriptionRow,
  language: Language,
  totals: ListTotals,
): SubscriptionPayment => ({
  idTransaction: row.id,
  referenceNumber: row.referenceNumber,
  date: attemptOf(row).toISOString(),
  amount: toAmount(row.amount),
  currency: row.currency,
  statusId: statusOf(row.status),
  status: transactionStatuses[statusOf(row.status)].name,
  paymentDate:
    row.paymentNumber === null
      ? null
      : (collectionBehind(subscription, row.paidAt ?? attemptOf(row))?.toISOString() ?? null),
  paymentNumber: row.paymentNumber,
  declinedReason: reasonInWords(row.declineReason, language),
  ...totals,
});
