import type { Dependencies } from '#core/dependencies.ts';
import { retryAt } from '#core/outbox/retry-schedule.ts';
import { openSigningSecrets } from '#core/outbox/webhooks/account-settings.ts';
import { attemptHeaders, writeAttempt } from '#core/outbox/webhooks/delivery-attempt.ts';
import { deliverToInbox } from '#core/outbox/webhooks/inbox-delivery.ts';
import { inboxLaneOf } from '#core/outbox/webhooks/result-addresses.ts';
import { type DueMessage, findDueMessages } from '#core/outbox/webhooks/webhook-messages-repository.ts';
import type { Outcome } from '#core/outbox/webhooks/webhook-sender.ts';
import type { Unit } from '#database/queries.ts';
import type { InUnits } from '#sandbox/sandbox-reset-service.ts';
import type { Secrets } from '#security/secrets.ts';
import { findWaitingSince } from './demo-repository.ts';

/** The milliseconds between the change that a result reports and its delivery. */
const onItsWay = 180;
/** The timeout of the merchant's server, in milliseconds. */
const patience = 10_000;

const noAnswer: Outcome = { statusCode: null, responseHeaders: null, responseBody: null, failure: 'timeout' };

/** Records a first attempt that times out; returns the time of the next attempt. */
const failOnce = async (
  unit: Unit,
  secrets: Secrets,
  message: DueMessage,
  startedAt: number,
): Promise<number> => {
  const headers = attemptHeaders(message, openSigningSecrets(secrets, message, startedAt), startedAt);
  const over = startedAt + patience;
  const attempt = { headers: JSON.stringify(headers), outcome: noAnswer, startedAt, milliseconds: patience };
  await writeAttempt(unit, message, attempt, over);
  return retryAt(1, over)?.getTime() ?? over;
};

/** The number of deliveries that are written in one unit. */
const deliveredAtOnce = 3;

/** Delivers the results of the demo to the account's inbox, each at its own time; one of them only at the second attempt. */
export const deliverDemoResults = async (
  inUnits: InUnits,
  { secrets }: Pick<Dependencies, 'secrets'>,
  { accountId, now }: { readonly accountId: number; readonly now: number },
): Promise<void> => {
  const waiting = await inUnits(async (unit) => {
    const since = await findWaitingSince(unit, accountId);
    const due = { accountId, lane: inboxLaneOf(accountId), now: new Date(now), max: since.size };
    const messages = new Map((await findDueMessages(unit, due)).map((message) => [message.id, message]));
    return [...since].map(([id, createdAt]) => {
      const message = messages.get(id);
      if (!message) throw new Error(`result ${id} of the demo is not for the inbox of account ${accountId}`);
      return { message, first: createdAt.getTime() + onItsWay };
    });
  });
  // The delayed result is one of the newest, so that it is on the first page of the list.
  const late = waiting.at(-4);
  for (let begin = 0; begin < waiting.length; begin += deliveredAtOnce)
    await inUnits(async (unit) => {
      for (const result of waiting.slice(begin, begin + deliveredAtOnce)) {
        const { message, first } = result;
        const isLate = result === late;
        const at = isLate ? await failOnce(unit, secrets, message, first) : first;
        await deliverToInbox(unit, secrets, [{ ...message, attempts: isLate ? 1 : 0 }], at);
      }
    });
};
