import { withoutCardNumbers } from '@pasarela/contracts/card-numbers/card-numbers-in-text';
import { retryAt } from '#core/outbox/retry-schedule.ts';
import type { Unit } from '#database/queries.ts';
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

/** The request headers of an attempt made at `at`. */
export const attemptHeaders = (
  message: Pick<DueMessage, 'code' | 'payload'>,
  secret: string | undefined,
  at: number,
): Readonly<Record<string, string>> => ({
  'content-type': 'application/json; charset=utf-8',
  'user-agent': 'Pasarela-Webhooks/1',
  ...(secret === undefined ? {} : signedHeaders(secret, message.code, at, message.payload)),
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
type Attempted = Pick<DueMessage, 'id' | 'accountId' | 'url' | 'attempts'>;

/** Stores the outcome of an attempt and schedules the next one. */
export const writeAttempt = async (
  unit: Unit,
  { id, accountId, url, attempts: before }: Attempted,
  { headers, outcome, startedAt, milliseconds }: Attempt,
  now: number,
): Promise<void> => {
  const { statusCode, responseHeaders, responseBody, failure } = outcome;
  const attempts = before + 1;
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
  });
  // In Standard Webhooks, 410 Gone means that no further attempt may follow.
  const nextAttemptAt = failure && failure !== 'gone' ? retryAt(attempts, now) : null;
  const state = failure ? (nextAttemptAt ? 'waiting' : 'failed') : 'delivered';
  await updateProgress(unit, { accountId, id }, { attempts, state, nextAttemptAt });
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
