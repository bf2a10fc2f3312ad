import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { createAccountClock } from '#core/due-work/account-clock.ts';
import { createDueWorkTimer } from '#core/due-work/due-work-timer.ts';
import { scheduleSettlement } from '#core/ledger/settlements.ts';
import { ensureSettings } from '#core/outbox/webhooks/account-settings.ts';
import { updateResultAddresses } from '#core/outbox/webhooks/account-settings-repository.ts';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import type { Unit } from '#database/queries.ts';
import { type Engine, Sql, sql } from '#database/sql.ts';
import { storedColumns } from '#generated/stored-tables.ts';
import type { Identifiers } from '#security/identifiers.ts';
import { deriveSecrets } from '#security/secrets.ts';
import { seedDemo } from '#seed/seed-demo.ts';
import { createDependencies } from '#wiring/create-dependencies.ts';
import { accountTables } from '../account-tables.ts';
import { rowOf, updateRows } from '../table-rows.ts';
import { createTestDatabase, engineOfRun, type TestDatabase } from '../test-database.ts';

/** The account that the histories are about. */
export const historyAccount = 1;
/** Nobody listens there, and nothing is delivered: what is to be told is counted. */
const resultsAt = 'https://tienda.example/resultados';

export type HistoryWorld = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly time: { now: number };
  /** Empties the account as if nothing had ever happened in it, and sets real time. */
  restart(now: number): Promise<void>;
  carryOutDue(): Promise<number>;
  /** A dashboard token, whatever real time it has become. */
  dashboard(): Promise<Record<string, string>>;
  close(): Promise<void>;
};

/** Identifiers that are the same each time: they count. */
const countedIdentifiers = () => {
  let count = 0;
  const next = (width: number): string => {
    count += 1;
    return String(count).padStart(width, '0');
  };
  const identifiers: Identifiers = {
    transactionCode: () => `trx_${next(20)}`,
    authorizationCode: () => next(6).slice(-6),
    token: () => next(24),
    digits: (width) => next(width).slice(-width),
  };
  return {
    identifiers,
    restart: () => {
      count = 0;
    },
  };
};

const text = (written: string): Sql => new Sql([written], []);
const kept: readonly string[] = ['account_settings', 'account_states', 'api_keys', 'directory_entries'];

/** The tables of an account that its history writes. */
export const historyTables = accountTables.filter((table) => !kept.includes(table));

/** Rows of other tables point to theirs, so they are emptied last, in this order. */
const pointedTo: readonly string[] = ['webhook_messages', 'transactions'];

const empty = async (unit: Unit): Promise<void> => {
  for (const table of [...historyTables.filter((name) => !pointedTo.includes(name)), ...pointedTo])
    await unit.run(sql`delete from ${text(table)}`);
  await unit.run(sql`delete from directory_entries where kind not in ('apiKey', 'inbox')`);
  await unit.run(sql`delete from id_sequences`);
  await unit.run(sql`
    update account_states set clock_offset = 0, clock_target = 0, next_outcome = null, id_leases = '{}'`);
};

/** More than any history needs. */
const reservedIds = 1_000_000;

/** Reserves all ids of the account at once, so that none is reserved in a unit. */
const reserveIds = async (unit: Unit): Promise<void> => {
  const numbered = historyTables.filter((table) => storedColumns[table].id?.kind === 'number');
  for (const table of numbered)
    await unit.run(sql`insert into id_sequences (name, next_id) values (${table}, ${reservedIds + 1})`);
  const leases = Object.fromEntries(numbered.map((table) => [table, [1, reservedIds]]));
  await unit.run(
    sql`update account_states set id_leases = ${JSON.stringify(leases)} where account_id = ${historyAccount}`,
  );
};

const scheduleSettlements = async (unit: Unit, now: number): Promise<void> => {
  const accounts = await unit.all<{ id: number }>(
    sql`select id from accounts where environment = 'Sandbox' order by id`,
  );
  for (const { id } of accounts) await scheduleSettlement(unit, id, new Date(now));
};

/** A file in memory where the machine has such a folder: whether the disk keeps it is for other tests. */
const createFile = (): Pick<TestDatabase, 'url' | 'remove'> => {
  const memory = '/dev/shm';
  const folder = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'pasarela-histories-'));
  return {
    url: `file:${join(folder, 'histories.db')}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

/**
 * The real application over a real database of an engine, by default that of the run, in which history after history happens.
 * `reservesIds`: whether an account has all its ids from the beginning. What a refused call has reserved SQLite takes back with it and
 * PostgreSQL does not, so that rows of the same history have other ids there, which the model does not know.
 */
export const createHistoryWorld = async ({
  engine = engineOfRun() satisfies Engine,
  reservesIds = engine === 'postgres',
}: {
  readonly engine?: Engine;
  readonly reservesIds?: boolean;
} = {}): Promise<HistoryWorld> => {
  const { url, remove } = engine === 'sqlite' ? createFile() : await createTestDatabase(undefined);
  const database = await openDatabase(url);
  const time = { now: 0 };
  const secrets = deriveSecrets('a secret of the tests, thirty-two bytes or more');
  const counted = countedIdentifiers();
  const dependencies = createDependencies({
    database,
    clock: { now: () => time.now },
    identifiers: counted.identifiers,
    secrets,
    siteUrl: 'http://localhost:3000',
    // How far a unit comes must not depend on how fast the machine is: a refused call takes back all of it.
    stepFor: Number.POSITIVE_INFINITY,
  });
  await seedDemo(dependencies, { scale: 0 });
  await database.unit({ outside: 'installation' }, async (unit) => {
    await ensureSettings(unit, secrets, historyAccount);
    await updateResultAddresses(unit, historyAccount, {
      urlResponseSuccess: resultsAt,
      urlResponseError: resultsAt,
      urlResponseDefault: resultsAt,
    });
  });
  const app = await buildApp(dependencies, { ready: true }, { callsPerMinute: 1_000_000 });
  const timer = createDueWorkTimer(dependencies, createAccountClock(dependencies));
  const signIn = (): Promise<void> =>
    database.unit({ outside: 'installation' }, async (unit) => {
      const { id: userId } = await rowOf(unit, 'users', { userName: 'admin' });
      const now = new Date(time.now);
      const session = { id: 'history', userId, environment: 'Sandbox', createdAt: now, lastSeenAt: now };
      const changed = await updateRows(unit, 'sessions', { id: session.id }, session);
      if (changed === 0) await unit.insert('sessions', session);
    });
  let signedInAt = Number.NaN;
  return {
    app,
    database,
    time,
    restart: async (now) => {
      time.now = now;
      counted.restart();
      await database.unit({ outside: 'installation' }, async (unit) => {
        await empty(unit);
        if (reservesIds) await reserveIds(unit);
      });
      // Apart from it: ids may be reserved beside a unit, and its sequences have to be gone by then.
      await database.unit({ outside: 'installation' }, (unit) => scheduleSettlements(unit, now));
    },
    carryOutDue: timer.runOnce,
    dashboard: async () => {
      if (signedInAt !== time.now) await signIn();
      signedInAt = time.now;
      return { authorization: `Bearer ${dependencies.tokens.dashboardToken('history')}`, company: '1' };
    },
    close: async () => {
      await app.close();
      await database.close();
      await remove();
    },
  };
};
