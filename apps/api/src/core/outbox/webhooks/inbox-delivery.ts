import type { Unit } from '#database/queries.ts';
import type { Secrets } from '#security/secrets.ts';
import { openWebhookSecret } from './account-settings.ts';
import { attemptHeaders, reportAttempt, unsigned } from './delivery-attempt.ts';
import { keepArrivals, type Received } from './inbox.ts';
import { inboxOf } from './inbox-address.ts';
import type { DueMessage } from './webhook-messages-repository.ts';
import type { Outcome } from './webhook-sender.ts';

/** Whether a message is for the inbox of its own account. */
export const isForOwnInbox = ({ environment, url, inbox }: DueMessage): boolean =>
  environment === 'Sandbox' && inboxOf(url) === inbox;

const received = (verified: boolean): Outcome => ({
  statusCode: 200,
  responseHeaders: { 'content-type': 'application/json; charset=utf-8' },
  responseBody: JSON.stringify({
    success: true,
    data: { received: true, verified } satisfies Received,
    message: '',
  }),
  failure: null,
});

/**
 * Delivers messages of one account to its own inbox, which is in this process: signed and received like any other, but no network
 * stands between, and what is received and what is reported are written together.
 */
export const deliverToInbox = async (
  unit: Unit,
  secrets: Secrets,
  messages: readonly DueMessage[],
  now: number,
): Promise<void> => {
  const [first] = messages;
  if (!first) return;
  const { accountId } = first;
  const secret = openWebhookSecret(secrets, first);
  const sent = messages.map((message) => ({
    message,
    headers: attemptHeaders(message, secret, now),
    body: message.payload,
    // It has just been signed with the secret that it would be judged by.
    verified: true,
  }));
  if (secret !== undefined) await keepArrivals(unit, accountId, sent, now);
  for (const { message, headers } of sent) {
    const outcome = secret === undefined ? unsigned : received(true);
    await reportAttempt(unit, message, { headers, outcome, startedAt: now, milliseconds: 0 }, now);
  }
};
