import { expect, test } from 'vitest';
import { checkSteps, groupSteps, selectSteps } from './check-steps.ts';

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

test('steps of one core stand together, in order, and apart from what they need', () => {
  const step = (name: string, more: { oneCore?: true; needs?: string[] } = {}) => ({
    name,
    command: ['true'] as const,
    ...more,
  });
  const groups = groupSteps([
    step('a'),
    step('b', { oneCore: true }),
    step('c', { oneCore: true, needs: ['a'] }),
    step('d', { oneCore: true, needs: ['c'] }),
    step('e'),
    step('f'),
  ]);
  expect(groups.map((group) => group.map(({ name }) => name))).toEqual([
    ['a'],
    ['b', 'c'],
    ['d'],
    ['e'],
    ['f'],
  ]);
  expect(groupSteps(checkSteps).flat()).toEqual(checkSteps);
});
