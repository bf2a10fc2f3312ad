import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#http/refusal.ts';

/** Counts a call of a caller; refuses it where the caller has made too many within a minute. */
export type CallLimit = (request: FastifyRequest, caller: string) => Promise<void>;

/** So many calls a minute for each API key, each signed-in user, and each address that signs in. */
export const limitCalls = async (app: FastifyInstance, callsPerMinute: number): Promise<CallLimit> => {
  const callers = new WeakMap<FastifyRequest, string>();
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => callers.get(request) ?? request.ip,
  });
  return async (request, caller) => {
    callers.set(request, caller);
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Refusal('too_many_requests', { seconds: counted.ttlInSeconds });
  };
};
