import { expect, test } from 'vitest';
import { type TransactionsSearch, transactions } from '#features/transactions/transactions-search.ts';
import {
  builtInViews,
  isNameTaken,
  isSameSearch,
  parseViews,
  searchOfView,
  toView,
} from '#features/transactions/views/saved-views.ts';

const today = '2026/11/20';
const week: TransactionsSearch = {
  ...transactions.initial,
  idStatus: 3,
  dates: { kind: 'range', initDate: '2026/11/14', endDate: '2026/11/20' },
  pageNumber: 4,
};

test('a view keeps the filters and leaves the page', () => {
  expect(toView('Rechazos', week, today)).toEqual({
    name: 'Rechazos',
    query: 'idStatus=3&initDate=2026-11-14&endDate=2026-11-20',
    preset: 'lastSevenDays',
  });
});

test('a named period goes on with the days, other days stay', () => {
  expect(searchOfView(toView('x', week, today), '2026/12/01')).toEqual({
    ...week,
    dates: { kind: 'range', initDate: '2026/11/25', endDate: '2026/12/01' },
    pageNumber: 1,
  });
  const fixed: TransactionsSearch = {
    ...transactions.initial,
    dates: { kind: 'range', initDate: '2026/11/02', endDate: '2026/11/05' },
  };
  expect(searchOfView(toView('x', fixed, today), '2026/12/01')).toEqual(fixed);
});

test('the same filters on another page are the same view', () => {
  expect(isSameSearch(week, { ...week, pageNumber: 1 })).toBe(true);
  expect(isSameSearch(week, { ...week, idStatus: 2 })).toBe(false);
});

test('every list has today, the last month and its chargebacks', () => {
  expect(builtInViews.today()).toEqual(transactions.initial);
  expect(builtInViews.lastThirtyDays(today).dates).toEqual({
    kind: 'range',
    initDate: '2026/10/22',
    endDate: '2026/11/20',
  });
  expect(builtInViews.chargebacks()).toEqual({
    ...transactions.initial,
    idStatus: 17,
    statusChargeBack: ['won', 'inProcess', 'lost'],
    dates: { kind: 'any' },
  });
});

test.each([null, '', '{', '{}', '[1]', '[{"name":"a"}]', '[{"name":"a","query":"","preset":"never"}]'])(
  'what is stored as %s is no view',
  (text) => {
    expect(parseViews(text)).toEqual([]);
  },
);

test.each(['Rechazos', ' rechazos ', 'Hoy', 'Today', 'últimos 30 días', 'Contracargos'])(
  'a view cannot be called %s as well',
  (name) => {
    expect(isNameTaken(name, [toView('Rechazos', week, today)])).toBe(true);
  },
);

test('any other name is free', () => {
  expect(isNameTaken('Rechazos', [])).toBe(false);
});

test('what is stored comes back, twelve at most', () => {
  const view = toView('Rechazos', week, today);
  expect(parseViews(JSON.stringify([view]))).toEqual([view]);
  expect(parseViews(JSON.stringify(Array.from({ length: 20 }, () => view)))).toHaveLength(12);
});
