import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import { operations } from '@pasarela/contracts/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '#seed/seeded-random.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { startCallers } from '../callers-load.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { expectDelivered, expectKept, expectSound } from '../kept-changes.ts';
import { forgetLater, laterMigration, migrateLater } from '../later-migration.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { errorsIn } from '../logged-errors.ts';
import { noticed } from '../migration-rule.ts';
import { bearer, demoKey, pathOf } from '../operation-calls.ts';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { deliverTheRest, prepareDatabase, preparedSecret, withDatabase } from '../prepared-database.ts';
import { createReceiver } from '../receivers.ts';
import { startServer } from '../start-server.ts';
import { openConnection } from '../test-database.ts';
import { seedsOf, sizeOf } from '../test-size.ts';

/** How many changes there are before and after the columns come, while both processes are called. */
const changes = sizeOf({ small: 60, full: 200, fixed: true });

/** More often than there are connections that read, so that each has prepared its statements. */
const times = 6;
type Callers = readonly Readonly<Record<string, string>>[];

/** What an operation answers to its first example, to each of the callers, so many times: the status, and a hash of what is read. */
const answersOf = async ({ url }: TestApp, operation: Operation, callers: Callers, asked = times) => {
  const { params, query = {} } = operation.examples[0] ?? {};
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const address = `${url}${pathOf(operation, params)}?${search}`;
  const answers = new Set<string>();
  for (let time = 0; time < asked; time += 1)
    for (const [index, headers] of callers.entries()) {
      const response = await fetch(address, { headers });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const read = response.ok ? createHash('sha256').update(bytes).digest('hex') : '';
      answers.add(`${index} ${response.status} ${read}`);
    }
  return [...answers];
};

/** The operations that read, and always answer their example the same, with the answers. */
const readAll = async (
  app: TestApp,
  callers: Callers,
  asked = times,
): Promise<ReadonlyMap<Operation, readonly string[]>> => {
  const read = new Map<Operation, readonly string[]>();
  for (const operation of Object.values<Operation>(operations)) {
    if (operation.method !== 'GET') continue;
    const answers = await answersOf(app, operation, callers, asked);
    const isSame = answers.length === callers.length;
    if (isSame && answers.some((answer) => answer.slice(2).startsWith('200'))) read.set(operation, answers);
  }
  return read;
};

const contentsOf = (snapshot: string): unknown => JSON.parse(snapshot).tables;

it('what is read stays the same to the byte when a later version adds columns to every table', async ({
  task,
}) => {
  const app = await buildTestApp({ scale: 0.02, pause: async () => {} });
  try {
    const callers = [{ ...bearer(await app.signIn('admin')), company: '1' }, demoKey];
    const snapshot = async () => (await app.calls.answered('exportSnapshot', { headers: demoKey })).text;
    const first = await readAll(app, callers, 1);
    // Without those that read what calls leave behind.
    const before = [...(await readAll(app, callers))].filter(([operation, answers]) =>
      isDeepStrictEqual(answers, first.get(operation)),
    );
    expect(before.length).toBeGreaterThan(30);
    const kept = await snapshot();
    await migrateLater(app.database.url);
    const later = await snapshot();
    expect(contentsOf(later)).toEqual(contentsOf(kept));
    for (const [operation, answers] of before)
      expect([operation.path, await answersOf(app, operation, callers)]).toEqual([operation.path, answers]);
    await app.calls.answered('importSnapshot', { rawBody: later, headers: demoKey });
    expect(contentsOf(await snapshot())).toEqual(contentsOf(later));
    await app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
    await expectLedgerAgrees(app.database.read);
    Object.assign(task.meta, { figures: `${before.length} operations answer the same` });
  } finally {
    await app.close();
  }
});

it('a migration that waits for a table that somebody holds lets calls go on, and says so where it takes too long', async () => {
  const app = await buildTestApp({ scale: 0 });
  const holder = await openConnection(app.database.url);
  const watcher = await openConnection(app.database.url);
  const pay = () => app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
  try {
    await holder.query('begin; lock table emails in access share mode');
    await expect(migrateLater(app.database.url, 1)).rejects.toThrow(
      /^9999_later could not be applied to .*, which is as it was before: .* Start again when nobody holds its tables/,
    );
    const migrated = migrateLater(app.database.url);
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await watcher.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%later_note%'",
      );
      return rows.length > 0;
    };
    for (let paid = 0; paid < 3; paid += 1) {
      await Promise.race([expect.poll(isWaiting, { timeout: 60_000, interval: 5 }).toBe(true), migrated]);
      await pay();
    }
    const { rows } = await watcher.query("select 1 from pg_attribute where attname = 'later_note'");
    expect(rows).toEqual([]);
    await holder.query('commit');
    await migrated;
    await pay();
    await expectLedgerAgrees(app.database.read);
  } finally {
    await Promise.all([holder.end(), watcher.end()]);
    await app.close();
  }
});

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

it.for(seedsOf({ small: 1, full: 20 }))(
  'two processes do not notice that a later version adds columns to every table (seed %i)',
  async (seed, { task }) => {
    expect(noticed(laterMigration.text)).toEqual([]);
    const place = await server.create(`later_${seed}`);
    const receiver = await createReceiver();
    const from = await prepareDatabase(place, receiver.url);
    const start = () => startServer(place, { PASARELA_SECRET: preparedSecret });
    const running = await Promise.all([start(), start()]);
    try {
      const random = createRandom(seed);
      const load = startCallers({
        urls: running.map(({ url }) => url),
        random,
        callers: 8,
        offset: 0,
        isBalanced: true,
        afterCutMove: async () => {},
      });
      let took = 0;
      const work = async (): Promise<void> => {
        await load.more(random.whole(changes / 2, changes));
        const begun = performance.now();
        await migrateLater(place);
        took = Math.round(performance.now() - begun);
        await load.more(changes);
      };
      await work().finally(() => load.end());
      expect(load.strange.slice(0, 3)).toEqual([]);
      expect(load.unanswered).toEqual({ cut: 0, unavailable: 0, replayed: 0 });
      for (const process of running) process.signal('SIGTERM');
      expect(await Promise.all(running.map(({ ended }) => ended))).toEqual([0, 0]);
      expect(running.flatMap(errorsIn)).toEqual([]);
      await forgetLater(place);
      await deliverTheRest(place);
      const messages = await withDatabase(place, async (database) => {
        await expectKept(database.read, load.acknowledged);
        await expectSound(database);
        return expectDelivered(database.read, receiver, from);
      });
      Object.assign(task.meta, {
        figures: `${load.acknowledged.length} changes each once, ${messages} messages, no answer but those expected, migrated in ${took} ms`,
      });
    } finally {
      for (const process of running) process.signal('SIGKILL');
      await Promise.all(running.map(({ ended }) => ended));
      await receiver.close();
    }
  },
);
