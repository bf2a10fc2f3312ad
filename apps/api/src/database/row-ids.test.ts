import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import type { Unit } from './queries.ts';
import { sql } from './sql.ts';

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pasarela-ids-'));
  database = await openDatabase(`file:${join(folder, 'ids.db')}`);
  await database.unit({ outside: 'installation' }, async (unit) => {
    const createdAt = new Date(0);
    const business = { name: 'Tienda', businessActivity: '', paymentType: '', taxId: '', createdAt };
    const businessId = await unit.insert('businesses', business);
    for (const environment of ['Sandbox', 'Production']) {
      const accountId = await unit.insert('accounts', { businessId, environment, createdAt });
      await unit.insert('account_states', { accountId });
    }
  });
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const insertEntry = (unit: Unit, accountId: number, value: string): Promise<number> =>
  unit.insert('blacklist_entries', {
    accountId,
    field: 'email',
    matchKey: value,
    value,
    active: true,
    createdAt: new Date(0),
  });

const entered = (accountId: number, value: string): Promise<number> =>
  database.unit({ account: accountId }, (unit) => insertEntry(unit, accountId, value));

it('counts within what an account has leased, and two accounts give out no id twice', async () => {
  expect([
    await entered(1, 'a'),
    await entered(2, 'a'),
    await entered(1, 'b'),
    await entered(2, 'b'),
  ]).toEqual([1, 101, 2, 102]);
});

it('gives rows that are inserted at the same time an id each', async () => {
  const given = await database.unit({ account: 1 }, (unit) =>
    Promise.all(['a', 'b', 'c'].map((value) => insertEntry(unit, 1, value))),
  );
  expect(given).toEqual([1, 2, 3]);
});

it('leases a larger block when one is used up', async () => {
  const ids = await database.unit({ account: 1 }, async (unit) => {
    const given: number[] = [];
    for (let entry = 0; entry < 101; entry += 1) given.push(await insertEntry(unit, 1, `e${entry}`));
    return given;
  });
  expect([ids[0], ids[99], ids[100]]).toEqual([1, 100, 101]);
  expect(await entered(2, 'a')).toBe(1_101);
  expect(await entered(1, 'last')).toBe(102);
});

it('gives an id again that a unit took and did not keep', async () => {
  const failing = database.unit({ account: 1 }, async (unit) => {
    await insertEntry(unit, 1, 'never');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await entered(1, 'kept')).toBe(1);
});

it('goes on counting where a process before it has ended', async () => {
  await entered(1, 'before');
  const url = database.url;
  await database.close();
  database = await openDatabase(url);
  expect(await entered(1, 'after')).toBe(2);
});

it('keeps each table apart', async () => {
  await entered(1, 'a');
  const dueAt = new Date(0);
  await database.unit({ account: 1 }, async (unit) => {
    expect([await unit.nextId('due_work', 1), await unit.nextId('due_work', 1)]).toEqual([1, 2]);
    expect(await unit.insert('due_work', { accountId: 1, kind: 'settle', subjectId: 0, dueAt })).toBe(3);
  });
});

it('lets a unit write in its own account alone', async () => {
  const write = (unit: Unit) => insertEntry(unit, 2, 'foreign');
  await expect(database.unit({ account: 1 }, write)).rejects.toThrow("not of the unit's account 1");
  await expect(database.unit({ account: 1 }, async (unit) => unit.nextId('emails', 2))).rejects.toThrow(
    "not of the unit's account 1",
  );
  expect(await database.read.all(sql`select id from blacklist_entries`)).toEqual([]);
  await database.unit({ outside: 'installation' }, write);
  expect(await database.read.all(sql`select id from blacklist_entries`)).toEqual([{ id: 1 }]);
});

it('says so where there is no such account', async () => {
  await expect(entered(7, 'nobody')).rejects.toThrow('no account 7');
});
