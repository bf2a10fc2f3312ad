import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#errors/refusal.ts';
import { errorFormOfRequest } from './error-form.ts';

/** Counts a call of a caller; refuses it where the caller has made too many within a minute. */
export type CallLimit = (request: FastifyRequest, reply: FastifyReply, caller: string) => Promise<void>;

/** The headers that tell a merchant's server how many calls are left, as the IETF's draft of 2022 names them. */
export const callLimitHeaders = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;

/** So many calls a minute for each API key, each signed-in user, and each address that signs in. */
export const limitCalls = async (app: FastifyInstance, callsPerMinute: number): Promise<CallLimit> => {
  const callers = new WeakMap<FastifyRequest, string>();
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => callers.get(request) ?? request.ip,
  });
  return async (request, reply, caller) => {
    callers.set(request, caller);
    const counted = await count(request);
    if (counted.isAllowed) return;
    const { max, remaining, ttlInSeconds } = counted;
    if (errorFormOfRequest(request) === 'payment') {
      const [limitHeader, remainingHeader, resetHeader] = callLimitHeaders;
      reply.headers({ [limitHeader]: max, [remainingHeader]: remaining, [resetHeader]: ttlInSeconds });
    }
    if (counted.isExceeded) throw new Refusal('too_many_requests', { seconds: ttlInSeconds });
  };
};
