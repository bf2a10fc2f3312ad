import { limits } from '@pasarela/contracts/limits/limits';
import { expect, test } from 'vitest';
import { movementSearches, movementText } from './palette-search.ts';

const addresses = (text: string) =>
  movementSearches(text).map(({ by, to }) => {
    if (typeof to === 'string') return `${by} ${to}`;
    return `${by} ${to.pathname}?${to.search}`;
  });

test('a text leads to movements of any day, and a number to its movement', () => {
  expect(addresses('  ')).toEqual([]);
  expect(addresses(' LJ-1 ')).toEqual(['anything /transactions?dates=any&search=LJ-1']);
  expect(addresses('ana@')).toEqual(['anything /transactions?dates=any&search=ana%40']);
  expect(addresses('3129')).toEqual([
    'number /transaction-detail?id=3129',
    'anything /transactions?dates=any&search=3129',
  ]);
  expect(addresses('(')).toEqual([]);
  for (const written of ['#3129', 'N.º 3129', 'nº3129', 'No. 3129'])
    expect(addresses(written)).toEqual(addresses('3129'));
  expect(addresses('N31-29')).toEqual(['anything /transactions?dates=any&search=N31-29']);
  expect(addresses('0')).toEqual(['anything /transactions?dates=any&search=0']);
});

test('a single letter is not searched while it is typed, and no text that is longer than any', () => {
  expect([movementText(' '), movementText('a'), movementText(' an ')]).toEqual([undefined, undefined, 'an']);
  expect(addresses('r'.repeat(limits.searchLength))).toHaveLength(1);
  expect(addresses('r'.repeat(limits.searchLength + 1))).toEqual([]);
  expect(movementText('r'.repeat(limits.searchLength + 1))).toBeUndefined();
});
