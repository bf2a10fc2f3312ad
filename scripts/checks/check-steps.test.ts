import { expect, test } from 'vitest';
import { type CheckStep, checkSteps, selectSteps, stepsToBegin } from './check-steps.ts';

const names = (only?: string) => selectSteps(checkSteps, only).map((step) => step.name);

test('without a name every step is run', () => {
  expect(names()).toHaveLength(checkSteps.length);
});

test('a step comes with what it needs, before it', () => {
  expect(names('browser')).toEqual(['generate', 'build', 'browser']);
});

test('a name stands for all steps that begin with it', () => {
  expect(names('types')).toEqual([
    'generate',
    'types:contracts',
    'types:api',
    'types:dashboard',
    'types:docs',
    'types:scripts',
  ]);
});

test('every step needs only steps that stand before it', () => {
  for (const [place, step] of checkSteps.entries()) {
    const before = checkSteps.slice(0, place).map((earlier) => earlier.name);
    expect(before).toEqual(expect.arrayContaining([...(step.needs ?? [])]));
  }
});

test('a name that no step has selects nothing', () => {
  expect(names('nothing')).toEqual([]);
});

test('steps begin in order, where what they need has ended and there is room', () => {
  const step = (name: string, ...needs: string[]) => ({ name, command: ['true'] as const, needs });
  const begin = (waiting: readonly CheckStep[], room: number, ...ended: string[]) =>
    stepsToBegin(waiting, { ended: new Set(ended), room }).map(({ name }) => name);
  const [a, b, c] = [step('a'), step('b', 'a'), step('c')];
  expect(begin([a, b, c], 2)).toEqual(['a', 'c']);
  expect(begin([b, c], 2, 'a')).toEqual(['b', 'c']);
  expect(begin([b, c], 1, 'a')).toEqual(['b']);
  expect(begin([b, c], 0, 'a')).toEqual([]);
});
