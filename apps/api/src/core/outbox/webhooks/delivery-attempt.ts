import { withoutCardNumbers } from '@pasarela/contracts/payment-methods/card-numbers-in-text';
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
  /** What was sent before the payload (JSON). */
  readonly headers: string;
  readonly outcome: Outcome;
  readonly startedAt: number;
  readonly milliseconds: number;
};

/** What an attempt at this moment sends before the payload. */
export const attemptHeaders = (
  message: Pick<DueMessage, 'code' | 'payload'>,
  secret: string | undefined,
  at: number,
): Readonly<Record<string, string>> => ({
  'content-type': 'application/json; charset=utf-8',
  'user-agent': 'Pasarela-Webhooks/1',
  ...(secret === undefined ? {} : signedHeaders(secret, message.code, at, message.payload)),
});

/** Where the account's secret cannot be opened: what cannot be signed is not sent. */
export const unsigned: Outcome = {
  statusCode: null,
  responseHeaders: null,
  responseBody: null,
  failure: 'other',
};

type Headers = Readonly<Record<string, string>>;

/** Headers that somebody else has written, without the card numbers in their names and values. */
export const headersWithoutCards = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [withoutCardNumbers(name), withoutCardNumbers(value)]),
  );

/** A message, and how many attempts were made to deliver it. */
type Attempted = Pick<DueMessage, 'id' | 'accountId' | 'url' | 'attempts'>;

/** Writes down what came of one more attempt, and when the next is to be made. */
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
    // What a merchant's server answers is its own text.
    responseHeaders: responseHeaders ? JSON.stringify(headersWithoutCards(responseHeaders)) : null,
    responseBody: responseBody === null ? null : withoutCardNumbers(responseBody),
    error: failure,
    startedAt: new Date(startedAt),
    milliseconds,
  });
  // Standard Webhooks reads 410 as: never again.
  const nextAttemptAt = failure && failure !== 'gone' ? retryAt(attempts, now) : null;
  const state = failure ? (nextAttemptAt ? 'waiting' : 'failed') : 'delivered';
  await updateProgress(unit, { accountId, id }, { attempts, state, nextAttemptAt });
};

/** The same of a message that was sent outside the unit: nothing of one whose account was emptied meanwhile. */
export const reportAttempt = async (
  unit: Unit,
  message: Omit<Attempted, 'attempts'>,
  attempt: Attempt,
  now: number,
): Promise<void> => {
  const progress = await findProgress(unit, message);
  if (progress) await writeAttempt(unit, { ...message, attempts: progress.attempts }, attempt, now);
};
