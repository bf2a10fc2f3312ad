// Whether the service can be reached, as far as this document knows.

const listeners = new Set<() => void>();
let reachable = true;
let losses = 0;
let asking: Promise<boolean> | null = null;

/** Milliseconds: a network that swallows what is sent counts as none. */
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

/** A call was answered, whatever the answer was. One that began before the last loss says nothing of the connection now. */
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

/** Looks whether the service answers. Of many who want to know at once one asks. */
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

/** A call was not answered. That may be this call's own fault: only where the service does not answer either is there no connection. */
export const noteUnanswered = (): void => {
  if (reachable) void lookForService();
};

/** The browser says that there is no network. */
export const noteOffline = (): void => change(false);

/** Settles once the service answers. */
export const untilReachable = (): Promise<void> =>
  new Promise((resolve) => {
    if (reachable) return resolve();
    const stop = watchConnection(() => {
      if (!reachable) return;
      stop();
      resolve();
    });
  });
