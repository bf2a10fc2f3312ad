import { isTransactionStatus, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { isSubscriptionEvent, subscriptionEvents } from '@pasarela/contracts/webhooks/webhook-events';
import type { WebhookRow } from '@pasarela/contracts/webhooks/webhook-schema';
import type { Language } from '#i18n/language.ts';

/** The event of a message: the name of the status or the event, or the message type if the status is unknown. */
export const eventText = (
  { statusId, type }: Pick<WebhookRow, 'statusId' | 'type'>,
  language: Language,
): string => {
  if (isSubscriptionEvent(type)) return subscriptionEvents[type].label[language];
  return statusId !== null && isTransactionStatus(statusId)
    ? transactionStatuses[statusId].label[language]
    : type;
};

type SubjectWords = {
  readonly sample: string;
  readonly transaction: (id: string) => string;
  readonly subscription: (id: string) => string;
};

/** What a message tells of: a transaction, a subscription, or nothing where it is a sample. */
export const subjectText = (
  { idTransaction, idSubscription }: Pick<WebhookRow, 'idTransaction' | 'idSubscription'>,
  words: SubjectWords,
): string => {
  if (idTransaction !== null) return words.transaction(String(idTransaction));
  return idSubscription === null ? words.sample : words.subscription(String(idSubscription));
};
