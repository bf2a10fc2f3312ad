import { expect, test } from 'vitest';
import {
  allowsCashReference,
  changeFilters,
  defaultSearch,
  hasFilters,
  isSearched,
  type TransactionsSearch,
} from '#features/transactions/list/transactions-search.ts';

const search: TransactionsSearch = { ...defaultSearch, idStatus: 5, referenceCash: '930', pageNumber: 4 };

test('a changed filter opens the first page', () => {
  expect(changeFilters(search, { email: 'ana' })).toEqual({ ...search, email: 'ana', pageNumber: 1 });
});

test('the cash reference goes with a status that does not allow it', () => {
  expect(changeFilters(search, { idStatus: 2 }).referenceCash).toBe('930');
  expect(changeFilters(search, { idStatus: 3 }).referenceCash).toBeUndefined();
  expect([0, 2, 5, 14].every(allowsCashReference)).toBe(true);
  expect([1, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18].some(allowsCashReference)).toBe(false);
});

test('chargeback statuses belong to status 17, and with none nothing is searched', () => {
  const chosen = changeFilters(defaultSearch, { idStatus: 17, chargebacks: ['won'] });
  expect(isSearched(chosen)).toBe(true);
  expect(isSearched(changeFilters(chosen, { chargebacks: [] }))).toBe(false);
  expect(changeFilters(chosen, { idStatus: 18 }).chargebacks).toEqual([]);
  expect(isSearched(changeFilters(chosen, { idStatus: 18 }))).toBe(true);
});

test('days and page are no filters', () => {
  expect(hasFilters({ ...defaultSearch, dates: { kind: 'any' }, pageNumber: 3 })).toBe(false);
  expect(hasFilters({ ...defaultSearch, idStatus: 1 })).toBe(true);
  expect(hasFilters({ ...defaultSearch, idTransaction: 1 })).toBe(true);
  expect(hasFilters({ ...defaultSearch, referenceNumber: 'a' })).toBe(true);
  expect(hasFilters({ ...defaultSearch, email: 'a' })).toBe(true);
  expect(hasFilters({ ...defaultSearch, referenceCash: '9' })).toBe(true);
});
