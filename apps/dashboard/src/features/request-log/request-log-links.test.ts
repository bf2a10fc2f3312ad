import { expect, test } from 'vitest';
import { drawerLink, isDrawerOpen } from '#features/request-log/request-log-links.ts';
import { requestLog } from '#features/request-log/request-log-search.ts';

test("the drawer's address keeps the list's filters", () => {
  const list = requestLog.read(new URLSearchParams('referenceNumber=PED&pageNumber=2&id=9'));
  expect(drawerLink(7, list).to).toEqual({
    pathname: '/request-log/detail',
    search: '?referenceNumber=PED&pageNumber=2&id=7',
  });
});

test.each([
  ['/request-log', false],
  ['/request-log/detail', true],
  ['/request-log/detail/', true],
])('%s has the drawer open: %s', (pathname, open) => {
  expect(isDrawerOpen({ pathname })).toBe(open);
});
