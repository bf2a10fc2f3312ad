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

type Sent = Pick<WebhookRow, 'destination' | 'lastUrl' | 'lastAttemptAt'>;

/** The message that an address was sent last; what waits for its first attempt was sent nowhere yet. */
export const lastSentTo = <Row extends Sent>(
  messages: readonly Row[],
  { destination, url }: { readonly destination: ResultDestination; readonly url: string },
): Row | undefined =>
  messages
    .filter((row) => row.destination === destination && row.lastUrl === url)
    // Instants of one form: the later one is the greater text.
    .toSorted((one, other) => (other.lastAttemptAt ?? '').localeCompare(one.lastAttemptAt ?? ''))[0];
