/**
 * Does a piece of work at once, and again some milliseconds after each time that it ended. An error is reported and does not end the
 * repetition. Answers how to stop it, which ends once the work that runs has ended; `isStopped` tells the work that it may end early.
 * The timer keeps no process alive.
 */
export const repeatWork = (
  work: (isStopped: () => boolean) => Promise<unknown>,
  { every, onError }: { readonly every: number; readonly onError: (error: unknown) => void },
): (() => Promise<void>) => {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const round = (): void => {
    running = work(() => stopped)
      .then(() => undefined, onError)
      .then(() => {
        if (!stopped) timer = setTimeout(round, every).unref();
      });
  };
  let timer = setTimeout(round, 0).unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
};
