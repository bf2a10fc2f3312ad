import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../checks/check-steps.ts';
import { passedTestsOf } from '../checks/test-reports.ts';
import { line } from './specification-line.ts';
import { specificationLines } from './specification-lines.ts';
import { unprovenLines } from './unproven-lines.ts';

const passed = [
  { file: '/somewhere/apps/api/test/login.test.ts', title: 'sign-in answers a token to admin' },
];

test('a line is proven by a test of its file that passed, named by a part of its title', () => {
  const lines = [line('D 2 Login', 'apps/api/test/login.test.ts > answers a token')];
  expect(unprovenLines(lines, passed)).toEqual([]);
});

test.each([
  ['a title that no test has', 'apps/api/test/login.test.ts > answers a cookie'],
  ['another file', 'apps/api/test/logout.test.ts > answers a token'],
  ['a file alone', 'apps/api/test/login.test.ts'],
])('it is not by %s', (_, proof) => {
  expect(unprovenLines([line('D 2 Login', proof)], passed)).toEqual([
    { says: 'D 2 Login', missing: [proof] },
  ]);
});

test('a line of two tests needs both', () => {
  const missing = 'apps/dashboard/e2e/login.spec.ts > shows';
  const lines = [line('D 2 Login', 'apps/api/test/login.test.ts > answers a token', missing)];
  expect(unprovenLines(lines, passed)).toEqual([{ says: 'D 2 Login', missing: [missing] }]);
});

test('nothing is written down twice', () => {
  const said = specificationLines.map(({ says }) => says);
  expect(said.filter((says, index) => said.indexOf(says) !== index)).toEqual([]);
});

test('every test that is named stands in a file that is there', () => {
  const files = specificationLines.flatMap(({ proof }) => proof.map((each) => each.split(' > ')[0] ?? ''));
  expect([...new Set(files)].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the tests that passed are read from the report of either runner', () => {
  const assertion = (status: string, fullName: string) => ({ status, fullName });
  const vitest = {
    testResults: [
      { name: '/a.test.ts', assertionResults: [assertion('passed', 'one'), assertion('failed', 'two')] },
    ],
  };
  expect(passedTestsOf('vitest', JSON.stringify(vitest))).toEqual([{ file: '/a.test.ts', title: 'one' }]);
  const inner = {
    title: 'a group',
    file: 'b.spec.ts',
    specs: [{ title: 'three', tests: [{ status: 'expected' }] }],
  };
  const outer = {
    title: 'b.spec.ts',
    file: 'b.spec.ts',
    specs: [
      { title: 'four', tests: [{ status: 'expected' }] },
      { title: 'five', tests: [{ status: 'unexpected' }] },
      // It was never begun.
      { title: 'six', tests: [{ status: 'skipped' }] },
    ],
    suites: [inner],
  };
  expect(
    passedTestsOf('playwright', JSON.stringify({ config: { rootDir: '/e2e' }, suites: [outer] })),
  ).toEqual([
    { file: '/e2e/b.spec.ts', title: 'four' },
    { file: '/e2e/b.spec.ts', title: 'a group three' },
  ]);
  expect(passedTestsOf('vitest', undefined)).toEqual([]);
});
