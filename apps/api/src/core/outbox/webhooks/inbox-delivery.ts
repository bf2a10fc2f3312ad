import { limits } from '@pasarela/contracts/limits/limits';
import type { Unit } from '#database/queries.ts';
import type { Secrets } from '#security/secrets.ts';
import { openSigningSecrets } from './account-settings.ts';
import { attemptHeaders, unsigned, writeAttempt } from './delivery-attempt.ts';
import type { Received } from './inbox.ts';
import { deleteOlderMessages, insertInboxMessage } from './inbox-repository.ts';
import { inboxOf } from './result-addresses.ts';
import { isForged } from './scenario-deliveries.ts';
import type { DueMessage } from './webhook-messages-repository.ts';
import type { Outcome } from './webhook-sender.ts';

/** Whether a message goes to the inbox of its own account. */
export const isForOwnInbox = ({ environment, url, inbox }: DueMessage): boolean =>
  environment === 'Sandbox' && inboxOf(url) === inbox;

/** The outcome of a delivery to the account's own inbox. */
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
 * Delivers messages of one account to its own inbox without a network request, because the inbox is in this process. Messages are
 * signed like any others; the received message and the outcome are stored in one unit.
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
  const signing = openSigningSecrets(secrets, first, now);
  for (const message of messages) {
    const verified = !isForged(message);
    const headers = JSON.stringify(attemptHeaders(message, signing, now));
    if (signing.length > 0)
      await insertInboxMessage(unit, {
        accountId,
        code: message.code,
        headers,
        body: message.payload,
        // The message was signed with the same secrets that would verify it, unless a scenario forged the signature.
        verified,
        receivedAt: new Date(now),
      });
    const outcome = signing.length === 0 ? unsigned : received(verified);
    await writeAttempt(unit, message, { headers, outcome, startedAt: now, milliseconds: 0 }, now);
  }
  await deleteOlderMessages(unit, accountId, limits.inboxMessages);
};
