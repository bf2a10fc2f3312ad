import { withoutCardNumbers } from '@pasarela/contracts/card-numbers/card-numbers-in-text';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import type { SandboxScenario } from '@pasarela/contracts/sandbox/scenarios';
import type { CallAccount, CallApiKey } from '#core/account/caller.ts';
import { keptJson } from './kept-json.ts';
import type { NewRequest } from './recorded-requests-repository.ts';
import type { Redaction } from './request-redaction.ts';

/** An answered call to the payment API. */
export type RecordedCall = {
  readonly operation: Operation;
  readonly requestId: string;
  readonly caller: { readonly apiKey: Pick<CallApiKey, 'identifier'>; readonly account: CallAccount };
  /** As they were sent; no body if the caller was not authenticated or did not send JSON. */
  readonly params: unknown;
  readonly body: unknown;
  readonly idempotencyKey: unknown;
  readonly httpStatus: number;
  readonly answer: unknown;
  readonly replayed: boolean;
  readonly scenario?: SandboxScenario | undefined;
  readonly milliseconds: number;
  readonly receivedAt: number;
};

/** The row to write for a call; `named` is the transaction that the call named, if its answer names none. */
export type RequestDraft = { readonly row: NewRequest; readonly named: string | undefined };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const written = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** A field of a part of a call as text; if the exact name is absent, it is matched without regard to case. */
const textOf = (part: unknown, name: string): string | undefined => {
  if (!isRecord(part)) return undefined;
  if (Object.hasOwn(part, name)) return written(part[name]);
  const other = Object.keys(part).find((field) => field.toLowerCase() === name.toLowerCase());
  return other === undefined ? undefined : written(part[other]);
};

const maxPath = 200;

/** The called path. A parameter that holds an e-mail or a card number is replaced by its placeholder. */
const calledPath = (path: string, params: unknown): string => {
  const filled = path.replace(/\{(\w+)\}/g, (name, parameter: string) => {
    const value = textOf(params, parameter) ?? '';
    const personal = value.includes('@') || withoutCardNumbers(value) !== value;
    return personal ? name : encodeURIComponent(value);
  });
  return `/api${filled}`.slice(0, maxPath);
};

const cutTo = (text: string | undefined, max: number): string | null =>
  text === undefined ? null : withoutCardNumbers(text.trim()).slice(0, max) || null;

/** Builds the log entry of a call. */
export const draftOf = (call: RecordedCall, redact: Redaction): RequestDraft => {
  const { operation, caller, answer, body, params } = call;
  const answered = isRecord(answer) ? answer : {};
  const reference =
    written(answered.referenceNumber) ?? textOf(body, 'ReferenceNumber') ?? textOf(params, 'referenceNumber');
  const referenceNumber = cutTo(reference, 30);
  const number = written(answered.transactionNumber);
  const named =
    number === undefined
      ? (textOf(body, 'TransactionCode') ??
        textOf(body, 'TransactionNumber') ??
        textOf(params, 'transactionNumber'))
      : undefined;
  const { responseCode, code } = answered;
  return {
    row: {
      accountId: caller.account.id,
      requestId: call.requestId,
      apiKey: caller.apiKey.identifier,
      method: operation.method,
      operation: operation.path,
      path: calledPath(operation.path, params),
      referenceNumber,
      referenceKey: referenceNumber?.toLowerCase() ?? null,
      transactionId: number === undefined ? null : Number(number),
      httpStatus: call.httpStatus,
      code: typeof responseCode === 'string' ? responseCode : typeof code === 'string' ? code : null,
      replayed: call.replayed,
      request: keptJson(redact(body)),
      response: keptJson(redact(answer)),
      idempotencyKey: cutTo(typeof call.idempotencyKey === 'string' ? call.idempotencyKey : undefined, 255),
      scenario: call.scenario ?? null,
      milliseconds: Math.round(call.milliseconds),
      receivedAt: new Date(call.receivedAt),
      occurredAt: new Date(call.receivedAt + caller.account.clockOffset),
    },
    named: named?.slice(0, 40),
  };
};
