import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import type { Unit } from '#database/queries.ts';
import { onlyRows, sql } from '#database/sql.ts';
import { copyTemplate } from '../database-templates.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { firstSeed, sizeOf } from '../test-size.ts';

/** What a unit does, step by step. A `key` may be taken already; `refuse` gives the unit up. */
type Step =
  | { readonly kind: 'insert' | 'find' | 'remove'; readonly key: number }
  | { readonly kind: 'add'; readonly day: number; readonly by: number }
  | { readonly kind: 'total' | 'count' | 'touch' | 'twice' | 'leases' | 'settle' | 'refuse' };
type Work = { readonly account: number; readonly steps: readonly Step[] };

const accounts = [1, 2, 3, 4];
const field = 'email';

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('insert' as const), key: fc.nat(30) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      day: fc.nat(2),
      by: fc.integer({ min: -5, max: 9 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('find' as const, 'remove' as const), key: fc.nat(30) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'total' as const,
        'count' as const,
        'touch' as const,
        'settle' as const,
        'twice' as const,
        'leases' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'refuse' as const }) },
);
const works = fc.array(
  fc.record({ account: fc.constantFrom(...accounts), steps: fc.array(step, { minLength: 1, maxLength: 6 }) }),
  { minLength: 2, maxLength: 24 },
);

const take = async (unit: Unit, accountId: number, one: Step): Promise<unknown> => {
  switch (one.kind) {
    case 'insert': {
      const value = `k${one.key}`;
      const row = { accountId, field, matchKey: value, value, active: true, createdAt: new Date(0) };
      await unit.insert('blacklist_entries', row);
      return value;
    }
    case 'find': {
      const matchKey = `k${one.key}`;
      return unit.all(
        onlyRows(
          'blacklist_entries',
          { accountId, matchKey },
          sql`select value from blacklist_entries where account_id = ${accountId} and match_key = ${matchKey}`,
        ),
      );
    }
    case 'remove':
      return unit.run(
        sql`delete from blacklist_entries where account_id = ${accountId} and match_key = ${`k${one.key}`}`,
      );
    case 'add':
      return unit.add('ledger_days', { accountId, day: one.day, kind: 'sale', amount: one.by });
    case 'total':
      return unit.all(sql`select day, amount from ledger_days where account_id = ${accountId} order by day`);
    case 'count':
      return unit.first(sql`select count(*) as found from blacklist_entries where account_id = ${accountId}`);
    case 'touch': {
      const before = await unit.first<{ target: number }>(
        sql`select clock_target as target from account_states where account_id = ${accountId}`,
      );
      await unit.run(
        sql`update account_states set clock_target = clock_target + 1 where account_id = ${accountId}`,
      );
      return before;
    }
    case 'twice':
      return Promise.all([0, 1].map(() => take(unit, accountId, { kind: 'touch' })));
    // A statement that asks for what the engine keeps back; what it has given out is not alike.
    case 'leases':
      await unit.first(sql`select id_leases from account_states where account_id = ${accountId}`);
      return null;
    case 'settle':
      return unit.settle();
    case 'refuse':
      throw new Error('refused');
  }
};

/** Runs all works at once; returns what each has seen, or that it failed, and what is left. */
const outcomeOf = async (database: Database, all: readonly Work[]): Promise<unknown> => {
  await database.unit({ outside: 'installation' }, async (unit) => {
    await unit.run(sql`delete from blacklist_entries`);
    await unit.run(sql`delete from ledger_days`);
    await unit.run(sql`update account_states set clock_target = 0`);
  });
  const ended = await Promise.allSettled(
    all.map(({ account, steps }) =>
      database.unit({ account }, async (unit) => {
        const seen: unknown[] = [];
        for (const one of steps) seen.push((await take(unit, account, one)) ?? null);
        return seen;
      }),
    ),
  );
  return {
    seen: ended.map((result) => (result.status === 'fulfilled' ? result.value : 'failed')),
    entries: await database.read.all(
      sql`select account_id, value from blacklist_entries order by account_id, value`,
    ),
    days: await database.read.all(
      sql`select account_id, day, amount from ledger_days order by account_id, day`,
    ),
    targets: await database.read.all(
      sql`select account_id, clock_target as target from account_states order by account_id`,
    ),
  };
};

let folder: string;
let target: TestDatabase;
let sqlite: Database;
let postgres: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pasarela-alike-'));
  copyTemplate(inject('databaseTemplates'), join(folder, 'alike.db'), 0);
  sqlite = await openDatabase(`file:${join(folder, 'alike.db')}`);
  target = await createTestDatabase(0);
  postgres = await openDatabase(target.url);
});
afterAll(async () => {
  await sqlite.close();
  await postgres.close();
  await target.remove();
  rmSync(folder, { recursive: true, force: true });
});

it('units at once see and leave the same on both engines, whichever of them fail', async () => {
  await fc.assert(
    fc.asyncProperty(works, async (all) => {
      expect(await outcomeOf(postgres, all)).toEqual(await outcomeOf(sqlite, all));
    }),
    { seed: firstSeed, numRuns: sizeOf({ small: 60, full: 3_000 }) },
  );
});
