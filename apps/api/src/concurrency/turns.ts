/** The line is full: whoever comes now is better told so than kept waiting. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

const always = new AbortController().signal;

/**
 * Lets a few work at the same time and the others wait, the first first. Who is no longer wanted leaves the line; who finds
 * `mostWaiting` in it is refused.
 */
export const createTurns = (mostAtOnce: number, mostWaiting = Number.POSITIVE_INFINITY) => {
  let running = 0;
  const waiting = new Set<() => void>();

  const take = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    if (running < mostAtOnce) {
      running += 1;
      return;
    }
    if (waiting.size >= mostWaiting) throw new TooManyWaiting('too many are waiting');
    await new Promise<void>((resolve, reject) => {
      const enter = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        waiting.delete(enter);
        reject(signal.reason);
      };
      waiting.add(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  };

  /** The turn passes to the next in line, so that nobody who arrives now slips in between. */
  const pass = (): void => {
    const [next] = waiting;
    if (!next) running -= 1;
    else {
      waiting.delete(next);
      next();
    }
  };

  return async <Result>(work: () => Promise<Result>, signal: AbortSignal = always): Promise<Result> => {
    await take(signal);
    try {
      return await work();
    } finally {
      pass();
    }
  };
};
