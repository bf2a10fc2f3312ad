import { describe, expect, test } from 'vitest';
import { tallyOf } from './test-reports.ts';

const file = (status: string, ...tests: readonly string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});
const vitest = (numPassedTests: number, numTotalTests: number, ...testResults: readonly unknown[]) =>
  JSON.stringify({ numPassedTests, numTotalTests, testResults });
const playwright = (
  expected: number,
  unexpected = 0,
  flaky = 0,
  skipped = 0,
  errors: readonly string[] = [],
) => JSON.stringify({ stats: { expected, unexpected, flaky, skipped }, errors });

describe('vitest', () => {
  test('counts what passed and what failed', () => {
    const report = vitest(2, 3, file('failed', 'passed', 'passed', 'failed'));
    expect(tallyOf('vitest', report, 1)).toEqual({ passed: 2, failed: 1 });
  });

  test('a skipped test failed', () => {
    expect(tallyOf('vitest', vitest(1, 2, file('passed', 'passed', 'skipped')), 0)).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  test('a file that cannot be loaded failed', () => {
    expect(tallyOf('vitest', vitest(1, 1, file('passed', 'passed'), file('failed')), 1)).toEqual({
      passed: 1,
      failed: 1,
    });
  });
});

describe('playwright', () => {
  test('counts what passed and what failed', () => {
    expect(tallyOf('playwright', playwright(4, 1), 1)).toEqual({ passed: 4, failed: 1 });
  });

  test('a flaky or skipped test failed, and so did an error outside of every test', () => {
    expect(tallyOf('playwright', playwright(4, 0, 1, 2, ['no server']), 1)).toEqual({ passed: 4, failed: 4 });
  });
});

describe('any runner', () => {
  test('that failed although no test did counts as one failure', () => {
    expect(tallyOf('vitest', vitest(3, 3), 1)).toEqual({ passed: 3, failed: 1 });
    expect(tallyOf('playwright', playwright(3), 1)).toEqual({ passed: 3, failed: 1 });
  });

  test('that found no test failed', () => {
    expect(tallyOf('vitest', vitest(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('that wrote no report failed', () => {
    expect(tallyOf('playwright', undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
