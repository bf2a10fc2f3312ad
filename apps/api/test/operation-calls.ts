import { type ErrorCode, errorCodes } from '@pasarela/contracts/errors/error-codes';
import {
  DashboardErrorSchema,
  type FieldError,
  PaymentErrorSchema,
} from '@pasarela/contracts/errors/error-schema';
import { envelopeOf } from '@pasarela/contracts/http/answers';
import { errorsOf } from '@pasarela/contracts/http/common-errors';
import type { Operation, OperationAnswer } from '@pasarela/contracts/http/define-operation';
import { type OperationName, type Operations, operations } from '@pasarela/contracts/operations';
import type supertest from 'supertest';
import { expect } from 'vitest';
import { z } from 'zod';
import { answerProblems, requestProblems } from './published-schemas.ts';

/** The data of a call. A body that is not a string is sent as JSON. */
export type Sent = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The files of a multipart body. */
  readonly files?: readonly { readonly fileName: string; readonly content: Uint8Array }[];
  /** A body that is sent unchanged. */
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Answered<Data> = {
  readonly data: Data;
  readonly headers: Readonly<Record<string, string>>;
  /** The unparsed body of the answer. */
  readonly text: string;
};

export type Refused = {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Status, headers and body without the date and request id, which differ in every answer; used to compare answers. */
  readonly bytes: string;
};

/** A call and its answer, as passed to listeners. */
export type Heard = { readonly name: OperationName; readonly sent: Sent; readonly text: string };

const RefusedSchema = z.union([PaymentErrorSchema.strict(), DashboardErrorSchema.strict()]);

/** Internal details that an answer must never contain. */
const internals = /\bat .+\.[jt]s:\d|node_modules|SQLITE|prisma|select .+ from|insert into/i;

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const basic = (identifier: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${identifier}:${password}`).toString('base64')}`,
});
export const demoKey = basic('demo-sandbox-key', 'demo-sandbox-password');
export const ollinKey = basic('demo-ollin-key', 'demo-ollin-password');

/** The path of an operation with its parameters filled in. */
export const pathOf = (operation: Operation, params: Sent['params'] = {}): string =>
  `/api${operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))}`;

const queryOf = (query: Sent['query'] = {}): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

const writtenBody = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

/** Parses a refusal in one of the two documented forms; expects its code and status to match. */
export const readRefusal = (status: number, body: unknown): Omit<Refused, 'headers' | 'bytes'> => {
  expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
  const refusal = RefusedSchema.parse(body);
  const code = Object.keys(errorCodes).find((known): known is ErrorCode => known === refusal.code);
  if (!code) throw new Error(`an unknown code: ${refusal.code}`);
  expect(errorCodes[code].status).toBe(status);
  expect(JSON.stringify(body)).not.toMatch(internals);
  const { message, errors, requestId } = refusal;
  return { status, code, message, errors, requestId };
};

const passingHeaders = [
  'date',
  'x-request-id',
  'connection',
  'keep-alive',
  'ratelimit-remaining',
  'ratelimit-reset',
];

const bytesOf = (status: number, headers: Refused['headers'], text: string, requestId: string): string => {
  const lines = Object.entries(headers)
    .filter(([name]) => !passingHeaders.includes(name))
    .map(([name, value]) => `${name}: ${value}`);
  return [status, ...lines, text.replaceAll(requestId, '')].join('\n');
};

/** Checks an answer, and the request if it was accepted, against the published description, as an integrator would. */
const expectAsPublished = (name: OperationName, sent: Sent, status: number, body: unknown): void => {
  const { answerKind }: Operation = operations[name];
  const problems = [
    ...(status === 200 ? requestProblems(name, sent) : []),
    ...(status === 200 && (answerKind === 'file' || answerKind === 'events')
      ? []
      : answerProblems(name, status, body)),
  ];
  expect([name, status, problems]).toEqual([name, status, []]);
};

/** Calls operations by name and checks every answer against the contract and the published description. */
export const createOperationCalls = (http: ReturnType<typeof supertest>) => {
  const listeners: ((heard: Heard) => void)[] = [];
  const send = async (name: OperationName, sent: Sent = {}) => {
    const response = await prepared(name, sent);
    expectAsPublished(name, sent, response.status, response.body);
    const text = response.text ?? (Buffer.isBuffer(response.body) ? response.body.toString('latin1') : '');
    for (const listen of listeners) listen({ name, sent, text });
    return response;
  };
  const prepared = (name: OperationName, sent: Sent) => {
    const { params, query, body, files = [], rawBody, headers = {} } = sent;
    const operation: Operation = operations[name];
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const request = http[method](pathOf(operation, params)).query(queryOf(query)).set(headers);
    if (operation.answerKind === 'file') request.buffer(true);
    if (operation.files) {
      for (const [field, value] of Object.entries(body ?? {})) request.field(field, String(value));
      for (const { fileName, content } of files)
        request.attach(operation.files.field, Buffer.from(content), fileName);
      return request;
    }
    if (body === undefined && rawBody === undefined) return request;
    if (!Object.keys(headers).includes('content-type')) request.set('content-type', 'application/json');
    return request.send(rawBody ?? writtenBody(body));
  };

  const answered = async <Name extends OperationName>(
    name: Name,
    sent?: Sent,
  ): Promise<Answered<OperationAnswer<Operations[Name]>>> => {
    const { status, body, text, headers } = await send(name, sent);
    expect({ status, ...(status === 200 ? {} : { text }) }).toEqual({ status: 200 });
    const operation: Operation = operations[name];
    type Data = OperationAnswer<Operations[Name]>;
    if (operation.answerKind === 'file' || operation.answerKind === 'events')
      return { data: undefined as Data, headers, text };
    const schema = operation.answerKind === 'envelope' ? envelopeOf(operation.answer) : operation.answer;
    // Compared for equality, because parsing removes fields that the contract does not list.
    expect(schema.parse(body)).toEqual(body);
    return { data: (operation.answerKind === 'envelope' ? body.data : body) as Data, headers, text };
  };

  const refused = async (name: OperationName, sent?: Sent): Promise<Refused> => {
    const { status, body, headers, text } = await send(name, sent);
    const refusal = readRefusal(status, body);
    const operation: Operation = operations[name];
    expect(errorsOf(operation)).toContain(refusal.code);
    // Dashboard operations answer with an envelope, all others with `status: "Error"`.
    expect('success' in body).toBe(operation.answerKind !== 'plain');
    expect(headers['x-request-id']).toBe(refusal.requestId);
    return { ...refusal, headers, bytes: bytesOf(status, headers, text, refusal.requestId) };
  };

  return {
    send,
    answered,
    refused,
    /** Calls the listener for every answer from now on. */
    listen: (listener: (heard: Heard) => void): void => void listeners.push(listener),
  };
};

export type OperationCalls = ReturnType<typeof createOperationCalls>;
