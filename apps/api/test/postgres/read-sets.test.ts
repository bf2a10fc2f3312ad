import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import { createTestDatabase, noteStatements, type TestDatabase } from '../test-database.ts';

let stored: TestDatabase;
let database: Database;
const statements = noteStatements();

beforeAll(async () => {
  stored = await createTestDatabase(0);
  database = await openDatabase(stored.url);
});
afterEach(() => statements.clear());
afterAll(async () => {
  await database.close();
  await stored.remove();
});

/** The statements that were sent about the events of transactions. */
const sent = (): readonly string[] =>
  statements.texts().filter((text) => text.includes('transaction_events'));

const eventsOf = (queries: Queries, id: number | null): Promise<readonly object[]> =>
  queries.all(
    sql`select id, sequence, move, occurred_at from transaction_events
      where account_id = 1 and transaction_id = ${id} order by sequence desc limit 3`,
  );

it('sends what is read in one turn once, and gives each call its own rows in their order', async () => {
  const ids = [3, 1, 2, 3, null, 999_999, 5];
  const together = await Promise.all(ids.map((id) => eventsOf(database.read, id)));
  expect(sent()).toHaveLength(1);
  for (const [index, id] of ids.entries()) expect(together[index]).toEqual(await eventsOf(database.read, id));
  // The demo has events of these transactions, and none of the others.
  expect(together.map((rows) => rows.length > 0)).toEqual([true, true, true, true, false, false, true]);
});

it('sends it once in a unit as well', async () => {
  const alone = await Promise.all([1, 2].map((id) => eventsOf(database.read, id)));
  statements.clear();
  await database.unit({ account: 1 }, async (unit) => {
    expect(await Promise.all([1, 2].map((id) => eventsOf(unit, id)))).toEqual(alone);
  });
  expect(sent()).toHaveLength(1);
});

it('lets a call that fails fail by itself', async () => {
  const rest = (divisor: number): Promise<{ readonly rest: number } | undefined> =>
    database.read.first(sql`select count(*) / ${divisor}::bigint as rest from accounts`);
  const results = await Promise.allSettled([1, 0, 2].map(rest));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('says in a unit why the set failed', async () => {
  const rest = (unit: Queries, divisor: number): Promise<unknown> =>
    unit.first(sql`select count(*) % ${divisor}::bigint as rest from accounts`);
  const work = database.unit({ account: 1 }, (unit) => Promise.all([1, 0].map((by) => rest(unit, by))));
  await expect(work).rejects.toThrow('division by zero');
});

it('sends once a statement of several parts in which a value is missing everywhere', async () => {
  const parts = (id: number): Promise<readonly object[]> =>
    database.read.all(sql`
      select id as "offset", move from transaction_events where account_id = 1 and transaction_id = ${id} and sequence = 1
      union all
      select id, move from transaction_events where account_id = 1 and request_id = ${null} and transaction_id = ${id}`);
  const together = await Promise.all([1, 2].map(parts));
  expect(sent()).toHaveLength(1);
  expect(together).toEqual([await parts(1), await parts(2)]);
  expect(together.map(({ length }) => length)).toEqual([1, 1]);
});

it('sends by themselves calls whose values are not of one type', async () => {
  const same = (value: string | number): Promise<unknown> =>
    database.read.first(
      sql`select count(*) as same from transaction_events where account_id = 1 and id::text = ${value}`,
    );
  expect(await Promise.all([same('1'), same(1)])).toEqual([{ same: 1 }, { same: 1 }]);
  expect(sent()).toHaveLength(2);
});

it('reads before what is written behind it in the same turn', async () => {
  const text = (queries: Queries): Promise<{ readonly text: string | null } | undefined> =>
    queries.first(sql`select next_outcome as text from account_states where account_id = ${1}`);
  await database.unit({ account: 1 }, async (unit) => {
    const [before] = await Promise.all([
      text(unit),
      unit.run(sql`update account_states set next_outcome = 'declined' where account_id = ${1}`),
    ]);
    expect(before).toEqual({ text: null });
    expect(await text(unit)).toEqual({ text: 'declined' });
  });
});
