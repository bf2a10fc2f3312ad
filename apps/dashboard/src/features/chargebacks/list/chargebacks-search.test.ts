import { expect, test } from 'vitest';
import { chargebacks, isSearched, queryOf, reportQueryOf } from './chargebacks-search.ts';

const read = (text: string) => chargebacks.read(new URLSearchParams(text));

test('looks at all of them, of any day, unless the address says less', { tags: ['CHARGEBACK-10'] }, () => {
  const search = read('');
  expect(queryOf(search, '2026/11/20', 1)).toEqual({
    idCompany: 1,
    idStatus: 17,
    statusChargeBack: '2,17,18',
    idTransaction: undefined,
    referenceNumber: undefined,
    email: undefined,
    pageNumber: 1,
    rowsOfPage: 10,
  });
  expect(chargebacks.write(search).toString()).toBe('');
  expect([chargebacks.isFiltered(search), isSearched(search)]).toEqual([false, true]);
});

test('writes what it was asked, and reads it again', { tags: ['CHARGEBACK-8'] }, () => {
  const search = read('statusChargeBack=17&email=ana&sort=proofDueDate&direction=asc&pageNumber=2');
  expect(chargebacks.read(chargebacks.write(search))).toEqual(search);
  expect(queryOf(search, '2026/11/20', 1)).toMatchObject({
    statusChargeBack: '17',
    email: 'ana',
    sortBy: 'proofDueDate',
    sortDirection: 'asc',
    pageNumber: 2,
  });
  expect(reportQueryOf(search, '2026/11/20', 1)).not.toHaveProperty('pageNumber');
  expect(chargebacks.isNarrowed(search)).toBe(true);
});

test('with no status chosen nothing is searched', () => {
  const search = read('statusChargeBack=');
  expect([search.statusChargeBack, isSearched(search)]).toEqual([[], false]);
  expect(chargebacks.write(search).toString()).toBe('statusChargeBack=');
});
