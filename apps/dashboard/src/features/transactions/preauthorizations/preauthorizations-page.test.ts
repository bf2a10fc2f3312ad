import { expect, test } from 'vitest';
import {
  drawerActionOf,
  drawerLink,
  onlyAuthorized,
  type PreauthorizationsSearch,
  preauthorizations,
} from './preauthorizations-page.tsx';

const read = (text: string) => preauthorizations.read(new URLSearchParams(text));
const full: PreauthorizationsSearch = {
  dates: { kind: 'range', initDate: '2026/11/01', endDate: '2026/11/20' },
  idTransaction: 1024,
  referenceNumber: 'PEDIDO-10',
  email: 'ana@example.com',
  pageNumber: 3,
};

test('an address without filters asks for those of any day', { tags: ['PREAUTH-1', 'PREAUTH-2'] }, () => {
  expect(read('')).toEqual(preauthorizations.initial);
  expect(preauthorizations.write(preauthorizations.initial).toString()).toBe('');
  expect({ ...preauthorizations.toQuery(read(''), '2026/11/20'), ...onlyAuthorized }).toEqual({
    idStatus: 8,
    sortBy: 'date',
    sortDirection: 'asc',
    pageNumber: 1,
    rowsOfPage: 10,
  });
});

test('every filter stands in the address and comes back from it', () => {
  const text = preauthorizations.write(full).toString();
  expect(text).toBe(
    'initDate=2026-11-01&endDate=2026-11-20&idTransaction=1024&referenceNumber=PEDIDO-10&email=ana%40example.com&pageNumber=3',
  );
  expect(read(text)).toEqual(full);
});

test('today is a choice of its own', () => {
  const today = { ...preauthorizations.initial, dates: { kind: 'today' } as const };
  expect(preauthorizations.write(today).toString()).toBe('dates=today');
  expect(read('dates=today')).toEqual(today);
});

test('filters and days narrow the list, a page does not', () => {
  expect(preauthorizations.isNarrowed({ ...preauthorizations.initial, pageNumber: 3 })).toBe(false);
  for (const part of [{ idTransaction: 1 }, { referenceNumber: 'x' }, { email: 'x' }, { dates: full.dates }])
    expect(preauthorizations.isNarrowed({ ...preauthorizations.initial, ...part })).toBe(true);
});

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
