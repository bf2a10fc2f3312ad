import { expect, test } from 'vitest';
import { subscriptions, tabSearch } from './subscriptions-search.ts';

const read = (text: string) => subscriptions.read(new URLSearchParams(text));

test('the tab is in the address, and none that does not exist', { tags: ['SUBSCRIPTION-1'] }, () => {
  expect(read('').status).toBe('active');
  expect(read('status=paused').status).toBe('paused');
  expect(read('status=Activa').status).toBe('active');
  expect(subscriptions.linkTo(read('status=canceled&pageNumber=3')).search).toBe(
    'status=canceled&pageNumber=3',
  );
});

test('clearing the filters leaves the tab, and a tab leaves the filters', () => {
  const search = read('status=paused&referenceNumber=LJ&email=ana&pageNumber=2&sort=amount');
  expect(subscriptions.isFiltered(search)).toBe(true);
  expect(subscriptions.cleared(search)).toMatchObject({
    status: 'paused',
    referenceNumber: undefined,
    pageNumber: 1,
  });
  expect(subscriptions.linkTo(tabSearch(search, 'canceled')).search).toBe(
    'status=canceled&referenceNumber=LJ&email=ana',
  );
  expect(subscriptions.isFiltered(read('status=paused'))).toBe(false);
});

test('the list asks for ten rows of its tab', { tags: ['SUBSCRIPTION-4'] }, () => {
  expect(
    subscriptions.toQuery(read('status=paused&referenceNumber=LJ&sort=reference'), '2026/11/20'),
  ).toEqual({
    status: 'paused',
    referenceNumber: 'LJ',
    sortBy: 'reference',
    sortDirection: 'asc',
    pageNumber: 1,
    rowsOfPage: 10,
  });
});
