import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '#seed/seeded-random.ts';
import {
  type Acknowledged,
  type Answer,
  type ChangesLoad,
  createNote,
  newMove,
  payAndChange,
  post,
  signInTo,
} from './changes-load.ts';

/** How long a caller waits after a refusal that asks for the same call again, in milliseconds. */
const pauseAfterRefusal = 20;
/** How often a call is repeated at most once the load is ending. */
const maxRepeats = 500;

/** How calls went that did not get an answer of their own at once. */
type Unanswered = {
  /** Connections that were cut or refused. */
  cut: number;
  /** Answers 503. */
  unavailable: number;
  /** Repeated calls that had been carried out the first time. */
  replayed: number;
};

/** Callers of several processes, who pay and change payments without a rest, and one who moves the clock. */
export type CallersLoad = ChangesLoad & {
  readonly unanswered: Readonly<Unanswered>;
  /** How many answers each process has given, by its URL. */
  readonly answers: ReadonlyMap<string, number>;
  /** The index of the process that the clock is moved at. */
  mover(): number;
  /** Resolves when so many more changes are acknowledged, of all kinds or of one. */
  more(count: number, kind?: Acknowledged['kind']): Promise<void>;
  /** Resolves when all callers have their answers. */
  end(): Promise<void>;
};

type Load = CallersLoad & { readonly unanswered: Unanswered; readonly answers: Map<string, number> };

type Parts = {
  /** The processes, as they are now: a caller goes to the next one when its connection is cut. */
  readonly urls: readonly string[];
  /** Whether a caller goes to the next one with each call, as behind a proxy that balances. */
  readonly isBalanced?: boolean;
  readonly random: Random;
  readonly callers: number;
  /** Where the clock stands before the load, in seconds. */
  readonly offset: number;
  /** What whoever moves the clock waits for after its call was cut. */
  readonly afterCutMove: () => Promise<void>;
};

/** Calls a process until its connection is cut, or once where the calls are balanced, then the next one. */
const createCaller = ({ urls, isBalanced }: Parts, { unanswered, answers }: Load, first: number) => {
  let at = first % urls.length;
  const goOn = (): void => {
    at = (at + 1) % urls.length;
  };
  return {
    at: () => at,
    /** The answer; undefined if the connection was cut. */
    send: async (...call: [string, Record<string, string>, string]): Promise<Answer | undefined> => {
      const url = urls[at] ?? '';
      try {
        const answer = await post(url, ...call);
        answers.set(url, (answers.get(url) ?? 0) + 1);
        if (answer.status === 503) unanswered.unavailable += 1;
        if (isBalanced) goOn();
        return answer;
      } catch {
        unanswered.cut += 1;
        goOn();
        return undefined;
      }
    },
  };
};

let keys = 0;

/** Pays and changes payments; what is not answered, or with 503, is repeated with its key until it is. */
const pay = async (parts: Parts, load: Load, note: ReturnType<typeof createNote>, work: Work) => {
  const caller = createCaller(parts, load, work.first);
  const untilDecided = async (path: string, headers: Record<string, string>, body: string) => {
    keys += 1;
    const keyed = { 'idempotency-key': `caller-${keys}`, ...headers };
    for (let repeats = 0; repeats < maxRepeats || !work.isOver(); repeats += 1) {
      const answer = await caller.send(path, keyed, body);
      if (answer?.isReplayed) load.unanswered.replayed += 1;
      if (answer && answer.status !== 503) return answer;
      await pause(pauseAfterRefusal);
    }
    throw new Error(`${path} was not answered in ${maxRepeats} calls`);
  };
  while (!work.isOver()) await payAndChange(untilDecided, note, parts.random);
};

type Work = { readonly first: number; readonly isOver: () => boolean };

/**
 * Moves the clock, which takes no key: whether a move without an answer was made is seen by where the next one leads. Any other place
 * than with or without it is strange.
 */
const moveClock = async (
  parts: Parts,
  load: Load,
  note: ReturnType<typeof createNote>,
  { caller, isOver }: Pick<Work, 'isOver'> & { readonly caller: ReturnType<typeof createCaller> },
): Promise<void> => {
  let dashboard: Record<string, string> | undefined;
  let possible = new Set([parts.offset]);
  const signIn = async () => {
    const url = parts.urls[caller.at()];
    dashboard = url === undefined ? undefined : await signInTo(url).catch(() => undefined);
  };
  while (!isOver()) {
    if (!dashboard) await signIn();
    if (!dashboard) {
      await pause(pauseAfterRefusal);
      continue;
    }
    const { body, by } = newMove(parts.random);
    const answer = await caller.send('/sandbox/clock', dashboard, body);
    if (!answer || answer.status === 503) {
      possible = new Set([...possible, ...[...possible].map((offset) => offset + by)]);
      await (answer ? pause(pauseAfterRefusal) : parts.afterCutMove());
      continue;
    }
    const { offsetSeconds = Number.NaN } = (answer.body.data ?? {}) as { offsetSeconds?: number };
    if (answer.status === 200 && !possible.has(offsetSeconds - by))
      load.strange.push(`the clock came to ${offsetSeconds} by ${by} from one of ${[...possible]}`);
    note(answer, () => ({ kind: 'clock', offsetSeconds }));
    possible = new Set([offsetSeconds]);
  }
};

/** Begins to call processes of one database. */
export const startCallers = (parts: Parts): CallersLoad => {
  let isEnding = false;
  const waiting = new Set<() => void>();
  const changes: ChangesLoad = { acknowledged: [], strange: [] };
  const load: Load = {
    ...changes,
    unanswered: { cut: 0, unavailable: 0, replayed: 0 },
    answers: new Map(),
    mover: () => mover.at(),
    more: async (count, kind) => {
      const counted = (): number =>
        load.acknowledged.filter((change) => kind === undefined || change.kind === kind).length;
      const wanted = counted() + count;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const look = (): void => {
        if (load.strange.length > 0) reject(new Error(load.strange[0]));
        if (counted() >= wanted) resolve();
      };
      waiting.add(look);
      await Promise.race([promise, calling]).finally(() => waiting.delete(look));
    },
    end: async () => {
      isEnding = true;
      await calling;
    },
  };
  const note = createNote(changes, () => {});
  const looking: typeof note = (answer, change) => {
    note(answer, change);
    for (const look of waiting) look();
  };
  const isOver = (): boolean => isEnding;
  const mover = createCaller(parts, load, parts.random.whole(0, parts.urls.length - 1));
  const calling = Promise.all([
    moveClock(parts, load, looking, { caller: mover, isOver }),
    ...Array.from({ length: parts.callers }, (_, first) => pay(parts, load, looking, { first, isOver })),
  ]).then(() => undefined);
  // Whoever waits for the load throws what went wrong.
  calling.catch(() => {});
  return load;
};
