// Whether the service can be reached, as far as this document knows.

const listeners = new Set<() => void>();
let reachable = true;
let asking: Promise<boolean> | null = null;

/** Milliseconds: a network that swallows what is sent counts as none. */
const patience = 8_000;

const change = (next: boolean): void => {
  if (reachable === next) return;
  reachable = next;
  for (const listener of listeners) listener();
};

export const isReachable = (): boolean => reachable;

export const watchConnection = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A call was answered, whatever the answer was. */
export const noteAnswered = (): void => change(true);

const ask = async (): Promise<boolean> => {
  try {
    // It carries no token: looking for the service prolongs no session.
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
  asking ??= ask()
    .then((answers) => {
      change(answers);
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
