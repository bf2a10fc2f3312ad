import type { ResultDestination } from '@pasarela/contracts/webhooks/webhook-events';
import type { WebhookRow } from '@pasarela/contracts/webhooks/webhook-schema';
import { webhookFailures } from '@pasarela/contracts/webhooks/webhook-states';
import type { Language } from '#i18n/language.ts';

type LastAnswer = Pick<WebhookRow, 'lastStatusCode' | 'lastFailure'>;

/** How the last attempt ended: the HTTP status of its answer, and why it failed; null before the first one. */
export const lastAnswerText = (
  { lastStatusCode, lastFailure }: LastAnswer,
  language: Language,
): string | null => {
  const parts = [
    lastStatusCode === null ? null : `HTTP ${lastStatusCode}`,
    lastFailure === null || lastFailure === 'status' ? null : webhookFailures[lastFailure][language],
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : null;
};

type Sent = LastAnswer & Pick<WebhookRow, 'destination' | 'url'>;

/** The newest of the messages, the newest first, that an address has answered, or has failed to. */
export const lastAnswered = <Row extends Sent>(
  newestFirst: readonly Row[],
  { destination, url }: { readonly destination: ResultDestination; readonly url: string },
): Row | undefined =>
  newestFirst.find(
    (row) =>
      row.destination === destination &&
      row.url === url &&
      (row.lastStatusCode !== null || row.lastFailure !== null),
  );
