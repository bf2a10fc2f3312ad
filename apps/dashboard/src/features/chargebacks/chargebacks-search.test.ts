import { expect, test } from 'vitest';
import { chargebacks, chargebackTabs, isSearched, tabSearch } from './chargebacks-search.ts';

const read = (text: string) => chargebacks.read(new URLSearchParams(text));

test('looks at all of them, of any day, unless the address says less', { tags: ['CHARGEBACK-10'] }, () => {
  const search = read('');
  expect(chargebacks.toQuery(search, '2026/11/20')).toEqual({
    statusChargeBack: '2,17,18',
    idTransaction: undefined,
    referenceNumber: undefined,
    email: undefined,
    sortBy: 'status',
    sortDirection: 'asc',
    pageNumber: 1,
    rowsOfPage: 10,
  });
  expect(chargebacks.write(search).toString()).toBe('');
  expect([chargebacks.isFiltered(search), isSearched(search)]).toEqual([false, true]);
});

test('writes what it was asked, and reads it again', { tags: ['CHARGEBACK-8'] }, () => {
  const search = read('statusChargeBack=17&email=ana&sort=amount&direction=asc&pageNumber=2');
  expect(chargebacks.read(chargebacks.write(search))).toEqual(search);
  expect(chargebacks.toQuery(search, '2026/11/20')).toMatchObject({
    statusChargeBack: '17',
    email: 'ana',
    sortBy: 'amount',
    sortDirection: 'asc',
    pageNumber: 2,
  });
  expect(chargebacks.toReport(search, '2026/11/20')).not.toHaveProperty('pageNumber');
  expect(chargebacks.isNarrowed(search)).toBe(true);
});

test('with no status chosen nothing is searched', () => {
  const search = read('statusChargeBack=');
  expect([search.statusChargeBack, isSearched(search)]).toEqual([[], false]);
  expect(chargebacks.write(search).toString()).toBe('statusChargeBack=');
});

test('a tab asks for what is to be done, and begins in the order of the list', () => {
  const asked = chargebackTabs.map((tab) => {
    const search = tabSearch(read('statusChargeBack=2&email=ana&pageNumber=3'), tab);
    expect(chargebacks.read(chargebacks.write(search))).toEqual(search);
    const { statusChargeBack, proof, sortBy, email, pageNumber } = chargebacks.toQuery(search, '2026/11/20');
    return [statusChargeBack, proof, sortBy, email, pageNumber];
  });
  expect(asked).toEqual([
    ['2,17,18', undefined, 'status', 'ana', 1],
    ['17', 'missing', 'status', 'ana', 1],
    ['17', 'saved', 'status', 'ana', 1],
    ['2,18', undefined, 'status', 'ana', 1],
  ]);
});
