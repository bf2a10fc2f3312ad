import { expect, test } from 'vitest';
import { defaultSearch, type TransactionsSearch } from '#features/transactions/list/transactions-search.ts';
import { viewOf } from '#features/transactions/list/transactions-view.ts';

const answered = (count: number) => ({ isPending: false, isError: false, count });
const any: TransactionsSearch = { ...defaultSearch, dates: { kind: 'any' } };

test('rows are shown, whatever the filters', () => {
  expect(viewOf(defaultSearch, answered(3))).toBe('rows');
  expect(viewOf({ ...any, pageNumber: 4 }, answered(1))).toBe('rows');
});

test('before an answer, and without one', () => {
  expect(viewOf(any, { isPending: true, isError: false, count: 0 })).toBe('loading');
  expect(viewOf(any, { isPending: false, isError: true, count: 0 })).toBe('failed');
});

test('chargebacks without a chosen status are not searched', () => {
  const search: TransactionsSearch = { ...any, idStatus: 17 };
  expect(viewOf(search, { isPending: true, isError: false, count: 0 })).toBe('nothingSearched');
  expect(viewOf({ ...search, chargebacks: ['won'] }, answered(0))).toBe('filteredToNothing');
});

test('nothing is empty, filtered to nothing, or merely not today', () => {
  expect(viewOf(any, answered(0))).toBe('empty');
  expect(viewOf(defaultSearch, answered(0))).toBe('noneToday');
  expect(viewOf({ ...defaultSearch, email: 'ana' }, answered(0))).toBe('filteredToNothing');
  expect(
    viewOf({ ...any, dates: { kind: 'range', initDate: '2026/11/01', endDate: '2026/11/02' } }, answered(0)),
  ).toBe('filteredToNothing');
});

test('a page beyond the last is none of them', () => {
  expect(viewOf({ ...any, pageNumber: 9 }, answered(0))).toBe('beyondLastPage');
});
