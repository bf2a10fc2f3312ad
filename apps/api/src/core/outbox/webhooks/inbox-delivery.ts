import { limits } from '@pasarela/contracts/limits/limits';
import type { Unit } from '#database/queries.ts';
import type { Secrets } from '#security/secrets.ts';
import { openWebhookSecret } from './account-settings.ts';
import { attemptHeaders, unsigned, writeAttempt } from './delivery-attempt.ts';
import type { Received } from './inbox.ts';
import { inboxOf } from './inbox-address.ts';
import { deleteOlderMessages, insertInboxMessage } from './inbox-repository.ts';
import type { DueMessage } from './webhook-messages-repository.ts';
import type { Outcome } from './webhook-sender.ts';

/** Whether a message goes to the inbox of its own account. */
export const isForOwnInbox = ({ environment, url, inbox }: DueMessage): boolean =>
  environment === 'Sandbox' && inboxOf(url) === inbox;

/** The outcome of a delivery to the account's own inbox. */
const received: Outcome = {
  statusCode: 200,
  responseHeaders: { 'content-type': 'application/json; charset=utf-8' },
  responseBody: JSON.stringify({
    success: true,
    data: { received: true, verified: true } satisfies Received,
    message: '',
  }),
  failure: null,
};

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
  for (const message of messages) {
    const headers = JSON.stringify(attemptHeaders(message, secret, now));
    if (secret !== undefined)
      await insertInboxMessage(unit, {
        accountId,
        code: message.code,
        headers,
        body: message.payload,
        // The message was signed with the same secret that would verify it.
        verified: true,
        receivedAt: new Date(now),
      });
    const outcome = secret === undefined ? unsigned : received;
    await writeAttempt(unit, message, { headers, outcome, startedAt: now, milliseconds: 0 }, now);
  }
  await deleteOlderMessages(unit, accountId, limits.inboxMessages);
};
