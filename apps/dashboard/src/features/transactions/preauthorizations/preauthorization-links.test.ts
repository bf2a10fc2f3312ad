import { expect, test } from 'vitest';
import {
  drawerActionOf,
  drawerLink,
  isOverList,
} from '#features/transactions/preauthorizations/preauthorization-links.ts';

test('the drawer has an address of its own for each action, and keeps the filters', () => {
  const list = new URLSearchParams('referenceNumber=PED&pageNumber=2');
  const link = drawerLink('charge', 7, list);
  expect(link.to).toEqual({
    pathname: '/preauthorizations/charge',
    search: '?referenceNumber=PED&pageNumber=2&id=7',
  });
  expect(isOverList(link)).toBe(true);
  expect(list.has('id')).toBe(false);
  expect(drawerLink('cancel', 8, new URLSearchParams('id=7')).to).toEqual({
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

test.each([null, undefined, {}, { isOverList: 1 }])('a drawer opened by itself has no step back', (state) => {
  expect(isOverList({ state })).toBe(false);
});
