import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDueWorkTimer } from '#core/due-work/due-work-timer.ts';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';

let app: TestApp;
let first: number;
let second: number;
beforeAll(async () => {
  app = await buildTestApp();
  first = await accountIdOf(app, 1);
  second = await accountIdOf(app, 2);
});
afterAll(() => app.close());

/** Both are on their way somewhere. */
beforeEach(() =>
  app.database.unit({ outside: 'installation' }, (unit) =>
    unit.run(sql`
      update account_states set clock_offset = 0, clock_target = case when account_id in (${first}, ${second}) then 1 else 0 end`),
  ),
);

/** A timer whose accounts arrive after so many steps, and the order in which they take them. */
const walking = (stepsOf: Readonly<Record<number, number>>, walked: readonly number[] = []) => {
  const order: number[] = [];
  const timer = createDueWorkTimer(
    {
      database: app.database,
      clock: { now: () => app.time.now },
      dueWork: {
        walks: new Set(walked.map((accountId) => ({ accountId }))),
        playsHistory: false,
        carryOut: () => Promise.reject(new Error('steps carry it out')),
      },
    },
    {
      step: async (id) => {
        order.push(id);
        const steps = stepsOf[id] ?? Number.NaN;
        if (Number.isNaN(steps)) throw new Error(`no step for ${id}`);
        const arrived = order.filter((one) => one === id).length >= steps;
        if (arrived)
          await app.database.unit({ outside: 'installation' }, (unit) =>
            unit.run(sql`update account_states set clock_offset = 1 where account_id = ${id}`),
          );
        return { pieces: 1, arrived, offset: 0 };
      },
    },
  );
  return { order, timer };
};

it('steps with every account in turn: a long way of one keeps no other waiting', async () => {
  const { order, timer } = walking({ [first]: 4, [second]: 2 });
  expect(await timer.runOnce()).toBe(6);
  expect(order).toEqual([first, second, first, second, first, first]);
});

it('goes on with the others where the work of one fails, and then says so', async () => {
  const { order, timer } = walking({ [second]: 2 });
  await expect(timer.runOnce()).rejects.toThrow(`work of accounts ${first} failed`);
  expect(order).toEqual([first, second, second]);
});

it('leaves an account alone that a call is walking, and counting', async () => {
  const { order, timer } = walking({ [second]: 2 }, [first]);
  expect(await timer.runOnce()).toBe(2);
  expect(order).toEqual([second, second]);
});
