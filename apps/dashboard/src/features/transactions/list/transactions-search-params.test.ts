import { ListTransactionsSchema } from '@pasarela/contracts/transactions/transaction-schema';
import { expect, test } from 'vitest';
import { queryOf } from '#features/transactions/list/transactions-query.ts';
import { defaultSearch, type TransactionsSearch } from '#features/transactions/list/transactions-search.ts';
import {
  readPrefix,
  readSearch,
  readTransactionId,
  writeSearch,
} from '#features/transactions/list/transactions-search-params.ts';

const read = (text: string) => readSearch(new URLSearchParams(text));

const full: TransactionsSearch = {
  idStatus: 2,
  dates: { kind: 'range', initDate: '2026/11/01', endDate: '2026/11/20' },
  idTransaction: 1024,
  referenceNumber: 'PEDIDO-10 & más',
  email: 'ana+1@example.com',
  referenceCash: '93000012',
  chargebacks: [],
  pageNumber: 7,
};

test('an empty address is every status of today, first page', () => {
  expect(read('')).toEqual(defaultSearch);
  expect(writeSearch(defaultSearch).toString()).toBe('');
});

test('every filter stands in the address and comes back from it', () => {
  const text = writeSearch(full).toString();
  expect(text).toBe(
    'idStatus=2&initDate=2026-11-01&endDate=2026-11-20&idTransaction=1024' +
      '&referenceNumber=PEDIDO-10+%26+m%C3%A1s&email=ana%2B1%40example.com&referenceCash=93000012&pageNumber=7',
  );
  expect(read(text)).toEqual(full);
});

test('every day is a choice of its own', () => {
  const search: TransactionsSearch = { ...defaultSearch, dates: { kind: 'any' } };
  expect(writeSearch(search).toString()).toBe('dates=any');
  expect(read('dates=any')).toEqual(search);
});

test('days are read with slashes too', () => {
  expect(read('initDate=2026/11/01&endDate=2026/11/02').dates).toEqual({
    kind: 'range',
    initDate: '2026/11/01',
    endDate: '2026/11/02',
  });
});

test.each([
  ['initDate=2026-02-30&endDate=2026-03-01', 'a day that does not exist'],
  ['initDate=2026-11-02&endDate=2026-11-01', 'an end before its beginning'],
  ['initDate=2026-11-02', 'a range without end'],
  ['idStatus=99', 'an unknown status'],
  ['idStatus=toString', 'a status that is a word'],
  ['idTransaction=0', 'an id below the first'],
  ['idTransaction=12abc', 'an id with letters'],
  ['idTransaction=99999999999', 'an id above the last'],
  ['pageNumber=0', 'a page before the first'],
  ['pageNumber=1.5', 'half a page'],
  ['pageNumber=-2', 'a negative page'],
  [`referenceNumber=${'x'.repeat(31)}`, 'a reference longer than any'],
  ['referenceNumber=+++', 'a reference of spaces'],
  ['statusChargeBack=2,17', 'chargebacks without their status'],
  ['idStatus=0&page=3', 'a name that is not known'],
])('%s is as if it were not there: %s', (text) => {
  expect(read(text)).toEqual(defaultSearch);
});

test('a cash reference stands only beside statuses that allow it', () => {
  expect(read('idStatus=3&referenceCash=930')).toEqual({ ...defaultSearch, idStatus: 3 });
  expect(read('idStatus=14&referenceCash=930').referenceCash).toBe('930');
});

test('chargeback statuses travel as their ids, in the order of the catalogue', () => {
  expect(read('idStatus=17&statusChargeBack=18,2,5').chargebacks).toEqual(['won', 'lost']);
  const search: TransactionsSearch = { ...defaultSearch, idStatus: 17, chargebacks: ['won', 'lost'] };
  expect(writeSearch(search).toString()).toBe('idStatus=17&statusChargeBack=2%2C18');
  expect(read('idStatus=17').chargebacks).toEqual([]);
});

test('what is typed is trimmed and judged', () => {
  expect(readTransactionId(' 1024 ')).toBe(1024);
  expect(readTransactionId('')).toBeUndefined();
  expect(readPrefix('email', ' ana@ ')).toBe('ana@');
  expect(readPrefix('referenceCash', 'x'.repeat(31))).toBeUndefined();
});

test('the query asks for what the address says', () => {
  expect(queryOf(full, '2026/12/24', 1)).toEqual({
    idCompany: 1,
    idStatus: 2,
    initDate: '2026/11/01',
    endDate: '2026/11/20',
    idTransaction: 1024,
    referenceNumber: 'PEDIDO-10 & más',
    email: 'ana+1@example.com',
    referenceCash: '93000012',
    pageNumber: 7,
    rowsOfPage: 10,
  });
});

test("today is today by the account's clock; any day has no bounds", () => {
  expect(queryOf(defaultSearch, '2026/12/24', 1)).toEqual({
    idCompany: 1,
    idStatus: 0,
    initDate: '2026/12/24',
    endDate: '2026/12/24',
    pageNumber: 1,
    rowsOfPage: 10,
  });
  expect(queryOf({ ...defaultSearch, dates: { kind: 'any' } }, '2026/12/24', 2)).toEqual({
    idCompany: 2,
    idStatus: 0,
    pageNumber: 1,
    rowsOfPage: 10,
  });
});

test('chargebacks are named in the query, and it is one that the contract takes', () => {
  const query = queryOf(
    { ...defaultSearch, idStatus: 17, chargebacks: ['won', 'inProcess', 'lost'] },
    '2026/12/24',
    1,
  );
  expect(query.statusChargeBack).toBe('2,17,18');
  expect(ListTransactionsSchema.parse(query)).toEqual(query);
  expect(ListTransactionsSchema.parse(queryOf(full, '2026/12/24', 1))).toEqual(
    queryOf(full, '2026/12/24', 1),
  );
});
