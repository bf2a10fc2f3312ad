import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { News } from '#database/news.ts';
import { Refusal } from '#errors/refusal.ts';
import { type CallCount, type CallCounts, createCallCounts } from '#processes/call-counts.ts';
import { exchangeNews } from '#processes/exchange-news.ts';
import { errorFormOfRequest } from './error-form.ts';

/** Counts a call of a caller; refuses it if the caller has exceeded the limit per minute. */
export type CallLimit = (request: FastifyRequest, reply: FastifyReply, caller: string) => Promise<void>;

/** The rate limit headers sent to merchants' servers, named as in the IETF draft of 2022. */
export const callLimitHeaders = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;

const minute = 60_000;

/** The counts in the form that the plugin asks for. */
const storeOf = ({ count }: CallCounts) =>
  class Store {
    incr(caller: string, callback: (error: Error | null, counted?: CallCount) => void): void {
      callback(null, count(caller));
    }
    child(): Store {
      return this;
    }
  };

/** Limits the calls per minute of each API key, each signed-in user, and each IP address of other callers. */
export const limitCalls = async (
  app: FastifyInstance,
  callsPerMinute: number,
  news: News,
): Promise<CallLimit> => {
  const callers = new WeakMap<FastifyRequest, string>();
  const counts = createCallCounts(news, minute);
  exchangeNews(app, news, counts, 'calls not told to other processes');
  await app.register(rateLimit, { global: false, store: storeOf(counts) });
  const count = app.createRateLimit({
    max: callsPerMinute,
    timeWindow: minute,
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
