import type { FastifyRequest } from 'fastify';
import type { KeyAccess } from '#core/access/access-service.ts';

/** What is known of a request that the request log keeps, while it is answered. */
export type RecordedRequest = {
  readonly receivedAt: number;
  /** Once its credentials were found good. */
  caller?: KeyAccess;
  answer?: unknown;
};

const recorded = new WeakMap<FastifyRequest, RecordedRequest>();

export const beginRecord = (request: FastifyRequest, receivedAt: number): void =>
  void recorded.set(request, { receivedAt });

/** The record of a request; undefined where none is kept. */
export const recordOf = (request: FastifyRequest): RecordedRequest | undefined => recorded.get(request);

/** Notes what a request is answered, where a record of it is kept. */
export const noteAnswer = (request: FastifyRequest, answer: unknown): void => {
  const record = recorded.get(request);
  if (record) record.answer = answer;
};
