import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './check-steps.ts';
import { runStep } from './run-step.ts';

const step = (...command: readonly [string, ...string[]]) => ({ name: 'sample', command });

test('a command counts as one check', async () => {
  const { tally, output } = await runStep(step('node', '-e', 'console.log("fine")'));
  expect(tally).toEqual({ passed: 1, failed: 0 });
  expect(output).toBe('fine\n');
});

test('a command that fails, or does not exist, failed', async () => {
  const failing = await runStep(step('node', '-e', 'console.error("why"); process.exit(3)'));
  expect(failing).toEqual({
    tally: { passed: 0, failed: 1 },
    output: 'why\n',
    tests: [],
  });
  const missing = await runStep(step('no-such-command'));
  expect(missing.tally).toEqual({ passed: 0, failed: 1 });
  expect(missing.output).toContain('no-such-command');
});

test('the tests of a runner are counted one by one', async () => {
  const { tally, output, tests } = await runStep({
    name: 'sample',
    command: ['vitest', 'run', '--config', join(root, 'scripts/checks/fixtures/tests/vitest.config.ts')],
    report: 'vitest',
  });
  expect(tally).toEqual({ passed: 2, failed: 4 });
  expect(output).toContain('expected 4 to be 5');
  // Two files could not be loaded: one imports what is not there, a test of the other has a tag that is not known.
  expect(output).toContain('The tag "SUM-2" is not defined');
  expect(tests.map(({ title, tags, hasPassed }) => [title, tags, hasPassed])).toEqual([
    ['adds', ['SUM-1'], true],
    ['adds more', [], true],
    ['adds wrongly', ['SUM-1'], false],
    ['is not run', ['SUM-1'], false],
  ]);
});
