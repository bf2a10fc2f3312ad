import type { News } from '#database/news.ts';

/** A caller's calls in the current window, and how many milliseconds of it are left. */
export type CallCount = { readonly current: number; readonly ttl: number };

type Window = { calls: number; readonly beganAt: number };

/** The most callers that are counted; the one whose window began first is forgotten for another. */
const maxCallers = 5_000;
/** The most callers in one message. */
const callersInMessage = 80;

/**
 * Counts the calls of each caller in windows of `span` milliseconds, over all processes on the database: each tells the others from
 * time to time what it has counted. In between, a caller can make as many calls more as the other processes have not told yet.
 */
export const createCallCounts = (news: News, span: number, now: () => number = Date.now) => {
  const windows = new Map<string, Window>();
  const untold = new Map<string, number>();

  const add = (caller: string, calls: number): CallCount => {
    const at = now();
    const known = windows.get(caller);
    const isOpen = known !== undefined && known.beganAt + span > at;
    const window = isOpen ? known : { calls: 0, beganAt: at };
    window.calls += calls;
    if (!isOpen) {
      // The order of the map is that in which the windows began.
      windows.delete(caller);
      windows.set(caller, window);
      const [first] = windows.keys();
      if (windows.size > maxCallers && first !== undefined) windows.delete(first);
    }
    return { current: window.calls, ttl: window.beganAt + span - at };
  };

  return {
    /** Counts one call of a caller in this process. */
    count: (caller: string): CallCount => {
      if (news.isShared) untold.set(caller, (untold.get(caller) ?? 0) + 1);
      return add(caller, 1);
    },

    /** Counts what other processes tell; returns a function that ends it. */
    listen: (): (() => void) =>
      news.listen('calls', (text) => {
        for (const [caller, calls] of JSON.parse(text) as [string, number][]) add(caller, calls);
      }),

    /** Tells the other processes what was counted here since the last time. */
    tell: async (): Promise<void> => {
      const told = [...untold];
      untold.clear();
      for (let from = 0; from < told.length; from += callersInMessage)
        await news.tell('calls', JSON.stringify(told.slice(from, from + callersInMessage)));
    },
  };
};

export type CallCounts = ReturnType<typeof createCallCounts>;
