// Whether the service can be reached, as far as this document knows.

const listeners = new Set<() => void>();
let reachable = true;
let losses = 0;
let asking: Promise<boolean> | null = null;

/** The timeout of the check, in milliseconds. A network that does not answer counts as no connection. */
const patience = 8_000;

const change = (next: boolean): void => {
  if (!next) losses += 1;
  if (reachable === next) return;
  reachable = next;
  for (const listener of listeners) listener();
};

export const isReachable = (): boolean => reachable;

export const watchConnection = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The number of times that the connection was lost so far. A call reads it when it begins. */
export const lossesUntilNow = (): number => losses;

/** A call was answered, with whatever status. A call that began before the last loss does not prove that the connection is back. */
export const noteAnswered = (lossesBefore: number): void => {
  if (lossesBefore === losses) change(true);
};

const ask = async (): Promise<boolean> => {
  try {
    // The request carries no token, so that checking the connection does not prolong a session.
    await fetch('/api/health', {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
    });
    return true;
  } catch {
    return false;
  }
};

/** Checks whether the service answers. Concurrent callers share one check. */
export const lookForService = (): Promise<boolean> => {
  const lossesBefore = losses;
  asking ??= ask()
    .then((answers) => {
      if (!answers) change(false);
      else noteAnswered(lossesBefore);
      return answers;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
};

/**
 * A call was not answered. The cause may be the call itself, so the connection counts as lost only if the check gets no answer
 * either.
 */
export const noteUnanswered = (): void => {
  if (reachable) void lookForService();
};

/** The browser reports that there is no network. */
export const noteOffline = (): void => change(false);

/** Resolves when the service answers again. */
export const untilReachable = (): Promise<void> =>
  new Promise((resolve) => {
    if (reachable) return resolve();
    const stop = watchConnection(() => {
      if (!reachable) return;
      stop();
      resolve();
    });
  });
