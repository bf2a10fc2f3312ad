import { expect, test } from 'vitest';
import {
  drawerActionOf,
  drawerLink,
} from '#features/transactions/preauthorizations/preauthorization-links.ts';
import { preauthorizations } from '#features/transactions/preauthorizations/preauthorizations-search.ts';

test('the drawer has an address of its own for each action, and keeps the filters and the order', () => {
  const list = preauthorizations.read(
    new URLSearchParams('referenceNumber=PED&sort=amount&direction=asc&pageNumber=2&id=9'),
  );
  expect(drawerLink('charge', 7, list).to).toEqual({
    pathname: '/preauthorizations/charge',
    search: '?referenceNumber=PED&sort=amount&direction=asc&pageNumber=2&id=7',
  });
  expect(drawerLink('cancel', 8, preauthorizations.initial).to).toEqual({
    pathname: '/preauthorizations/cancel',
    search: '?id=8',
  });
});

test.each([
  ['/preauthorizations', undefined],
  ['/preauthorizations/charge', 'charge'],
  ['/preauthorizations/cancel/', 'cancel'],
  ['/preauthorizations/refund', undefined],
])('%s opens %s', (pathname, action) => {
  expect(drawerActionOf({ pathname })).toBe(action);
});
