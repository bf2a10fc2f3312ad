import type { News } from '#database/news.ts';

/** How often the progress of work is told while it runs, and after how long without a word it counts as ended, in milliseconds. */
const tellEvery = 500;
const silentFor = 5_000;

/**
 * The progress of work that an account has one of at a time, on whichever process it runs. Other processes hear of it twice a second;
 * what they know may be so much behind.
 */
export const createSharedProgress = <Progress extends object>(news: News, now: () => number = Date.now) => {
  const own = new Map<number, Progress>();
  const others = new Map<number, { readonly progress: Progress; readonly at: number }>();
  let timer: NodeJS.Timeout | undefined;

  news.listen('progress', (text) => {
    const [accountId, progress] = JSON.parse(text) as [number, Progress | null];
    if (progress) others.set(accountId, { progress, at: now() });
    else others.delete(accountId);
  });

  const tell = (accountId: number): void => {
    // Whoever does not hear of it shows an older state.
    if (news.isShared)
      news.tell('progress', JSON.stringify([accountId, own.get(accountId) ?? null])).catch(() => undefined);
  };
  const tellAll = (): void => {
    for (const accountId of own.keys()) tell(accountId);
  };

  const of = (accountId: number): Progress | undefined => {
    const other = others.get(accountId);
    return own.get(accountId) ?? (other && other.at > now() - silentFor ? other.progress : undefined);
  };

  return {
    /** The progress of an account's work; undefined if none is known to run. */
    of,

    /** Notes that work begins here, with a progress that the work changes while it runs. */
    begin: (accountId: number, progress: Progress): void => {
      own.set(accountId, progress);
      tell(accountId);
      if (news.isShared) timer ??= setInterval(tellAll, tellEvery).unref();
    },

    end: (accountId: number): void => {
      own.delete(accountId);
      tell(accountId);
      if (own.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
};
