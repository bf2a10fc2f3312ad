import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { histories } from '../histories/history-steps.ts';
import { createHistoryWorld, type HistoryWorld } from '../histories/history-world.ts';
import { createCoverage, runHistory } from '../histories/run-history.ts';
import { expectStatementsAgree } from '../statement-invariants.ts';
import { firstSeed, isTrust, sizeOf } from '../test-size.ts';

let world: HistoryWorld;
beforeAll(async () => {
  world = await createHistoryWorld();
});
afterAll(() => world.close());

it('leaves ledger, statement, PDF, summary and report that agree to the centavo', async ({ task }) => {
  const steps = sizeOf({ small: 30, full: 50, fixed: true });
  const numRuns = sizeOf({ small: 4, full: 500 });
  const documents = sizeOf({ small: 2, full: 24, fixed: true });
  const done = { months: 0, documents: 0, transfers: 0 };
  await fc.assert(
    fc.asyncProperty(histories(steps), async (history) => {
      await runHistory(world, history, createCoverage());
      const reconciled = await expectStatementsAgree(world, documents);
      for (const name of ['months', 'documents', 'transfers'] as const) done[name] += reconciled[name];
    }),
    {
      seed: firstSeed,
      numRuns,
      ...(isTrust ? {} : { interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true }),
    },
  );
  expect(done.transfers).toBeGreaterThan(0);
  const figures = `from seed ${firstSeed}: ${numRuns} histories × ${steps}, ${done.transfers} transfers in ${done.months} months, ${done.documents} PDFs read back`;
  Object.assign(task.meta, { figures });
});
