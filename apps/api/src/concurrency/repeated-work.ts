/**
 * Runs a piece of work at once and repeats it, each time `every` milliseconds after the previous run has ended. Errors are reported
 * and do not stop the repetition. Returns a function that stops it and resolves when the current run has ended; `isStopped` lets
 * that run end early. The timer does not keep the process alive.
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
