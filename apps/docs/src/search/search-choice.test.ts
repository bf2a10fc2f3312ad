import { expect, it } from 'vitest';
import { moved } from './moved-choice.ts';
import { searchStatus } from './search-status.ts';
import { searchWords } from './search-words.ts';

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 0, 0, null],
  ['Enter', 0, 3, null],
] as const)('%s leads from option %i of %i to %s', (key, chosen, count, next) => {
  expect(moved(key, chosen, count)).toBe(next);
});

const words = searchWords.en;

it.each([
  ['loading', 'refund', 0, words.loading],
  ['failed', 'refund', 0, words.failed],
  ['there', ' ', 0, ''],
  ['there', ' refnd ', 0, 'Nothing matches “refnd”.'],
  ['there', 'refund', 1, '1 result'],
] as const)(
  'with an index that is %s, %j with %i results is told as %j',
  (indexState, sought, count, text) => {
    expect(searchStatus({ indexState, sought, count }, words)).toBe(text);
  },
);
