import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#errors/refusal.ts';
import { errorFormOfRequest } from './error-form.ts';

/** Counts a call of a caller; refuses it if the caller has exceeded the limit per minute. */
export type CallLimit = (request: FastifyRequest, reply: FastifyReply, caller: string) => Promise<void>;

/** The rate limit headers sent to merchants' servers, named as in the IETF draft of 2022. */
export const callLimitHeaders = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;

/** Limits the calls per minute of each API key, each signed-in user, and each IP address of other callers. */
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
