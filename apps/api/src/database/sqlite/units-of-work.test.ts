import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../engine/open-database.ts';
import type { Unit } from '../queries.ts';
import { sql } from '../sql.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-units-'));
let database: Database;

const amountOf = async (name: string): Promise<number | undefined> =>
  (
    await database.read.first<{ amount: number }>(
      sql`select count as amount from login_failures where subject = ${name}`,
    )
  )?.amount;

const put = (unit: Unit, subject: string, count: number) =>
  unit.run(sql`
    insert into login_failures (subject, count, last_at) values (${subject}, ${count}, ${new Date(0)})
    on conflict (subject) do update set count = excluded.count`);

beforeAll(async () => {
  database = await openDatabase(`file:${join(folder, 'units.db')}`);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a unit of work', () => {
  it('writes all of it or nothing', async () => {
    await database.unit({ outside: 'installation' }, (unit) => put(unit, 'whole', 1));
    const failing = database.unit({ outside: 'installation' }, async (unit) => {
      await put(unit, 'whole', 777);
      await put(unit, 'beside', 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await amountOf('whole')).toBe(1);
    expect(await amountOf('beside')).toBeUndefined();
  });

  it('rolls back the rows that were inserted in it', async () => {
    const nobody = {
      name: 'Nadie',
      businessActivity: '',
      paymentType: '',
      taxId: '',
      createdAt: new Date(0),
    };
    const failing = database.unit({ outside: 'installation' }, async (unit) => {
      const businessId = await unit.insert('businesses', nobody);
      await unit.insert('accounts', { businessId, environment: 'Sandbox', createdAt: new Date(0) });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.read.first(sql`select id from businesses limit 1`)).toBeUndefined();
    expect(await database.read.first(sql`select id from accounts limit 1`)).toBeUndefined();
  });

  // If a driver runs single writes inside whatever transaction is open, every one of these rounds loses the acknowledged write.
  it('loses no acknowledged write beside units that roll back, and shows none of theirs', async () => {
    await database.unit({ outside: 'installation' }, (unit) => put(unit, 'victim', 0));
    for (let round = 1; round <= 200; round += 1) {
      const rollingBack = database.unit({ outside: 'installation' }, async (unit) => {
        await put(unit, 'victim', 777);
        await setImmediate();
        expect(await amountOf('victim')).toBe(round - 1);
        throw new Error('rolled back');
      });
      const written = database.unit({ outside: 'installation' }, (unit) => put(unit, 'victim', round));
      const inserted = database.unit({ outside: 'installation' }, (unit) =>
        unit.insert('login_failures', { subject: `inserted ${round}`, count: round, lastAt: new Date(0) }),
      );
      await expect(rollingBack).rejects.toThrow('rolled back');
      await Promise.all([written, inserted]);
      expect(await amountOf('victim')).toBe(round);
      expect(await amountOf(`inserted ${round}`)).toBe(round);
    }
  });

  it('runs those that wait together one after the other, each with its own fate', async () => {
    await database.unit({ outside: 'installation' }, (unit) => put(unit, 'counter', 0));
    const results = await Promise.allSettled(
      Array.from({ length: 300 }, (_, index) =>
        database.unit({ outside: 'installation' }, async (unit) => {
          const row = await unit.first<{ count: number }>(
            sql`select count from login_failures where subject = 'counter'`,
          );
          await setImmediate();
          await put(unit, 'counter', (row?.count ?? 0) + 1);
          if (index % 3 === 0) throw new Error('every third');
          return index;
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(100);
    expect(await amountOf('counter')).toBe(200);
  });

  it('is answered when it is committed, not before those that share its transaction have ended', async () => {
    const seen: (number | undefined)[] = [];
    const first = database
      .unit({ outside: 'installation' }, (unit) => put(unit, 'grouped', 1))
      .then(async () => seen.push(await amountOf('grouped'), await amountOf('grouped too')));
    const second = database.unit({ outside: 'installation' }, async (unit) => {
      for (let turn = 0; turn < 5; turn += 1) await setImmediate();
      await put(unit, 'grouped too', 2);
    });
    await Promise.all([first, second]);
    expect(seen).toEqual([1, 2]);
  });

  it('reaches the disk before it is answered, and keeps foreign keys', async () => {
    const settings = await database.unit({ outside: 'installation' }, async (unit) => [
      await unit.first(sql`pragma journal_mode`),
      await unit.first(sql`pragma synchronous`),
      await unit.first(sql`pragma foreign_keys`),
    ]);
    expect(settings).toEqual([{ journalMode: 'wal' }, { synchronous: 2 }, { foreignKeys: 1 }]);
    const orphan = database.unit({ outside: 'installation' }, (unit) =>
      unit.run(sql`
        insert into refunds (account_id, id, transaction_id, amount, actor_kind, created_at)
        values (7, 1, 7, 1, 'system', 0)`),
    );
    await expect(orphan).rejects.toThrow('FOREIGN KEY');
  });

  it('ends with its work: used later it throws and writes nothing', async () => {
    let kept: Unit | undefined;
    await database.unit({ outside: 'installation' }, async (unit) => {
      kept = unit;
    });
    if (!kept) throw new Error('no unit');
    const late = kept;
    await expect(put(late, 'late', 1)).rejects.toThrow('after its end');
    expect(await amountOf('late')).toBeUndefined();
  });

  it('is refused inside another, where it would wait for ever', async () => {
    const nested = database.unit({ outside: 'installation' }, () =>
      database.unit({ outside: 'installation' }, (unit) => put(unit, 'nested', 1)),
    );
    await expect(nested).rejects.toThrow('inside another');
  });

  it('may be begun by what another has left running', async () => {
    const ended = Promise.withResolvers<void>();
    let after: Promise<number> | undefined;
    await database.unit({ outside: 'installation' }, async () => {
      after = ended.promise.then(() =>
        database.unit({ outside: 'installation' }, (unit) => put(unit, 'after', 1)),
      );
    });
    ended.resolve();
    await after;
    expect(await amountOf('after')).toBe(1);
  });

  it('waits for another process that holds the file, without holding up the thread', async () => {
    const other = new BetterSqlite3(join(folder, 'units.db'));
    other.exec('begin immediate');
    const waiting = database.unit({ outside: 'installation' }, (unit) => put(unit, 'waited', 1));
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    other.exec('rollback');
    other.close();
    await waiting;
    expect(await amountOf('waited')).toBe(1);
    // SQLite itself must not wait, because it would block the thread.
    const inside = await database.unit({ outside: 'installation' }, (unit) =>
      unit.first(sql`pragma busy_timeout`),
    );
    expect(inside).toEqual({ timeout: 0 });
  });

  it('is the only way to write', async () => {
    const write = database.read.all(
      sql`insert into login_failures (subject, count, last_at) values ('plain', 1, 0) returning subject`,
    );
    await expect(write).rejects.toThrow(/readonly/);
    expect(await amountOf('plain')).toBeUndefined();
  });
});
