import { isTransactionStatus, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { WebhookRow } from '@pasarela/contracts/webhooks/webhook-schema';
import type { Language } from '#i18n/language.ts';

/** What a message tells, as the status is called; its type where the catalogue does not have the status. */
export const eventText = (
  { statusId, type }: Pick<WebhookRow, 'statusId' | 'type'>,
  language: Language,
): string => (isTransactionStatus(statusId) ? transactionStatuses[statusId].label[language] : type);
