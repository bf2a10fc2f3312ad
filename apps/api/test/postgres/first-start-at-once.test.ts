import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Dependencies } from '#core/dependencies.ts';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import { migrationLock } from '#database/postgres/migrate-postgres.ts';
import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import { readConfig } from '#entry/config.ts';
import { settleSecret } from '#entry/settle-secret.ts';
import { type FillEmpty, type RunningServer, startServer } from '#entry/start-server.ts';
import { createFirstAdmin } from '#seed/first-admin.ts';
import { seedConfiguration } from '#seed/seed-configuration.ts';
import { seedDemo } from '#seed/seed-demo.ts';
import { testSecret } from '../database-templates.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { countOf, deleteRows } from '../table-rows.ts';
import {
  createTestDatabase,
  openConnection,
  type TestConnection,
  type TestDatabase,
} from '../test-database.ts';
import { sizeOf } from '../test-size.ts';

let place: TestDatabase;
let watcher: TestConnection;
const servers: RunningServer[] = [];
const databases: Database[] = [];
beforeEach(async () => {
  place = await createTestDatabase(undefined);
  watcher = await openConnection(place.url);
  // A database as it is created, without tables.
  await watcher.query('drop schema public cascade; create schema public');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await Promise.all(databases.splice(0).map((database) => database.close()));
  await watcher.end();
  await place.remove();
});

const start = async (fill: FillEmpty, secret = testSecret): Promise<RunningServer> => {
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: place.url,
    LOG_LEVEL: 'silent',
    PASARELA_SECRET: secret,
  });
  const server = await startServer(
    { ...config, pages: undefined },
    { fill, runsTimers: false, cutsConnections: true },
  );
  servers.push(server);
  return server;
};

const open = async (url: string): Promise<Database> => {
  const database = await openDatabase(url);
  databases.push(database);
  return database;
};

/** Resolves when a statement has waited for a lock for so many seconds; throws if the waiting work ends before. */
const untilWaited = async (statement: string, seconds: number, work: Promise<unknown>): Promise<void> => {
  const ended = work.then(() => {
    throw new Error('it did not wait');
  });
  const seen = async (): Promise<void> => {
    for (;;) {
      const { rows } = await watcher.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like $1
           and clock_timestamp() - query_start > make_interval(secs => $2)`,
        [statement, seconds],
      );
      if (rows.length > 0) return;
    }
  };
  await Promise.race([seen(), ended]);
};

const ways: readonly (readonly [
  string,
  FillEmpty,
  { readonly businesses: number; readonly users: number },
])[] = [
  ['the demo', (dependencies) => seedDemo(dependencies, { scale: 0 }), { businesses: 2, users: 6 }],
  [
    'a first Admin',
    (dependencies: Dependencies) =>
      createFirstAdmin(dependencies, {
        userName: 'duena',
        password: 'cuatro-nubes-y-un-faro',
        business: 'Mercería',
      }),
    { businesses: 1, users: 1 },
  ],
  [
    'a configuration',
    (dependencies: Dependencies) =>
      seedConfiguration(dependencies, {
        demo: false,
        businesses: [{ name: 'Mercería' }],
        users: [
          {
            userName: 'duena',
            password: 'cuatro-nubes-y-un-faro',
            roles: { Mercería: 'Admin' },
          },
        ],
      }),
    { businesses: 1, users: 1 },
  ],
];

/** Expects what one of them has written, and that it was written once. */
const expectOnce = async (
  { dependencies }: RunningServer,
  made: { readonly businesses: number; readonly users: number },
): Promise<void> => {
  const { read } = dependencies.database;
  expect({ businesses: await countOf(read, 'businesses'), users: await countOf(read, 'users') }).toEqual(
    made,
  );
  await expectLedgerAgrees(read);
};

it('two processes start at once on an empty database, and one fills it', async () => {
  const [, fill, made] = ways[0] as (typeof ways)[number];
  const [first] = await Promise.all([start(fill), start(fill)]);
  await expectOnce(first, made);
});

it.each(ways.slice(1))(
  'one that found the database empty leaves it as another has filled it meanwhile: %s',
  async (_, fill, made) => {
    const server = await start((dependencies) => {
      const { database } = dependencies;
      const unit: Database['unit'] = async (scope, work) => {
        await start(fill);
        return database.unit(scope, work);
      };
      return fill({ ...dependencies, database: { ...database, unit } });
    });
    await expectOnce(server, made);
  },
);

it('one that waits for the first data of another waits longer than any statement may take', async () => {
  const filling = await open(place.url);
  const shortUrl = new URL(place.url);
  shortUrl.searchParams.set('options', '-c statement_timeout=1000');
  shortUrl.searchParams.set('query_timeout', '2000');
  const waiting = await open(shortUrl.href);
  const order: string[] = [];
  const holding = Promise.withResolvers<void>();
  const filled = Promise.withResolvers<void>();
  const first = filling.unit({ outside: 'first data' }, async () => {
    holding.resolve();
    await filled.promise;
    order.push('first');
  });
  await holding.promise;
  const second = waiting.unit({ outside: 'first data' }, async () => void order.push('second'));
  await untilWaited('lock table businesses%', 3, second).finally(filled.resolve);
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  // What it does then is bounded again.
  const bound = await waiting.unit({ outside: 'first data' }, (unit) =>
    unit.first<{ within: string }>(sql`select current_setting('statement_timeout') as within`),
  );
  expect(bound?.within).toBe('1s');
});

it('one that waits for the migrations of another waits longer than any statement may take', async ({
  task,
}) => {
  // Beyond the limit of an answer, which is 35 seconds; `pnpm test` only shows that it waits.
  const seconds = sizeOf({ small: 1, full: 37, fixed: true });
  const migrating = await openConnection(place.url);
  try {
    await migrating.query('select pg_advisory_lock($1)', [migrationLock]);
    const opening = open(place.url);
    await untilWaited('select pg_advisory_lock%', seconds, opening).finally(() =>
      migrating.query('select pg_advisory_unlock($1)', [migrationLock]),
    );
    await opening;
  } finally {
    await migrating.end();
  }
  Object.assign(task.meta, { figures: `waited ${seconds} s` });
});

it('of two with different secrets at once, one does not start', async () => {
  const fill: FillEmpty = (dependencies) => seedDemo(dependencies, { scale: 0 });
  const started = await Promise.allSettled([start(fill), start(fill, `another ${testSecret}`)]);
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([
    expect.stringContaining('with another secret than PASARELA_SECRET has.'),
  ]);
});

it('one with another secret does not work with what the other has begun while it looked', async () => {
  const database = await open(place.url);
  const settle = (text: string, read = database.read) =>
    settleSecret({ ...database, read }, { source: { text }, newSecret: false });
  // The other one stores its secret behind the first, the second, the third … of what this one reads.
  for (let reads = 1; ; reads += 1) {
    await database.unit({ outside: 'installation' }, (unit) => deleteRows(unit, 'installations'));
    let left = reads;
    const first: Queries['first'] = async (statement) => {
      const row = await database.read.first<never>(statement);
      left -= 1;
      if (left === 0) await settle(testSecret);
      return row;
    };
    const settled = settle(`another ${testSecret}`, { ...database.read, first });
    if ((await Promise.allSettled([settled]))[0].status === 'rejected') {
      await expect(settled).rejects.toThrow('with another secret than PASARELA_SECRET has');
      continue;
    }
    // It has read no more: then it was the first, and the other one is refused.
    expect(left).toBeGreaterThan(0);
    expect(reads).toBeGreaterThan(1);
    await expect(settle(testSecret)).rejects.toThrow('with another secret than PASARELA_SECRET has');
    return;
  }
});
