import { noticeIn } from '@pasarela/contracts/guided-scenarios/inbox-notice';
import { isJsonList, isJsonObject, type JsonObject } from '../../request-builder/lib/json-value.ts';
import type { SendOutcome } from '../../request-builder/lib/send-request.ts';
import type { CallPage } from './scenario-page.ts';

/** The JSON answer of a call, or null. */
export const answerIn = (outcome: SendOutcome | null): JsonObject | null =>
  outcome?.kind === 'answered' && isJsonObject(outcome.answer.json) ? outcome.answer.json : null;

export type Notice = {
  readonly verified: boolean;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

const noticeOf = (value: unknown): Notice[] => {
  if (!isJsonObject(value) || typeof value.body !== 'string' || !isJsonObject(value.headers)) return [];
  const headers = Object.entries(value.headers).map(([name, text]) => [name, String(text)]);
  return [{ verified: value.verified === true, body: value.body, headers: Object.fromEntries(headers) }];
};

/** The notice that the inbox was asked for, where it is there. */
export const noticeFound = (
  call: CallPage,
  outcome: SendOutcome | null,
  transactionNumber: string,
): Notice | null => {
  const data = answerIn(outcome)?.data;
  if (!call.finds || !isJsonList(data)) return null;
  return noticeIn(data.flatMap(noticeOf), call.finds.status, transactionNumber) ?? null;
};

/** Whether a call was answered what the next steps build upon. */
export const isAsExpected = (
  call: CallPage,
  outcome: SendOutcome | null,
  transactionNumber: string,
): boolean => {
  const answer = answerIn(outcome);
  if (!answer) return false;
  if (call.finds) return noticeFound(call, outcome, transactionNumber) !== null;
  return call.responseCode === null || answer.responseCode === call.responseCode;
};
