import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { histories } from '../histories/history-steps.ts';
import { createHistoryWorld, type HistoryWorld } from '../histories/history-world.ts';
import { createCoverage, firstDifference, runHistory, tablesOf } from '../histories/run-history.ts';
import { firstSeed, isTrust, sizeOf } from '../test-size.ts';

let worlds: readonly [sqlite: HistoryWorld, postgres: HistoryWorld];
beforeAll(async () => {
  worlds = await Promise.all([
    createHistoryWorld({ engine: 'sqlite', reservesIds: true }),
    createHistoryWorld({ engine: 'postgres', reservesIds: true }),
  ]);
});
afterAll(async () => {
  for (const world of worlds) await world.close();
});

it('a history leaves the same rows on SQLite and on PostgreSQL, to the last byte', async ({ task }) => {
  const steps = sizeOf({ small: 30, full: 50, fixed: true });
  const numRuns = sizeOf({ small: 6, full: 1_000 });
  const [sqlite, postgres] = worlds;
  expect([sqlite.database.engine, postgres.database.engine]).toEqual(['sqlite', 'postgres']);
  const coverage = createCoverage();
  let rows = 0;
  await fc.assert(
    fc.asyncProperty(histories(steps), async (history) => {
      await runHistory(sqlite, history, coverage);
      await runHistory(postgres, history, createCoverage());
      const expected = await tablesOf(sqlite, { withRealTime: true });
      expect(firstDifference(await tablesOf(postgres, { withRealTime: true }), expected)).toBeUndefined();
      rows += expected.split('\n').length;
    }),
    {
      seed: firstSeed,
      numRuns,
      ...(isTrust ? {} : { interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true }),
    },
  );
  Object.assign(task.meta, {
    figures: `from seed ${firstSeed}: ${numRuns} histories × ${steps} on both engines, ${coverage.steps()} steps, ${coverage.answers().length} kinds of answers, ${rows} rows alike`,
  });
});
