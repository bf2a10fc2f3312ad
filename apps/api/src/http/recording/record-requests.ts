import type { Operation } from '@pasarela/contracts/http/define-operation';
import { isLogged } from '@pasarela/contracts/request-log/logged-operations';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { AccessService, KeyAccess } from '#core/access/access-service.ts';
import type { RealClock } from '#time/real-clock.ts';
import type { RecordedCall } from './recorded-call.ts';
import { beginRecord, type RecordedRequest, recordOf } from './recorded-request.ts';
import type { RequestRecorder } from './request-recorder.ts';

export type Recording = {
  readonly access: AccessService;
  readonly recorder: RequestRecorder;
  readonly clock: RealClock;
};

/** The API key that a body names, as in `Authenticate` and form sessions. */
const keyInBody = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  const [, identifier] = Object.entries(body).find(([name]) => /^(userid|apikey)$/i.test(name)) ?? [];
  return typeof identifier === 'string' ? identifier : undefined;
};

type RouteRecording = {
  /** The hooks that record the calls. They do not delay the answer. */
  readonly hooks: Pick<RouteShorthandOptions, 'onRequest' | 'onResponse'>;
  /** Records a call that gets no answer, for which the hooks are not called. */
  readonly record: (request: FastifyRequest, reply: FastifyReply) => void;
};

/** How a route's calls are recorded in the request log. */
export const recordingOf = (operation: Operation, { access, recorder, clock }: Recording): RouteRecording => {
  if (!isLogged(operation)) return { hooks: {}, record: () => {} };

  /** If the caller only named a key and was not authenticated, the entry contains no content of the call. */
  const callOf = (
    request: FastifyRequest,
    reply: FastifyReply,
    kept: RecordedRequest,
    caller: KeyAccess,
  ): RecordedCall => {
    const known = kept.caller !== undefined || reply.statusCode === 200;
    return {
      operation,
      requestId: request.id,
      caller,
      params: known ? request.params : undefined,
      body: known ? request.body : undefined,
      idempotencyKey: known ? request.headers['idempotency-key'] : undefined,
      httpStatus: reply.statusCode,
      answer: kept.answer,
      replayed: reply.hasHeader('idempotent-replayed'),
      scenario: kept.scenario,
      milliseconds: reply.elapsedTime,
      receivedAt: kept.receivedAt,
    };
  };

  const byStranger = async (
    request: FastifyRequest,
    reply: FastifyReply,
    kept: RecordedRequest,
  ): Promise<RecordedCall | undefined> => {
    const identifier = operation.access.kind === 'public' ? keyInBody(request.body) : undefined;
    const caller = await access.keyNamed(request.headers.authorization, identifier);
    return caller && callOf(request, reply, kept, caller);
  };

  const record = (request: FastifyRequest, reply: FastifyReply): void => {
    const kept = recordOf(request);
    if (kept?.caller) recorder.record(callOf(request, reply, kept, kept.caller));
    // Calls of unauthenticated callers that exceed the rate limit are not logged.
    else if (kept && reply.statusCode !== 429) recorder.recordOnceKnown(byStranger(request, reply, kept));
  };

  return {
    hooks: {
      onRequest: (request, _, done) => {
        beginRecord(request, clock.now());
        done();
      },
      onResponse: (request, reply, done) => {
        record(request, reply);
        done();
      },
    },
    record,
  };
};
