import { expect, test } from 'vitest';
import type { TestOutcome } from '../checks/test-reports.ts';
import { unprovenLines } from './unproven-lines.ts';

const outcome = (title: string, hasPassed: boolean, ...tags: string[]): TestOutcome => ({
  file: '/a.test.ts',
  title,
  tags,
  hasPassed,
});
const shown = outcome('shows', true, 'LOGIN-1', 'LOGIN-2');

test('a line is proven by a test with its id that passed', () => {
  expect(unprovenLines(['LOGIN-1', 'LOGIN-2'], [shown])).toEqual([]);
});

test('it is not by a test of another line, or of none', () => {
  const missing = ['no test was run'];
  expect(unprovenLines(['LOGIN-3'], [shown, outcome('hides', true)])).toEqual([{ id: 'LOGIN-3', missing }]);
  // An id is not the beginning of another.
  expect(unprovenLines(['LOGIN-1'], [outcome('asks', true, 'LOGIN-12')])).toEqual([
    { id: 'LOGIN-1', missing },
  ]);
});

test('nor where one of its tests failed or was skipped, though another passed', () => {
  expect(unprovenLines(['LOGIN-1', 'LOGIN-2'], [shown, outcome('hides', false, 'LOGIN-2')])).toEqual([
    { id: 'LOGIN-2', missing: ['did not pass: /a.test.ts > hides'] },
  ]);
});
