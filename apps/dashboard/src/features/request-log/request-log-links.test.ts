import { expect, test } from 'vitest';
import { drawerLink, isDrawerOpen, isOverList } from '#features/request-log/request-log-links.ts';

test('the drawer has an address of its own, and keeps the filters', () => {
  const list = new URLSearchParams('code=003&pageNumber=2');
  const link = drawerLink(7, list);
  expect(link.to).toEqual({ pathname: '/request-log/detail', search: '?code=003&pageNumber=2&id=7' });
  expect(isOverList(link)).toBe(true);
  expect(list.has('id')).toBe(false);
});

test.each([
  ['/request-log', false],
  ['/request-log/detail', true],
  ['/request-log/detail/', true],
])('%s', (pathname, open) => {
  expect(isDrawerOpen({ pathname })).toBe(open);
});

test.each([null, undefined, {}, { isOverList: 1 }])('a drawer opened by itself has no step back', (state) => {
  expect(isOverList({ state })).toBe(false);
});
