import type { ErrorCode } from '@pasarela/contracts/errors/error-codes';
import { errorsOf } from '@pasarela/contracts/http/common-errors';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessService } from '#core/access/access-service.ts';
import type { UnfinishedWork } from '#core/due-work/unfinished-work.ts';
import type { Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { createAdmission } from './admission.ts';
import type { Call, Handler } from './call.ts';
import { answerSchemaOf, sendAnswer } from './call-answer.ts';
import { bodyOptionsOf } from './call-body.ts';
import { grantOf } from './call-grant.ts';
import { inputReadingOf } from './call-input.ts';
import type { CallLimit } from './call-limit.ts';
import { openToPages } from './cross-origin.ts';
import { type Idempotency, idempotencyKey } from './idempotency.ts';
import { languageOf } from './language.ts';
import { type Recording, recordingOf } from './recording/record-requests.ts';

export type Mounting = {
  readonly access: AccessService;
  readonly idempotency: Idempotency;
  readonly limit: CallLimit;
  readonly recording: Recording;
  readonly unfinished: UnfinishedWork;
};

/** `/a/{b}` → `/api/a/:b` */
const routePath = (path: string): string => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** A signal aborted when the connection closes. The request's own signal does not fire after the body has been read. */
const leavingOf = (reply: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  return leaving.signal;
};

/** Runs work that may only refuse with errors the operation declares; any other refusal is reported as our bug. */
const withDeclaredErrors = (operation: Operation) => {
  const declared: ReadonlySet<ErrorCode> = new Set(errorsOf(operation));
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal) || declared.has(error.code)) throw error;
      throw new Error(`${operation.method} ${operation.path} does not declare ${error.code}`, {
        cause: error,
      });
    }
  };
};

/** Runs the work of a call in one unit, once per `Idempotency-Key` of its account. */
const onceOf = (
  { method, path }: Operation,
  { accountId, request, reply }: { accountId: number; request: FastifyRequest; reply: FastifyReply },
  idempotency: Idempotency,
) => {
  const key = idempotencyKey(request.headers['idempotency-key']);
  const sent = [request.params, request.query, request.body];
  return async <Answer>(work: (unit: Unit) => Promise<Answer>): Promise<Answer> => {
    const call =
      key === undefined
        ? undefined
        : { accountId, key, request: `${method} ${path} ${JSON.stringify(sent)}` };
    const { answer, replayed } = await idempotency(accountId, call, work);
    if (replayed) reply.header('idempotent-replayed', 'true');
    return answer;
  };
};

/** Waits until unfinished work of the account is done. If that fails, GET calls continue: reads work without writes. */
const awaitUnfinished = async (
  { duringBatch, method }: Operation,
  accountId: number,
  unfinished: UnfinishedWork,
): Promise<void> => {
  if (duringBatch) return;
  await unfinished.whenDone(accountId).catch((error: unknown) => {
    if (method !== 'GET') throw error;
  });
};

/**
 * Makes a route of an operation. Its head is judged first, while the body is unread (`admission.ts`); then the body is read, whom it
 * names is judged, and the handler answers.
 */
export const mountOperation = <O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: Handler<O>,
  { access, idempotency, limit, recording, unfinished }: Mounting,
): void => {
  const { admit, admissionOf } = createAdmission(operation, { access, limit });
  const readInput = inputReadingOf(operation);
  const declared = withDeclaredErrors(operation);

  const callOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Call<O>> => {
    const admission = await admissionOf(request);
    const input = await readInput(request, admission.holder);
    const grant = await grantOf(admission, input, { access, requestId: request.id });
    const accountId = grant.account?.id;
    const once =
      operation.idempotent && accountId !== undefined
        ? { once: onceOf(operation, { accountId, request, reply }, idempotency) }
        : {};
    if (accountId !== undefined) await awaitUnfinished(operation, accountId, unfinished);
    return {
      ...input,
      ...grant,
      ...once,
      ...(operation.answerKind === 'file' ? { signal: leavingOf(reply) } : {}),
      language: languageOf(request.headers['accept-language']),
      requestId: request.id,
      address: request.ip,
      headers: request.headers,
    } as Call<O>;
  };

  const url = routePath(operation.path);
  const { config, ...bodyOptions } = bodyOptionsOf(operation);
  app.route({
    method: operation.method,
    url,
    ...bodyOptions,
    config: { ...config, operation },
    ...openToPages(app, operation, url, recordingOf(operation, recording)),
    preParsing: (request, reply) => declared(() => admit(request, reply)),
    ...answerSchemaOf(operation),
    handler: async (request, reply) => {
      const answer = await declared(async () => {
        const call = await callOf(request, reply);
        return unfinished.before(() => handler(call));
      });
      return sendAnswer(operation, answer, request, reply);
    },
  });
};
