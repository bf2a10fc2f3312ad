import type { News } from '#database/news.ts';

/** After how many milliseconds of silence a process counts as ended. */
const silentFor = 5_000;

/** The processes that work on the database: those that have told of themselves in the last seconds, and this one. */
export const createPeers = (news: News, now: () => number = Date.now) => {
  const heard = new Map<string, number>();
  return {
    count: (): number => {
      const since = now() - silentFor;
      for (const [peer, at] of heard) if (at <= since) heard.delete(peer);
      return heard.size + 1;
    },
    /** Hears of the others; returns a function that ends it. */
    listen: (): (() => void) => news.listen('here', (_, sender) => void heard.set(sender, now())),
    tell: (): Promise<void> => news.tell('here', ''),
  };
};
