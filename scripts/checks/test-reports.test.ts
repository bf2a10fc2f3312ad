import { describe, expect, test } from 'vitest';
import { outcomesOf, tallyOf } from './test-reports.ts';

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

describe('how each test ended, with the lines that it proves', () => {
  test('by the report of Vitest', () => {
    const assertion = (status: string, fullName: string, ...tags: string[]) => ({ status, fullName, tags });
    const assertionResults = [
      assertion('passed', 'one', 'LOGIN-1', 'LOGIN-2'),
      assertion('failed', 'two', 'LOGIN-1'),
      assertion('skipped', 'three'),
    ];
    const report = JSON.stringify({ testResults: [{ name: '/a.test.ts', assertionResults }] });
    expect(outcomesOf('vitest', report)).toEqual([
      { file: '/a.test.ts', title: 'one', tags: ['LOGIN-1', 'LOGIN-2'], hasPassed: true },
      { file: '/a.test.ts', title: 'two', tags: ['LOGIN-1'], hasPassed: false },
      { file: '/a.test.ts', title: 'three', tags: [], hasPassed: false },
    ]);
  });

  test('by the report of Playwright', () => {
    const spec = (status: string, title: string, ...tags: string[]) => ({ title, tags, tests: [{ status }] });
    const inner = { title: 'a group', file: 'b.spec.ts', specs: [spec('expected', 'five', 'LOGIN-3')] };
    const outer = {
      title: 'b.spec.ts',
      file: 'b.spec.ts',
      specs: [
        spec('expected', 'one', 'LOGIN-1'),
        spec('unexpected', 'two', 'LOGIN-2'),
        spec('flaky', 'three'),
        spec('skipped', 'four'),
        { title: 'never begun', tags: [], tests: [] },
      ],
      suites: [inner],
    };
    const report = JSON.stringify({ config: { rootDir: '/e2e' }, suites: [outer] });
    const file = '/e2e/b.spec.ts';
    expect(outcomesOf('playwright', report)).toEqual([
      { file, title: 'one', tags: ['LOGIN-1'], hasPassed: true },
      { file, title: 'two', tags: ['LOGIN-2'], hasPassed: false },
      { file, title: 'three', tags: [], hasPassed: false },
      { file, title: 'four', tags: [], hasPassed: false },
      { file, title: 'never begun', tags: [], hasPassed: false },
      { file, title: 'a group five', tags: ['LOGIN-3'], hasPassed: true },
    ]);
  });

  test('without a report there is none', () => {
    expect(outcomesOf('vitest', undefined)).toEqual([]);
  });
});
