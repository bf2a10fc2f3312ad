import type { FastifyInstance } from 'fastify';
import { repeatWork } from '#concurrency/repeated-work.ts';
import type { News } from '#database/news.ts';

/** How often a process tells the others what they should know, in milliseconds. */
const tellEvery = 1_000;

type Exchanged = {
  /** Hears what others tell; returns a function that ends it. */
  readonly listen: () => () => void;
  readonly tell: () => Promise<void>;
};

/** Tells the other processes on the database once a second, and hears of them, until the application closes. */
export const exchangeNews = (
  app: FastifyInstance,
  news: News,
  { listen, tell }: Exchanged,
  problem: string,
): void => {
  if (!news.isShared) return;
  const onError = (error: unknown): void => app.log.error({ err: error }, problem);
  const stopTelling = repeatWork(tell, { every: tellEvery, onError });
  const stopListening = listen();
  app.addHook('onClose', async () => {
    stopListening();
    await stopTelling();
  });
};
