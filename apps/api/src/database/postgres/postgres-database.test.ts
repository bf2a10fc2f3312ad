import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CannotStart } from '#errors/cannot-start.ts';
import { schemaDifference } from '../../../scripts/schema-engine.ts';
import { type PostgresServer, startPostgres } from '../../../test/postgres-server.ts';
import type { Database } from '../database.ts';
import { DatabaseUnavailable, isConstraint, isUnavailable } from '../database-errors.ts';
import { openDatabase } from '../engine/open-database.ts';
import { streamRows } from '../engine/streamed-rows.ts';
import type { Unit } from '../queries.ts';
import { sql } from '../sql.ts';

let server: PostgresServer;
let url: string;
let database: Database;
let other: Database;
beforeAll(async () => {
  server = await startPostgres();
  url = await server.create('engine');
  // Two processes that start at the same time: one of them migrates, and the other waits.
  [database, other] = await Promise.all([openDatabase(url), openDatabase(url)]);
  const createdAt = new Date(0);
  await database.unit({ outside: 'installation' }, async (unit) => {
    for (const id of [1, 2]) {
      const business = { name: 'Negocio', businessActivity: 'x', paymentType: 'x', taxId: 'x', createdAt };
      await unit.insert('businesses', { id, ...business });
      await unit.insert('accounts', { id, businessId: id, environment: 'Sandbox', createdAt });
      await unit.insert('account_states', { accountId: id });
    }
  });
});
afterAll(async () => {
  await Promise.all([database.close(), other.close()]);
  await server.stop();
});

const entry = (unit: Unit, value: string, accountId = 1): Promise<number> =>
  unit.insert('blacklist_entries', {
    accountId,
    field: 'email',
    matchKey: value,
    value,
    active: true,
    createdAt: new Date(0),
  });
const valuesOf = async (from: Pick<Unit, 'all'>, begins: string): Promise<readonly string[]> =>
  (
    await from.all<{ value: string }>(
      sql`select value from blacklist_entries where account_id in (1, 2) and value like ${`${begins}%`} order by id`,
    )
  ).map(({ value }) => value);

describe('the tables', () => {
  it('are what the schema says', async () => {
    const schema = fileURLToPath(new URL('../../../../../prisma/schema.prisma', import.meta.url));
    expect(await schemaDifference(url, readFileSync(schema, 'utf8'))).not.toContain(';');
  });

  it('are refused to a database that would sort texts in another order', async () => {
    const unfit = await server.create('unfit', 'template0', "encoding 'LATIN1' locale 'C'");
    const refused = await openDatabase(unfit).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CannotStart);
    expect(String(refused)).toContain("ENCODING 'UTF8' LOCALE 'C.UTF-8'");
    expect(String(refused)).not.toContain(new URL(url).password);
  });

  it('are refused with a sentence where there is no server, or no such database', async () => {
    await expect(openDatabase('postgres://nobody:x@127.0.0.1:1/none')).rejects.toThrow(
      'No PostgreSQL server answers',
    );
    await expect(openDatabase(server.urlOf('missing'))).rejects.toThrow(
      'does not exist. Make it: CREATE DATABASE',
    );
  });
});

describe('a unit', () => {
  it('that throws leaves nothing, and its neighbours of the same commit everything', async () => {
    const units = ['a', 'b', 'c', 'd'].map((name) =>
      database.unit({ account: 1 }, async (unit) => {
        await entry(unit, `neighbour-${name}`);
        if (name === 'b') {
          await unit.run(sql`update blacklist_entries set active = ${false} where account_id = 1`);
          throw new Error('not this one');
        }
        return name;
      }),
    );
    const ended = await Promise.allSettled(units);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await valuesOf(database.read, 'neighbour')).toEqual(['neighbour-a', 'neighbour-c', 'neighbour-d']);
    expect(
      await database.read.all(
        sql`select id from blacklist_entries where account_id = 1 and active = ${false}`,
      ),
    ).toEqual([]);
  });

  it('alone gets the violation that it caused', async () => {
    const twice = async (unit: Unit): Promise<void> => {
      for (const id of [700, 700])
        await unit.insert('due_work', {
          accountId: 1,
          id,
          kind: 'settle',
          subjectId: id,
          dueAt: new Date(0),
        });
    };
    const ended = await Promise.allSettled([
      database.unit({ account: 1 }, (unit) => entry(unit, 'violation-before')),
      database.unit({ account: 1 }, twice),
      database.unit({ account: 1 }, (unit) => entry(unit, 'violation-after')),
    ]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(ended[1]?.status === 'rejected' && isConstraint(ended[1].reason)).toBe(true);
    expect(await valuesOf(database.read, 'violation')).toEqual(['violation-before', 'violation-after']);
  });

  it('learns of a violation where it waits for it, and can say something else of it', async () => {
    const said = database.unit({ account: 1 }, async (unit) => {
      for (const id of [701, 701])
        await unit.insert('due_work', {
          accountId: 1,
          id,
          kind: 'settle',
          subjectId: id,
          dueAt: new Date(0),
        });
      await unit.settle().catch((error: unknown) => {
        throw new Error(isConstraint(error) ? 'twice' : 'something else');
      });
    });
    await expect(said).rejects.toThrow('twice');
  });

  it('reads what it has inserted, and nobody else does before its end', async () => {
    await database.unit({ account: 1 }, async (unit) => {
      await entry(unit, 'own-1');
      await entry(unit, 'own-2');
      expect(await valuesOf(unit, 'own')).toEqual(['own-1', 'own-2']);
      expect(await valuesOf(other.read, 'own')).toEqual([]);
    });
    expect(await valuesOf(other.read, 'own')).toEqual(['own-1', 'own-2']);
  });

  it('is not inside another, not used after its end, and writes in its own account', async () => {
    let escaped: Unit | undefined;
    await database.unit({ account: 1 }, async (unit) => {
      escaped = unit;
      await expect(database.unit({ account: 1 }, async () => 1)).rejects.toThrow(
        'a unit of work inside another',
      );
      await expect(entry(unit, 'foreign', 2)).rejects.toThrow("not of the unit's account 1");
    });
    await expect(escaped?.all(sql`select 1 as one`)).rejects.toThrow('used after its end');
  });
});

describe('two processes', () => {
  it('lose no change of an account that both read and write back', async () => {
    const add = (where: Database): Promise<number> =>
      where.unit({ account: 2 }, async (unit) => {
        const row = await unit.first<{ clockOffset: number }>(
          sql`select clock_offset from account_states where account_id = 2`,
        );
        return unit.run(
          sql`update account_states set clock_offset = ${(row?.clockOffset ?? 0) + 1} where account_id = 2`,
        );
      });
    await Promise.all(Array.from({ length: 200 }, (_, index) => add(index % 2 === 0 ? database : other)));
    expect(
      await database.read.first(sql`select clock_offset from account_states where account_id = 2`),
    ).toEqual({
      clockOffset: 200,
    });
  });

  it('give out no id twice', async () => {
    const given = await Promise.all(
      Array.from({ length: 400 }, (_, index) => {
        const account = 1 + (index % 2);
        const where = index % 3 === 0 ? database : other;
        return where.unit({ account }, (unit) => entry(unit, `id-${index}`, account));
      }),
    );
    expect(new Set(given).size).toBe(400);
  });
});

it('a report that is read when the server ends fails as unavailable, and holds nothing up', async () => {
  const text = 'select n from generate_series(1, 100000) as series (n)';
  const reading = async (): Promise<number> => {
    let read = 0;
    for await (const rows of streamRows(url, {
      sqlite: { text, values: [] },
      postgres: { text, values: [] },
    })) {
      if (read === 0) await server.kill();
      read += rows.length;
    }
    return read;
  };
  const failed = await reading().catch((error: unknown) => error);
  await server.start();
  expect(failed).toSatisfy(isUnavailable);
});

it('is unavailable while the server is away, loses nothing, and comes back by itself', async () => {
  await database.unit({ account: 1 }, (unit) => entry(unit, 'away-before'));
  await server.kill();
  await expect(database.unit({ account: 1 }, (unit) => entry(unit, 'away-during'))).rejects.toBeInstanceOf(
    DatabaseUnavailable,
  );
  await expect(database.read.all(sql`select 1 as one`)).rejects.toBeInstanceOf(DatabaseUnavailable);
  await server.start();
  await expect
    .poll(() => valuesOf(database.read, 'away').catch(String), { timeout: 5_000 })
    .toEqual(['away-before']);
  await expect
    .poll(() => database.unit({ account: 1 }, (unit) => entry(unit, 'away-after')).catch(() => 0), {
      timeout: 5_000,
    })
    .toBeGreaterThan(0);
});
