/** The queue is full. Refusing further work is better than a long wait. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

const always = new AbortController().signal;

/** Waiting work: the room that it takes, and the function that lets it start. */
type Waiting = { readonly room: number; readonly enter: () => void };

export type TurnOptions = {
  /** Removes the work from the queue when aborted. */
  readonly signal?: AbortSignal;
  /** The part of the room that the work takes; 1 by default. */
  readonly room?: number;
};

/**
 * Limits concurrent work to `allRoom`; further work waits in order. Aborted work leaves the queue, and work is refused if
 * `maxWaiting` others already wait. Work that needs more than `allRoom` runs alone.
 */
export const createTurns = (allRoom: number, maxWaiting = Number.POSITIVE_INFINITY) => {
  let taken = 0;
  const line = new Set<Waiting>();

  const fits = (room: number): boolean => taken === 0 || taken + room <= allRoom;

  const take = async (room: number, signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    // New work does not overtake waiting work that needs more room.
    if (line.size === 0 && fits(room)) {
      taken += room;
      return;
    }
    if (line.size >= maxWaiting) throw new TooManyWaiting('too many are waiting');
    await new Promise<void>((resolve, reject) => {
      const enter = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const waiting: Waiting = { room, enter };
      const leave = (): void => {
        line.delete(waiting);
        admit();
        reject(signal.reason);
      };
      line.add(waiting);
      signal.addEventListener('abort', leave, { once: true });
    });
  };

  const admit = (): void => {
    for (const waiting of line) {
      if (!fits(waiting.room)) return;
      line.delete(waiting);
      taken += waiting.room;
      waiting.enter();
    }
  };

  return async <Result>(
    work: () => Promise<Result>,
    { signal = always, room = 1 }: TurnOptions = {},
  ): Promise<Result> => {
    await take(room, signal);
    try {
      return await work();
    } finally {
      taken -= room;
      admit();
    }
  };
};

/** As `createTurns`, but with a separate queue for each holder, so that one holder does not delay the others. */
export const createTurnsOfEach = (allRoom: number, maxWaiting: number) => {
  const held = new Map<string, { readonly inTurn: ReturnType<typeof createTurns>; calls: number }>();
  return async <Result>(
    holder: string,
    work: () => Promise<Result>,
    options?: TurnOptions,
  ): Promise<Result> => {
    const own = held.get(holder) ?? { inTurn: createTurns(allRoom, maxWaiting), calls: 0 };
    held.set(holder, own);
    own.calls += 1;
    try {
      return await own.inTurn(work, options);
    } finally {
      own.calls -= 1;
      if (own.calls === 0) held.delete(holder);
    }
  };
};
