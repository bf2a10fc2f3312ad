import { limits } from '@pasarela/contracts/limits/limits';
import { expect, test } from 'vitest';
import { movementSearches } from './palette-search.ts';

const addresses = (text: string) =>
  movementSearches(text).map(({ by, to }) => {
    const { pathname, search } = to as { pathname: string; search: string };
    return `${by} ${pathname}?${search}`;
  });

test('a text names movements by what it can be, of any day', () => {
  expect(addresses('  ')).toEqual([]);
  expect(addresses(' LJ-1 ')).toEqual(['reference /transactions?dates=any&referenceNumber=LJ-1']);
  expect(addresses('ana@')).toEqual(['email /transactions?dates=any&email=ana%40']);
  expect(addresses('3129')).toEqual([
    'number /transaction-detail?id=3129',
    'reference /transactions?dates=any&referenceNumber=3129',
  ]);
  expect(addresses('0')).toEqual(['reference /transactions?dates=any&referenceNumber=0']);
});

test('what is longer than any is not searched', () => {
  const { referenceNumber, email } = limits.filterLength;
  expect(addresses('r'.repeat(referenceNumber))).toHaveLength(1);
  expect(addresses('r'.repeat(referenceNumber + 1))).toEqual([]);
  expect(addresses(`@${'e'.repeat(email - 1)}`)).toHaveLength(1);
  expect(addresses(`@${'e'.repeat(email)}`)).toEqual([]);
});
