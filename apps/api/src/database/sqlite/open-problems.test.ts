import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillFirstInstallation } from '../../../test/first-installation.ts';
import { openDatabase } from '../engine/open-database.ts';
import { readMigrations } from '../migrations.ts';
import { sql } from '../sql.ts';
import { migrate } from './migrate.ts';
import { openProblem } from './open-problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-damaged-'));
const whole = join(folder, 'whole.db');
beforeAll(async () => {
  await migrate(`file:${whole}`, { migrations: readMigrations().slice(0, 1) });
  const connection = new BetterSqlite3(whole);
  fillFirstInstallation(connection);
  connection.close();
  await migrate(`file:${whole}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const overwrite = (file: string, from: number, bytes: number): void => {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(bytes, 0x5a), 0, bytes, from);
  closeSync(descriptor);
};

/** What was done to the file → what is said. */
const damages: Readonly<Record<string, readonly [(file: string) => void, RegExp]>> = {
  'cut in half': [
    (file) => truncateSync(file, statSync(file).size / 2),
    /is damaged: it has \d+ bytes of \d+/,
  ],
  'cut inside its header': [
    (file) => truncateSync(file, 60),
    /is no SQLite database, or its beginning is damaged/,
  ],
  'cut in half with a log beside it': [
    (file) => {
      truncateSync(file, statSync(file).size / 2);
      writeFileSync(`${file}-wal`, 'no log');
    },
    /is damaged \(.+\)/,
  ],
  'another kind of file': [(file) => writeFileSync(file, 'no database'.repeat(500)), /is no SQLite database/],
  'overwritten at its beginning': [(file) => overwrite(file, 0, 4_096), /is no SQLite database/],
  'overwritten in its schema': [(file) => overwrite(file, 100, 3_900), /is damaged \(.+\)/],
  'overwritten in the middle': [(file) => overwrite(file, 8_192, 40_960), /is damaged \(.+\)/],
  'emptied beside its secret': [
    (file) => {
      truncateSync(file, 0);
      writeFileSync(`${file}.secret`, 'x'.repeat(64));
    },
    /is empty although .+\.db\.secret shows that it held data/,
  ],
  'a folder': [
    (file) => {
      rmSync(file);
      mkdirSync(file);
    },
    /is no file/,
  ],
};

it.each(Object.entries(damages))(
  'a database that is %s is refused with a sentence, and left as it is',
  async (name, [damage, said]) => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.db`);
    copyFileSync(whole, file);
    damage(file);
    const before = statSync(file).isFile() ? readFileSync(file) : undefined;
    const opening = openDatabase(`file:${file}`);
    await expect(opening).rejects.toMatchObject({
      name: 'CannotStart',
      message: expect.stringMatching(said),
    });
    if (before) expect(readFileSync(file).equals(before)).toBe(true);
  },
);

it('a path that leads through a file is refused with a sentence', async () => {
  await expect(openDatabase(`file:${whole}/below/pasarela.db`)).rejects.toMatchObject({
    name: 'CannotStart',
    message: expect.stringMatching(/cannot be opened: .+DATABASE_URL has to name a file/),
  });
});

it.each([
  ['SQLITE_BUSY', /is locked by another process/],
  ['SQLITE_READONLY_DBMOVED', /cannot be written/],
  ['SQLITE_CANTOPEN', /cannot be written/],
  ['SQLITE_FULL', /The disk of .+ is full or fails/],
  ['SQLITE_IOERR_READ', /The disk of .+ is full or fails/],
  ['SQLITE_CORRUPT_VTAB', /is damaged/],
])('%s while it is opened is said as a sentence', (code, said) => {
  const problem = openProblem(new BetterSqlite3.SqliteError('reason', code), whole);
  expect(problem).toMatchObject({ name: 'CannotStart', message: expect.stringMatching(said) });
});

it('any other error stays what it is', () => {
  const error = new BetterSqlite3.SqliteError('no such table', 'SQLITE_ERROR');
  expect(openProblem(error, whole)).toBe(error);
});

it('a whole database opens, and so does one whose last changes are in the log of a process that was killed', async () => {
  const file = join(folder, 'killed.db');
  const writing = new BetterSqlite3(whole);
  writing.exec("pragma journal_mode = wal; insert into businesses values (3, 'Tres', '', '', '', 0)");
  copyFileSync(whole, file);
  copyFileSync(`${whole}-wal`, `${file}-wal`);
  writing.close();
  const database = await openDatabase(`file:${file}`);
  expect(await database.read.all(sql`select id from businesses`)).toHaveLength(3);
  await database.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
});

it.runIf(existsSync('/proc/self'))(
  'says where no folder can be made, in place of trying for ever',
  async () => {
    await expect(openDatabase('file:/proc/pasarela/none/y.db')).rejects.toThrow(
      /^The database \/proc\/pasarela\/none\/y\.db cannot be opened: ENOENT/,
    );
  },
);

it('makes the folders that are missing', async () => {
  const file = join(folder, 'a/b/c/new.db');
  await (await openDatabase(`file:${file}`)).close();
  expect(existsSync(file)).toBe(true);
});
