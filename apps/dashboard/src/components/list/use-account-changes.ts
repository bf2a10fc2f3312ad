import { useEffect, useEffectEvent, useRef } from 'react';
import { eventsOfOperation } from '#api/events-of-operation.ts';
import { useCompanyId } from '#session/use-session.ts';

/** How long to wait before asking again, in milliseconds: twice as long after each stream that broke off, up to the longest. */
const firstPause = 2_000;
const longestPause = 60_000;

/** Resolves after a time, or at once when the signal is aborted. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });

/** Hears of the versions of the account until the signal is aborted, whatever becomes of the connection. */
const watchVersions = async (hear: (version: string) => void, signal: AbortSignal): Promise<void> => {
  let wait = firstPause;
  while (!signal.aborted) {
    try {
      for await (const { version } of eventsOfOperation('watchChanges', signal)) hear(version);
      wait = firstPause;
    } catch {
      // A session that is over has been ended by now; everything else passes.
      wait = Math.min(wait * 2, longestPause);
    }
    await pause(wait, signal);
  }
};

/** Calls `onChange` when something of the account has changed, as long as the document is seen and `isWanted`. */
export const useAccountChanges = (isWanted: boolean, onChange: () => void): void => {
  const companyId = useCompanyId();
  const known = useRef<{ readonly companyId: number; readonly version: string }>(undefined);
  const hear = useEffectEvent((version: string) => {
    // What changed while the document was not seen is heard of as well.
    if (known.current?.companyId === companyId && known.current.version !== version) onChange();
    known.current = { companyId, version };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the business is that of the call's header
  useEffect(() => {
    if (!isWanted) return;
    let watching: AbortController | undefined;
    const follow = (): void => {
      watching?.abort();
      watching = document.visibilityState === 'visible' ? new AbortController() : undefined;
      if (watching) void watchVersions(hear, watching.signal);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      watching?.abort();
    };
  }, [isWanted, companyId]);
};
