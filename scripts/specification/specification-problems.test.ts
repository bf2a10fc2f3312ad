import { expect, test } from 'vitest';
import type { NamedTest } from '../checks/test-reports.ts';
import { specificationProblems } from './specification-problems.ts';

const tagged = (...tags: string[]): NamedTest => ({ file: '/a.test.ts', title: 'shows', tags });

test('a line may have several tests, a test several lines, and a test none', () => {
  const tests = [tagged('LOGIN-1', 'LOGIN-2'), tagged('LOGIN-1'), tagged()];
  expect(specificationProblems(['LOGIN-1', 'LOGIN-2'], tests)).toEqual([]);
});

test('a test of a line that no page has is named', () => {
  expect(specificationProblems(['LOGIN-1'], [tagged('LOGIN-1', 'LOGIN-9')])).toEqual([
    'no line is LOGIN-9: /a.test.ts > shows',
  ]);
});

test('an id that two lines have is named, once', () => {
  expect(specificationProblems(['LOGIN-1', 'LOGIN-1', 'LOGIN-1'], [tagged('LOGIN-1')])).toEqual([
    'LOGIN-1 stands on the pages more than once',
  ]);
});
