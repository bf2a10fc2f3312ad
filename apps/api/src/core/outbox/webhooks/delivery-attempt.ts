import { withoutCardNumbers } from '@pasarela/contracts/card-numbers/card-numbers-in-text';
import type { WebhookState } from '@pasarela/contracts/webhooks/webhook-states';
import { retryAt } from '#core/outbox/retry-schedule.ts';
import type { Unit } from '#database/queries.ts';
import {
  type ChosenAttempt,
  chosenAttempt,
  forgedSignature,
  isForged,
  releaseNext,
} from './scenario-deliveries.ts';
import {
  type DueMessage,
  findProgress,
  insertAttempt,
  updateProgress,
} from './webhook-messages-repository.ts';
import type { Outcome } from './webhook-sender.ts';
import { signedHeaders } from './webhook-signature.ts';

export type Attempt = {
  /** The request headers that were sent, as JSON. */
  readonly headers: string;
  readonly outcome: Outcome;
  readonly startedAt: number;
  readonly milliseconds: number;
};

/** The request headers of an attempt made at `at`, signed by each secret; without secrets it is not signed. */
export const attemptHeaders = (
  message: Pick<DueMessage, 'code' | 'payload' | 'scenario' | 'attempts'>,
  secrets: readonly string[],
  at: number,
): Readonly<Record<string, string>> => ({
  'content-type': 'application/json; charset=utf-8',
  'user-agent': 'Pasarela-Webhooks/1',
  ...(secrets.length === 0 ? {} : signedHeaders(secrets, message.code, at, message.payload)),
  ...(secrets.length > 0 && isForged(message) ? { 'webhook-signature': forgedSignature() } : {}),
});

/** The outcome if the account's secret cannot be decrypted: unsigned messages are never sent. */
export const unsigned: Outcome = {
  statusCode: null,
  responseHeaders: null,
  responseBody: null,
  failure: 'other',
};

type Headers = Readonly<Record<string, string>>;

/** The headers of another server without the card numbers in their names and values. */
export const headersWithoutCards = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [withoutCardNumbers(name), withoutCardNumbers(value)]),
  );

/** A message and the number of attempts made so far. */
type Attempted = Pick<DueMessage, 'id' | 'accountId' | 'url' | 'attempts' | 'scenario' | 'requestId'>;

const progressAfter = (
  failure: Outcome['failure'],
  attempts: number,
  { isRepeated }: ChosenAttempt,
  now: number,
): { readonly state: WebhookState; readonly nextAttemptAt: Date | null } => {
  if (!failure)
    return isRepeated
      ? { state: 'waiting', nextAttemptAt: new Date(now) }
      : { state: 'delivered', nextAttemptAt: null };
  // In Standard Webhooks, 410 Gone means that no further attempt may follow.
  const nextAttemptAt = failure === 'gone' ? null : retryAt(attempts, now);
  return { state: nextAttemptAt ? 'waiting' : 'failed', nextAttemptAt };
};

/** Stores the outcome of an attempt and schedules the next one. */
export const writeAttempt = async (
  unit: Unit,
  message: Attempted,
  { headers, outcome, startedAt, milliseconds }: Attempt,
  now: number,
): Promise<void> => {
  const { statusCode, responseHeaders, responseBody, failure } = outcome;
  const { id, accountId, url } = message;
  const attempts = message.attempts + 1;
  const chosen = await chosenAttempt(unit, message);
  await insertAttempt(unit, {
    accountId,
    messageId: id,
    number: attempts,
    url,
    requestHeaders: headers,
    statusCode,
    // The response is text from outside, so card numbers are removed.
    responseHeaders: responseHeaders ? JSON.stringify(headersWithoutCards(responseHeaders)) : null,
    responseBody: responseBody === null ? null : withoutCardNumbers(responseBody),
    error: failure,
    startedAt: new Date(startedAt),
    milliseconds,
    scenario: chosen.scenario,
  });
  await updateProgress(
    unit,
    { accountId, id },
    { attempts, ...progressAfter(failure, attempts, chosen, now) },
  );
  await releaseNext(unit, message, new Date(now));
};

/** Stores an attempt that was made outside a unit; does nothing if the account was reset in the meantime. */
export const reportAttempt = async (
  unit: Unit,
  message: Omit<Attempted, 'attempts'>,
  attempt: Attempt,
  now: number,
): Promise<void> => {
  const progress = await findProgress(unit, message);
  if (progress) await writeAttempt(unit, { ...message, attempts: progress.attempts }, attempt, now);
};
