import { expect } from 'vitest';
import { readMigrations } from '#database/migrations.ts';
import { postgresMigrationsFolder } from '#installation/installed-files.ts';
import { createRandom, type Random } from '#seed/seeded-random.ts';
import { type CallersLoad, startCallers } from './callers-load.ts';
import type { Acknowledged } from './changes-load.ts';
import {
  clocksArrive,
  expectDelivered,
  expectKept,
  expectKeysAnswer,
  expectRepeatedByEndsAlone,
  expectSound,
  offsetOf,
} from './kept-changes.ts';
import { errorsIn } from './logged-errors.ts';
import type { PostgresServer } from './postgres-server.ts';
import { deliverTheRest, preparedAccount, preparedSecret, withDatabase } from './prepared-database.ts';
import { createReceiver } from './receivers.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** How many processes of the version before there are. */
const processes = 2;

/** A database on a server of PostgreSQL, and the folder of the API of the version before. */
export type Upgrade = {
  readonly server: PostgresServer;
  readonly name: string;
  readonly folderBefore: string;
  readonly seed: number;
  readonly callers: number;
  /** How many changes each part of the upgrade lasts. */
  readonly changes: number;
  /** Whether the version before has to be stopped for a migration. */
  readonly isAlone: boolean;
};

type Unanswered = CallersLoad['unanswered'];

export type UpgradeFigures = {
  readonly changes: number;
  /** Changes that processes of the version before answered while the new one started and migrated. */
  readonly duringStart: number;
  /** Answers of the version before on the new tables. */
  readonly answeredBefore: number;
  readonly messages: number;
  /** Connections that were cut by a process that was told to end. */
  readonly cut: number;
};

/** The running processes, and all that were started. */
type Fleet = {
  readonly started: RunningServer[];
  readonly running: RunningServer[];
  readonly urls: string[];
  startBefore(): Promise<RunningServer>;
  startNew(): Promise<RunningServer>;
};

const createFleet = (place: string, folderBefore: string): Fleet => {
  const started: RunningServer[] = [];
  const start = async (folder?: string): Promise<RunningServer> => {
    const server = await startServer(place, { PASARELA_SECRET: preparedSecret }, folder);
    started.push(server);
    return server;
  };
  return { started, running: [], urls: [], startBefore: () => start(folderBefore), startNew: () => start() };
};

const join = ({ running, urls }: Fleet, server: RunningServer): void => {
  running.push(server);
  urls.push(server.url);
};

/** Lets the account tell a receiver of all its results, and forgets what it has told. Answers the number of its last transaction. */
const tellOfAll = async ({ server, name }: Upgrade, resultsAt: string): Promise<number> => {
  const told = await server.ask(
    name,
    `update account_settings set url_response_success = $2, url_response_error = $2, url_response_default = $2
     where account_id = $1 returning account_id`,
    [preparedAccount, resultsAt],
  );
  expect(told).toHaveLength(1);
  for (const table of ['webhook_attempts', 'webhook_messages'])
    await server.ask(name, `delete from ${table} where account_id = $1`, [preparedAccount]);
  const [last] = await server.ask<{ readonly id: string }>(
    name,
    'select coalesce(max(id), 0) as id from transactions',
  );
  return Number(last?.id);
};

const appliedIn = async ({ server, name }: Upgrade): Promise<readonly string[]> => {
  const rows = await server.ask<{ readonly name: string }>(
    name,
    'select migration_name as name from _prisma_migrations order by name',
  );
  return rows.map((row) => row.name);
};

const migrationNames = (): readonly string[] =>
  readMigrations(postgresMigrationsFolder).map(({ name }) => name);

const untouched: Unanswered = { cut: 0, unavailable: 0, replayed: 0 };

/** Tells the processes that run to end, and waits until they have. */
const endAll = async ({ running, urls }: Fleet): Promise<void> => {
  for (const process of running) process.signal('SIGTERM');
  expect(await Promise.all(running.map(({ ended }) => ended))).toEqual(running.map(() => 0));
  running.length = 0;
  urls.length = 0;
};

/** The version before works; the new one starts and migrates beside it, and it goes on; or it is stopped for that. */
const startNew = async (upgrade: Upgrade, fleet: Fleet, random: Random) => {
  const { callers, changes, isAlone } = upgrade;
  const { urls } = fleet;
  const load = startCallers({
    urls,
    random,
    callers,
    offset: 0,
    isBalanced: true,
    afterCutMove: async () => {},
  });
  const { acknowledged } = load;
  const work = async (): Promise<number> => {
    await load.more(changes);
    expect(await appliedIn(upgrade)).not.toEqual(migrationNames());
    if (isAlone) {
      await load.end();
      await endAll(fleet);
    }
    const before = acknowledged.length;
    const added = await fleet.startNew();
    const duringStart = acknowledged.length - before;
    expect(await appliedIn(upgrade)).toEqual(migrationNames());
    if (!isAlone) await load.more(changes);
    await load.end();
    join(fleet, added);
    return duringStart;
  };
  const duringStart = await work().finally(() => load.end());
  expect(load.strange.slice(0, 3)).toEqual([]);
  expect(load.unanswered).toEqual(untouched);
  return { acknowledged, duringStart };
};

/** Both versions work; then one process of the version before after the other is told to end, and a new one takes its place. */
const replaceEach = async (
  { changes }: Upgrade,
  { running, urls, startNew: start }: Fleet,
  load: CallersLoad,
) => {
  await load.more(changes);
  // Balanced, so that each has about its share.
  const least = changes / urls.length / 2;
  expect(urls.filter((url) => (load.answers.get(url) ?? 0) < least)).toEqual([]);
  expect(load.unanswered).toEqual(untouched);
  for (const [index, server] of running.slice(0, processes).entries()) {
    await load.more(Math.ceil(changes / 4));
    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);
    const next = await start();
    running[index] = next;
    urls[index] = next.url;
  }
  await load.more(changes);
};

/** Replaces the version before under load. Answers what was acknowledged, and what callers have met. */
const replaceBefore = (
  upgrade: Upgrade,
  place: string,
  fleet: Fleet,
  { random, earlier }: { readonly random: Random; readonly earlier: readonly Acknowledged[] },
) =>
  withDatabase(place, async ({ read }) => {
    const { urls } = fleet;
    const before = upgrade.isAlone ? [] : urls.slice(0, processes);
    // What the version before has answered, the new one answers again.
    await expectKeysAnswer(urls, earlier);
    const load = startCallers({
      urls,
      random,
      callers: upgrade.callers,
      offset: await offsetOf(read),
      isBalanced: true,
      // The move is completed by a process that nobody asks, or by the next one that is asked.
      afterCutMove: async () => {
        if (random.next() < 0.5) await clocksArrive(read);
      },
    });
    await replaceEach(upgrade, fleet, load).finally(() => load.end());
    expect(load.strange.slice(0, 3)).toEqual([]);
    // A call whose connection was cut had not been carried out.
    expect(load.unanswered).toMatchObject({ unavailable: 0, replayed: 0 });
    await clocksArrive(read);
    await expectKept(read, [...earlier, ...load.acknowledged]);
    await expectKeysAnswer(urls, load.acknowledged);
    const answeredBefore = before.reduce((sum, url) => sum + (load.answers.get(url) ?? 0), 0);
    return { acknowledged: load.acknowledged, unanswered: load.unanswered, answeredBefore };
  });

/**
 * Starts the version before on an empty database, fills it and calls it, starts this version beside it, and replaces one process after
 * the other, all under load. Expects nothing to be lost, done twice or refused.
 */
export const upgradeUnderLoad = async (upgrade: Upgrade): Promise<UpgradeFigures> => {
  const { server, name, seed, folderBefore } = upgrade;
  const random = createRandom(seed);
  const receiver = await createReceiver();
  const place = await server.create(name);
  const fleet = createFleet(place, folderBefore);
  try {
    // The first one fills the database with the demo.
    while (fleet.running.length < processes) join(fleet, await fleet.startBefore());
    const from = await tellOfAll(upgrade, receiver.url);
    const begun = await startNew(upgrade, fleet, random);
    const earlier = begun.acknowledged;
    const replaced = await replaceBefore(upgrade, place, fleet, { random, earlier });
    await endAll(fleet);
    expect(fleet.started.flatMap(errorsIn)).toEqual([]);
    await deliverTheRest(place);
    return await withDatabase(place, async (database) => {
      await expectSound(database);
      const messages = await expectDelivered(database.read, receiver, from);
      expect(await expectRepeatedByEndsAlone(database.read, receiver, [])).toBe(0);
      const changes = earlier.length + replaced.acknowledged.length;
      const { duringStart } = begun;
      const { answeredBefore, unanswered } = replaced;
      return { changes, duringStart, answeredBefore, messages, cut: unanswered.cut };
    });
  } finally {
    for (const process of fleet.started) process.signal('SIGKILL');
    await Promise.all(fleet.started.map(({ ended }) => ended));
    await receiver.close();
  }
};
