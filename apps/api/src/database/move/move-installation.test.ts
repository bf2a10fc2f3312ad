import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, it } from 'vitest';
import { CannotStart } from '#errors/cannot-start.ts';
import { copyTemplate } from '../../../test/database-templates.ts';
import { rowsIn } from '../../../test/moved-rows.ts';
import { isBusy } from '../database-errors.ts';
import { openDatabase } from '../engine/open-database.ts';
import { databaseFile, openWriter } from '../sqlite/sqlite-connections.ts';
import { moveInstallation } from './move-installation.ts';
import { openSource, openTarget } from './open-ends.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-move-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;
/** A database with the smallest demo, or with tables alone. */
const databaseOf = (scale: number | undefined): string => {
  made += 1;
  const file = join(folder, `${made}.db`);
  copyTemplate(inject('databaseTemplates'), file, scale);
  return `file:${file}`;
};
const demo = (): string => databaseOf(0);
const empty = (): string => databaseOf(undefined);

const execute = (url: string, statements: string): void => {
  const connection = openWriter(url);
  try {
    connection.exec(statements);
  } finally {
    connection.close();
  }
};
const problemOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

/** Expects a refusal, and that the target is as it was. */
const expectRefused = async (from: string, to: string, words: string): Promise<void> => {
  const refusal = await problemOf(moveInstallation(from, to));
  expect(refusal).toBeInstanceOf(CannotStart);
  expect(String(refusal)).toContain(words);
};

it('copies every row to a file that is not there yet, and changes nothing of the source', async () => {
  const from = demo();
  const before = await rowsIn(from);
  const to = `file:${join(folder, 'new', 'target.db')}`;
  const { tables, problems } = await moveInstallation(from, to);
  expect(problems).toEqual([]);
  expect(tables.reduce((sum, { target }) => sum + target.rows, 0)).toBe(
    Object.values(before).reduce((sum, { length }) => sum + length, 0),
  );
  expect(await rowsIn(to)).toEqual(before);
  expect(await rowsIn(from)).toEqual(before);
});

it('keeps the source from being written to until the end', async () => {
  const from = demo();
  const source = await openSource(from);
  const writer = openWriter(from);
  const write = (): unknown => writer.exec("update users set display_name = 'X'");
  try {
    expect(write).toThrow(expect.toSatisfy(isBusy));
    await source.close();
    expect(write).not.toThrow();
  } finally {
    writer.close();
  }
});

it.each([
  [
    'a value that the target changes',
    "update transactions set customer_name = 'X' where id = new.id",
    'transactions has other values',
  ],
  [
    'a row that the target loses',
    'delete from transactions where id = new.id',
    'transactions has 0 rows in place of',
  ],
])('finds %s, and lets no server start on the target until it is moved', async (_, does, words) => {
  const [from, to] = [demo(), empty()];
  execute(to, `create trigger meddles after insert on transactions begin ${does}; end`);
  const { problems } = await moveInstallation(from, to);
  expect(problems.join()).toContain(words);
  await expect(openDatabase(to)).rejects.toThrow(
    `${databaseFile(from)} was to be moved to ${databaseFile(to)}, and that has not come to its end`,
  );
  await expectRefused(to, empty(), 'has not come to its end');

  execute(to, 'drop trigger meddles');
  expect((await moveInstallation(from, to)).problems).toEqual([]);
  expect(await rowsIn(to)).toEqual(await rowsIn(from));
});

it('begins anew after an error in the middle, of the same source alone', async () => {
  const [from, to] = [demo(), empty()];
  execute(to, "create trigger fails before insert on emails begin select raise(abort, 'no more'); end");
  expect(String(await problemOf(moveInstallation(from, to)))).toContain('no more');
  execute(to, 'drop trigger fails');
  await expectRefused(demo(), to, 'is the target of an unfinished move from');
  expect((await moveInstallation(from, to)).problems).toEqual([]);
  expect(await rowsIn(to)).toEqual(await rowsIn(from));
});

it('begins anew after its process was killed in the middle', async () => {
  const [from, to] = [demo(), empty()];
  const program = fileURLToPath(new URL('../../../test/killed-move.ts', import.meta.url));
  const { signal } = spawnSync(process.execPath, [program, from, to]);
  expect(signal).toBe('SIGKILL');
  await expect(openDatabase(to)).rejects.toThrow('has not come to its end');
  expect((await moveInstallation(from, to)).problems).toEqual([]);
  expect(await rowsIn(to)).toEqual(await rowsIn(from));
});

it('leaves no mark on a target that a server has filled since it was found empty', async () => {
  const to = empty();
  const target = await openTarget(to);
  await target.begin('elsewhere.db');
  await target.giveUp();
  await target.close();
  expect((await rowsIn(to)).users).toEqual([]);
});

it('refuses a target that holds data, which stays as it is', async () => {
  const to = demo();
  const before = await rowsIn(to);
  await expectRefused(demo(), to, 'holds data already');
  expect(await rowsIn(to)).toEqual(before);
});

it('refuses a source without an installation, of another version, or whose books do not agree', async () => {
  await expectRefused(`file:${join(folder, 'none.db')}`, empty(), 'There is no database');
  await expectRefused(empty(), empty(), 'holds no installation');
  const older = demo();
  execute(older, "delete from _prisma_migrations where migration_name like '0012%'");
  await expectRefused(older, empty(), 'was written by an older version of Pasarela: 0012');
  const newer = demo();
  execute(
    newer,
    "insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '9999_x', 1)",
  );
  await expectRefused(newer, empty(), 'was written by a newer version of Pasarela (9999_x)');
});

it.each([
  [
    "update ledger_balances set debits = debits + 1 where ledger_account = 'merchant'",
    'the balance merchant of account',
  ],
  ['update ledger_days set amount = amount + 1', 'the daily totals of'],
  ['update ledger_transfers set amount = amount + 1', 'the balance'],
])('refuses to move books that do not agree: %s', async (statement, words) => {
  const from = demo();
  execute(from, statement);
  await expectRefused(from, empty(), words);
});

it('refuses a value that its column cannot have', async () => {
  const from = demo();
  execute(from, "update users set display_name = x'00' where id = 1");
  await expectRefused(from, empty(), 'users.display_name holds a value that the column cannot have (id 1)');
});
