import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { sql } from '#database/sql.ts';
import { createRandom, type Random } from '#seed/seeded-random.ts';
import { type CallersLoad, startCallers } from './callers-load.ts';
import type { Acknowledged } from './changes-load.ts';
import {
  clocksArrive,
  type EndedWithin,
  expectDelivered,
  expectKept,
  expectKeysAnswer,
  expectRepeatedByEndsAlone,
  expectSound,
  offsetOf,
} from './kept-changes.ts';
import {
  deliverTheRest,
  prepareDatabase,
  preparedAccount,
  preparedSecret,
  withDatabase,
} from './prepared-database.ts';
import { createReceiver } from './receivers.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { sizeOf } from './test-size.ts';

const processes = 3;
const callers = sizeOf({ small: 4, full: 8, fixed: true });
/** How long after its return the database may be unused, in milliseconds. */
const readyWithin = 5_000;

/** The server of the database. */
export type EndedServer = { kill(): Promise<void>; start(): Promise<void> };

/** Three processes on one database while they are called. */
type Trio = {
  readonly place: string;
  readonly server: EndedServer;
  readonly database: Database;
  readonly random: Random;
  readonly running: RunningServer[];
  readonly urls: string[];
  /** The ends of processes and of the database behind which answers of webhooks may not be recorded. */
  readonly ends: EndedWithin[];
  readonly load: CallersLoad;
};

/** What is done to three processes under load. */
export type Disturbance = {
  readonly name: string;
  /** Does it; returns once the rest has gone on for a while. */
  disturb(trio: Trio): Promise<void>;
  /** What the callers may have met. */
  expectMet(load: CallersLoad): void;
};

const start = (place: string): Promise<RunningServer> =>
  startServer(place, { PASARELA_SECRET: preparedSecret });

const replace = async ({ place, running, urls }: Trio, index: number): Promise<void> => {
  const next = await start(place);
  running[index] = next;
  urls[index] = next.url;
};

const runningAt = ({ running }: Trio, index: number): RunningServer => {
  const server = running[index];
  if (!server) throw new Error(`no process ${index}`);
  return server;
};

/** Holds the account in the middle of a move of its clock while the work runs, so that nobody can carry the move on. */
const inMove = async ({ database }: Trio, work: () => Promise<void>): Promise<void> => {
  let isHeld = false;
  while (!isHeld) {
    await database.unit({ account: preparedAccount }, async (unit) => {
      const held = await unit.first(sql`
        select account_id from account_states where account_id = ${preparedAccount} and clock_target > clock_offset`);
      isHeld = held !== undefined;
      if (isHeld) await work();
    });
    await setImmediate();
  }
};

/** Kills the process that moves the clock, in the middle of a move; the others complete it, and go on. */
const killProcess: Disturbance = {
  name: 'one of them is killed in a clock move',
  disturb: async (trio) => {
    const { load, random, database, ends } = trio;
    await load.more(random.whole(10, 80));
    await load.more(1, 'clock');
    const victim = load.mover();
    const server = runningAt(trio, victim);
    let from = Number.NaN;
    const kill = async (): Promise<void> => {
      from = performance.now();
      server.signal('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
    };
    if (random.next() < 0.5) await inMove(trio, kill);
    else {
      // Anywhere in the steps that follow.
      await inMove(trio, async () => {});
      await pause(random.whole(0, 15));
      await kill();
    }
    await load.more(30);
    await clocksArrive(database.read);
    ends.push({ from, until: performance.now() });
    await replace(trio, victim);
    await load.more(10);
  },
  expectMet: ({ unanswered }) => expect(unanswered).toMatchObject({ unavailable: 0 }),
};

/** Kills the server of the database, and starts it again. */
const killDatabase: Disturbance = {
  name: 'their database is killed',
  disturb: async ({ server, load, random, urls, ends }) => {
    await load.more(random.whole(30, 120));
    const from = performance.now();
    await server.kill();
    await server.start();
    await vi.waitFor(
      async () => {
        for (const url of urls) expect((await fetch(`${url}/api/ready`)).status).toBe(200);
      },
      { timeout: readyWithin, interval: 20 },
    );
    await load.more(40);
    ends.push({ from, until: performance.now() });
  },
  expectMet: ({ unanswered }) => expect(unanswered).toMatchObject({ cut: 0 }),
};

/** Tells one after the other to end, and starts it again. */
const restartAll: Disturbance = {
  name: 'each of them is restarted',
  disturb: async (trio) => {
    for (const index of trio.running.keys()) {
      await trio.load.more(20);
      const server = runningAt(trio, index);
      server.signal('SIGTERM');
      expect(await server.ended).toBe(0);
      await replace(trio, index);
    }
    await trio.load.more(20);
  },
  // A call whose connection was cut had not been carried out.
  expectMet: ({ unanswered }) => expect(unanswered).toMatchObject({ unavailable: 0, replayed: 0 }),
};

export const disturbances = [killProcess, killDatabase, restartAll] as const;

export type DisturbedFigures = {
  readonly changes: number;
  readonly messages: number;
  /** Messages that arrived once more. */
  readonly repeated: number;
  readonly cut: number;
  readonly unavailable: number;
  readonly replayed: number;
};

/** Calls three processes while they are disturbed, again and again on one database; expects nothing to be lost or done twice. */
export const disturbOverAndOver = async (
  { place, server }: { readonly place: string; readonly server: EndedServer },
  seed: number,
  rounds: readonly Disturbance[],
): Promise<DisturbedFigures> => {
  const random = createRandom(seed);
  const receiver = await createReceiver();
  const from = await prepareDatabase(place, receiver.url);
  const all: Acknowledged[] = [];
  const figures = { cut: 0, unavailable: 0, replayed: 0 };
  const ends: EndedWithin[] = [];
  const running: RunningServer[] = [];
  try {
    running.push(...(await Promise.all(Array.from({ length: processes }, () => start(place)))));
    const urls = running.map(({ url }) => url);
    await withDatabase(place, async (database) => {
      for (const round of rounds) {
        const load = startCallers({
          urls,
          random,
          callers,
          offset: await offsetOf(database.read),
          afterCutMove: async () => {
            // The move is completed by a process that nobody asks, or by the next one that is asked.
            if (random.next() < 0.5) await clocksArrive(database.read);
          },
        });
        const trio: Trio = { place, server, database, random, running, urls, ends, load };
        await round.disturb(trio).finally(() => load.end());
        expect([round.name, load.strange.slice(0, 3)]).toEqual([round.name, []]);
        round.expectMet(load);
        await clocksArrive(database.read);
        all.push(...load.acknowledged);
        await expectKept(database.read, all);
        await expectKeysAnswer(urls, load.acknowledged);
        for (const name of ['cut', 'unavailable', 'replayed'] as const)
          figures[name] += load.unanswered[name];
      }
    });
    for (const process of running) process.signal('SIGTERM');
    expect(await Promise.all(running.map(({ ended }) => ended))).toEqual(running.map(() => 0));
    await deliverTheRest(place);
    return await withDatabase(place, async (database) => {
      await expectSound(database);
      const messages = await expectDelivered(database.read, receiver, from);
      const repeated = await expectRepeatedByEndsAlone(database.read, receiver, ends);
      return { changes: all.length, messages, repeated, ...figures };
    });
  } finally {
    for (const process of running) process.signal('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
    await receiver.close();
  }
};
