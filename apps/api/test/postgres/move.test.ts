import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { afterAll, expect, inject, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import { moveInstallation } from '#database/move/move-installation.ts';
import { openSource, openTarget } from '#database/move/open-ends.ts';
import { withoutPassword } from '#database/postgres/postgres-url.ts';
import { sql } from '#database/sql.ts';
import { readConfig } from '#entry/config.ts';
import { runMove } from '#entry/run-move.ts';
import { startServer } from '#entry/start-server.ts';
import { copyTemplate, seededAt, testSecret } from '../database-templates.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { rowsIn } from '../moved-rows.ts';
import { createOperationCalls, demoKey } from '../operation-calls.ts';
import { programPath } from '../start-server.ts';
import { createTestDatabase } from '../test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-move-'));
const removals: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(removals.map((remove) => remove()));
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;
/** A file with a demo, or with tables alone. */
const onSqlite = (scale: number | undefined): string => {
  made += 1;
  const file = join(folder, `${made}.db`);
  copyTemplate(inject('databaseTemplates'), file, scale);
  return `file:${file}`;
};
const onPostgres = async (scale: number | undefined): Promise<string> => {
  const { url, remove } = await createTestDatabase(scale);
  removals.push(remove);
  return url;
};

/** Runs statements on a database of PostgreSQL, each by itself. */
const execute = async (
  database: Database,
  ...statements: readonly Parameters<Database['read']['all']>[0][]
) => {
  for (const statement of statements)
    await database.unit({ outside: 'installation' }, (unit) => unit.run(statement));
};

/** Pays by the API, on a server that is started for it, and settles that the ledger agrees. Answers the number of the payment. */
const payOn = async (url: string): Promise<number> => {
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    PASARELA_SECRET: testSecret,
  });
  const server = await startServer(
    { ...config, pages: undefined },
    { fill: async () => {}, runsTimers: false, clock: { now: () => seededAt } },
  );
  try {
    const calls = createOperationCalls(supertest(server.app.server));
    const { data } = await calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
    await expectLedgerAgrees(server.dependencies.database.read);
    return Number(data.transactionNumber);
  } finally {
    await server.stop();
  }
};

it('moves a demo from SQLite to PostgreSQL and back, row by row; payments go on in each', async () => {
  const first = onSqlite(0.02);
  const before = await rowsIn(first);
  const server = await onPostgres(undefined);
  const said: string[] = [];
  const password = new URL(server).password;
  await runMove({ from: first.slice('file:'.length), to: server }, folder, (text) => said.push(text));
  expect(said.join('')).toMatch(/^transactions +\d+ {2}[0-9a-f]{16}$/m);
  expect(said.join('')).toMatch(/\nMoved \d+ rows of \d+ tables: rows, checksums and books are equal\.\n$/);
  expect(said.join('')).not.toContain(password);
  expect(await rowsIn(server)).toEqual(before);

  const paid = await payOn(server);
  const onServer = await rowsIn(server);
  expect(onServer.transactions).toHaveLength((before.transactions?.length ?? 0) + 1);
  const last = `file:${join(folder, 'last.db')}`;
  expect((await moveInstallation(server, last)).problems).toEqual([]);
  expect(await rowsIn(last)).toEqual(onServer);
  expect(await payOn(last)).toBeGreaterThan(paid);
  expect(await payOn(first)).toBe(paid);
});

it('moves from one database of PostgreSQL to another', async () => {
  const [from, to] = [await onPostgres(0), await onPostgres(undefined)];
  expect((await moveInstallation(from, to)).problems).toEqual([]);
  expect(await rowsIn(to)).toEqual(await rowsIn(from));
});

it('lets whoever writes to the source wait until the end, and loses nothing of it', async () => {
  const database = await openDatabase(await onPostgres(0));
  const source = await openSource(database.url);
  try {
    const writing = database.unit({ account: 1 }, (unit) =>
      unit.run(sql`update account_states set clock_offset = 77 where account_id = 1`),
    );
    await expect
      .poll(() =>
        database.read.first(sql`
          select count(*) as waiting from pg_locks
          where not granted and database = (select oid from pg_database where datname = current_database())`),
      )
      .toEqual({ waiting: 1 });
    const [row] = await source.read.all<{ clockOffset: number }>(
      sql`select clock_offset from account_states where account_id = 1`,
    );
    expect(row?.clockOffset).toBe(0);
    await source.close();
    expect(await writing).toBe(1);
  } finally {
    await database.close();
  }
});

/** Makes an insert of the target wait for a lock that the returned function frees. */
const blockInserts = async (
  url: string,
): Promise<{ isWaiting(): Promise<boolean>; free(): Promise<void> }> => {
  const [holder, other] = [await openDatabase(url), await openDatabase(url)];
  await holder.read.first(sql`select pg_advisory_lock(4711) as held`);
  await execute(
    other,
    sql`create function waits() returns trigger language plpgsql
      as 'begin perform pg_advisory_xact_lock(4711); return new; end'`,
    sql`create trigger waits before insert on emails for each row execute function waits()`,
  );
  return {
    isWaiting: async () => {
      const row = await other.read.first(sql`
        select 1 as found from pg_locks where locktype = 'advisory' and objid = 4711 and not granted
          and database = (select oid from pg_database where datname = current_database())`);
      return row !== undefined;
    },
    free: async () => {
      await holder.close();
      await execute(other, sql`drop trigger waits on emails`, sql`drop function waits`);
      await other.close();
    },
  };
};

it('begins anew after it was killed in the middle, and until then no server starts on the target', async () => {
  const [from, to] = [onSqlite(0), await onPostgres(undefined)];
  const block = await blockInserts(to);
  const child = spawn(process.execPath, [programPath('pasarela'), 'move', '--from', from, '--to', to], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await expect.poll(block.isWaiting, { timeout: 60_000 }).toBe(true);
  child.kill('SIGKILL');
  await ended;
  await expect(openDatabase(to)).rejects.toThrow('and that has not come to its end: nothing has arrived');
  await block.free();

  await expect(moveInstallation(onSqlite(0), to)).rejects.toThrow('is the target of an unfinished move from');
  expect((await moveInstallation(from, to)).problems).toEqual([]);
  expect(await rowsIn(to)).toEqual(await rowsIn(from));
});

it('finds a value that the target changes, throws the copy away and ends with an error', async () => {
  const [from, to] = [onSqlite(0), await onPostgres(undefined)];
  const database = await openDatabase(to);
  await execute(
    database,
    sql`create function meddles() returns trigger language plpgsql
      as 'begin new.display_name := new.display_name || ''.''; return new; end'`,
    sql`create trigger meddles before insert on users for each row when (new.id = 1) execute function meddles()`,
  );
  const said: string[] = [];
  await expect(runMove({ from, to }, folder, (text) => said.push(text))).rejects.toThrow(
    'users has other values',
  );
  expect(said.join('')).toMatch(/^users +\d+ {2}[0-9a-f]{16} -> [0-9a-f]{16}$/m);
  await expect(openDatabase(to)).rejects.toThrow(`was to be moved to ${withoutPassword(to)}`);

  await execute(database, sql`drop trigger meddles on users`, sql`drop function meddles`);
  await database.close();
  expect((await moveInstallation(from, to)).problems).toEqual([]);
  expect(await rowsIn(to)).toEqual(await rowsIn(from));
});

it('refuses a target that holds data, and a source that does not hold an installation of this version', async () => {
  const [full, empty] = [await onPostgres(0), await onPostgres(undefined)];
  const before = await rowsIn(full);
  await expect(moveInstallation(onSqlite(0), full)).rejects.toThrow('holds data already');
  expect(await rowsIn(full)).toEqual(before);
  await expect(moveInstallation(empty, onSqlite(undefined))).rejects.toThrow('holds no installation');
  const foreign = await onPostgres(undefined);
  const other = await openDatabase(foreign);
  await execute(other, sql`drop table _prisma_migrations`);
  await other.close();
  await expect(moveInstallation(onSqlite(0), foreign)).rejects.toThrow('the database of another program');
  const database = await openDatabase(full);
  await execute(database, sql`delete from _prisma_migrations`);
  await database.close();
  await expect(moveInstallation(full, onSqlite(undefined))).rejects.toThrow('holds no installation');
});

it('leaves no mark on a target that a server has filled since it was found empty', async () => {
  const to = await onPostgres(undefined);
  const target = await openTarget(to);
  await target.begin('elsewhere.db');
  await target.giveUp();
  await target.close();
  expect((await rowsIn(to)).users).toEqual([]);
});

it('names the table of a row that PostgreSQL refuses', async () => {
  const from = onSqlite(0);
  const database = await openDatabase(from);
  await database.unit({ outside: 'people' }, (unit) =>
    unit.run(sql`update users set display_name = ${'A\0B'} where id = 1`),
  );
  await database.close();
  await expect(moveInstallation(from, await onPostgres(undefined))).rejects.toThrow('refuses a row of users');
});
