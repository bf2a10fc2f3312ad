import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#database/engine/open-database.ts';
import type { Queries } from '#database/queries.ts';
import { Sql, sql } from '#database/sql.ts';
import { migrate } from '#database/sqlite/migrate.ts';
import { openReader } from '#database/sqlite/sqlite-connections.ts';
import { migrationsFolder } from '#installation/installed-files.ts';
import { testSecret } from '../database-templates.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { copyInto, killedAt, spread, statementsOf } from '../migration-kills.ts';
import { demoKey, ollinKey } from '../operation-calls.ts';
import { databaseUrlIn, startServer } from '../start-server.ts';
import { rowOf, rowsOf } from '../table-rows.ts';
import { sizeOf } from '../test-size.ts';

// An installation as it was before keys began with the account (five migrations): two businesses with all that the demo has, somebody
// signed in, a clock on its way, and the second business's sandbox in the middle of a reset.

const folder = mkdtempSync(join(tmpdir(), 'pasarela-upgrade-'));
const file = join(folder, 'installation.db');
beforeAll(() => {
  const kept = new URL('../fixtures/installation-0005.db.gz', import.meta.url);
  writeFileSync(file, gunzipSync(readFileSync(kept)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;
const copied = (): { readonly path: string; readonly url: string } => {
  made += 1;
  const path = join(folder, String(made));
  mkdirSync(path);
  return { path, url: copyInto(path, file) };
};

/** All rows of all tables, as text. */
const rowsIn = (url: string): Readonly<Record<string, readonly string[]>> => {
  const connection = openReader(url);
  try {
    const tables = connection
      .prepare<[], string>(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name <> '_prisma_migrations'",
      )
      .pluck()
      .all();
    return Object.fromEntries(
      tables.map((name) => [
        name,
        connection
          .prepare(`select * from "${name}"`)
          .all()
          .map((row) => JSON.stringify(row))
          .toSorted(),
      ]),
    );
  } finally {
    connection.close();
  }
};

const countsOf = (rows: ReturnType<typeof rowsIn>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(rows).map(([table, { length }]) => [table, length]));

const withDatabase = async (url: string, look: (read: Queries) => Promise<void>): Promise<void> => {
  const database = await openDatabase(url);
  try {
    await look(database.read);
  } finally {
    await database.close();
  }
};

it('brings over every row, and finds what has no account in its address', async () => {
  const { url } = copied();
  const before = rowsIn(url);
  await migrate(url);
  const after = countsOf(rowsIn(url));
  expect(after).toMatchObject(countsOf(before));
  await withDatabase(url, async (read) => {
    await expectLedgerAgrees(read);
    const named = await rowsOf(read, 'directory_entries');
    const kept = [
      ...(await rowsOf(read, 'api_keys')).map((row) => ['apiKey', row.identifier, row.accountId]),
      ...(await rowsOf(read, 'checkouts')).map((row) => ['checkout', row.token, row.accountId]),
      ...(await rowsOf(read, 'card_replacements')).map((row) => [
        'cardReplacement',
        row.token,
        row.accountId,
      ]),
      ...(await rowsOf(read, 'stored_files')).map((row) => ['file', row.id, row.accountId]),
      ...(await rowsOf(read, 'account_settings')).map((row) => ['inbox', row.inbox, row.accountId]),
    ];
    expect(named.map(({ kind, name, accountId }) => [kind, name, accountId]).toSorted()).toEqual(
      kept.toSorted(),
    );
    expect(named.length).toBeGreaterThan(50);
    for (const { name, nextId } of await rowsOf(read, 'id_sequences')) {
      const row = await read.first<{ readonly last: number | null }>(
        sql`select max(id) as last from ${new Sql([name], [])}`,
      );
      expect([name, nextId > (row?.last ?? 0)]).toEqual([name, true]);
    }
    expect(await rowOf(read, 'account_states', { accountId: 1 })).toMatchObject({
      clockOffset: 86_400_000,
      clockTarget: 172_800_000,
      nextOutcome: 'declined',
    });
    // A reset had marked the rules that stood with a third value: now it says which they are.
    const { resetting } = await rowOf(read, 'account_states', { accountId: 3 });
    const { reseed, silenced } = JSON.parse(resetting ?? '');
    const entry = await rowOf(read, 'blacklist_entries', { accountId: 3, value: 'a@example.com' });
    expect([reseed, JSON.parse(silenced)]).toEqual([
      true,
      { rules: { fields: ['email'], entries: [entry.id] }, results: null },
    ]);
    const standing = await rowsOf(read, 'blacklist_entries', { accountId: 3 });
    expect(standing.map(({ active }) => active)).toEqual([false, false]);
  });
});

it('leaves the same wherever it is killed and begun again', async ({ task }) => {
  const whole = copied();
  const statements = await statementsOf(whole.url, migrationsFolder);
  const expected = rowsIn(whole.url);
  const points = spread(statements, sizeOf({ small: 3, full: 30 }));
  for (const statement of points) {
    const { path, url } = copied();
    await killedAt(url, migrationsFolder, statement);
    await migrate(url);
    expect([statement, rowsIn(url)]).toEqual([statement, expected]);
    rmSync(path, { recursive: true });
  }
  Object.assign(task.meta, { figures: `killed at ${points.length} of ${statements} statements` });
});

it('goes on serving: what was paid is known, more is paid, and the reset comes to its end', async () => {
  const { path } = copied();
  const server = await startServer(path, { PASARELA_SECRET: testSecret });
  try {
    const paid = await fetch(`${server.url}/api/transaction/response/1`, { headers: demoKey });
    expect(paid.status).toBe(200);
    const waited = await fetch(`${server.url}/api/transaction/response/999999`, { headers: ollinKey });
    expect(waited.status).toBe(404);
  } finally {
    server.signal('SIGTERM');
    await server.ended;
  }
  await withDatabase(databaseUrlIn(path), async (read) => {
    await expectLedgerAgrees(read);
    expect(await rowOf(read, 'account_states', { accountId: 3 })).toMatchObject({ resetting: null });
    expect(await rowOf(read, 'velocity_rules', { accountId: 3, field: 'email' })).toMatchObject({
      active: true,
    });
  });
});
