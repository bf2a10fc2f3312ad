import { ListTransactionsSchema } from '@pasarela/contracts/transactions/transaction-schema';
import { expect, test } from 'vitest';
import {
  allowsCashReference,
  isSearched,
  type TransactionsSearch,
  transactions,
  typedSearch,
} from '#features/transactions/transactions-search.ts';

const read = (text: string) => transactions.read(new URLSearchParams(text));

const full: TransactionsSearch = {
  idStatus: 2,
  dates: { kind: 'range', initDate: '2026/11/01', endDate: '2026/11/20' },
  search: 'ana $300-$400',
  idTransaction: 1024,
  referenceNumber: 'PEDIDO-10 & más',
  email: 'ana+1@example.com',
  referenceCash: '93000012',
  authResult: 'insufficient_funds',
  statusChargeBack: [],
  pageNumber: 7,
};

test('an empty address is every status of today, first page', { tags: ['TRANSACTION-1'] }, () => {
  expect(read('')).toEqual(transactions.initial);
  expect(transactions.write(transactions.initial).toString()).toBe('');
});

test('every filter stands in the address and comes back from it', () => {
  const text = transactions.write(full).toString();
  expect(text).toBe(
    'idStatus=2&initDate=2026-11-01&endDate=2026-11-20&search=ana+%24300-%24400&idTransaction=1024' +
      '&referenceNumber=PEDIDO-10+%26+m%C3%A1s&email=ana%2B1%40example.com&referenceCash=93000012' +
      '&authResult=insufficient_funds&pageNumber=7',
  );
  expect(read(text)).toEqual(full);
});

test('every day is a choice of its own', () => {
  const search: TransactionsSearch = { ...transactions.initial, dates: { kind: 'any' } };
  expect(transactions.write(search).toString()).toBe('dates=any');
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
  ['idTransaction=9999999999999', 'an id above the last'],
  ['pageNumber=0', 'a page before the first'],
  ['pageNumber=1.5', 'half a page'],
  ['pageNumber=-2', 'a negative page'],
  [`referenceNumber=${'x'.repeat(31)}`, 'a reference longer than any'],
  ['referenceNumber=+++', 'a reference of spaces'],
  [`search=${'x'.repeat(61)}`, 'a text longer than any that is searched'],
  ['statusChargeBack=2,17', 'chargebacks without their status'],
  ['idStatus=0&page=3', 'a name that is not known'],
  ['sort=email&direction=asc', 'an order that is not offered'],
  ['sort=date&direction=desc', "the list's own order"],
])('%s is as if it were not there: %s', (text) => {
  expect(read(text)).toEqual(transactions.initial);
});

test('a cash reference stands only beside statuses that allow it', () => {
  expect(read('idStatus=3&referenceCash=930')).toEqual({ ...transactions.initial, idStatus: 3 });
  expect(read('idStatus=14&referenceCash=930').referenceCash).toBe('930');
});

test('chargeback statuses travel as their ids, in the order of the catalogue', () => {
  expect(read('idStatus=17&statusChargeBack=18,2,5').statusChargeBack).toEqual(['won', 'lost']);
  const search: TransactionsSearch = {
    ...transactions.initial,
    idStatus: 17,
    statusChargeBack: ['won', 'lost'],
  };
  expect(transactions.write(search).toString()).toBe('idStatus=17&statusChargeBack=2%2C18');
  expect(read('idStatus=17').statusChargeBack).toEqual([]);
});

test('the order stands in the address and in the query, and turns round', () => {
  const search = read('sort=amount&direction=asc&pageNumber=4');
  expect(search.sort).toEqual({ by: 'amount', direction: 'asc' });
  expect(transactions.write(search).toString()).toBe('sort=amount&direction=asc&pageNumber=4');
  expect(transactions.toQuery(search, '2026/12/24')).toMatchObject({
    sortBy: 'amount',
    sortDirection: 'asc',
  });
  expect(transactions.toReport(search, '2026/12/24')).toMatchObject({
    sortBy: 'amount',
    sortDirection: 'asc',
  });
  expect(read('sort=amount').sort).toEqual({ by: 'amount', direction: 'desc' });
  const turned = transactions.sorted(search, 'amount');
  expect(turned).toEqual({ ...search, sort: { by: 'amount', direction: 'desc' }, pageNumber: 1 });
  const byDate = transactions.sorted(turned, 'date');
  expect(byDate).toEqual(transactions.initial);
  expect(transactions.orderOf(byDate)).toEqual({ by: 'date', direction: 'desc' });
  expect(transactions.sorted(byDate, 'date').sort).toEqual({ by: 'date', direction: 'asc' });
  expect(transactions.sorted(turned, 'reference').sort).toEqual({ by: 'reference', direction: 'asc' });
});

test('a changed filter opens the first page in the same order', () => {
  const search = read('idStatus=5&referenceCash=930&sort=amount&direction=asc&pageNumber=4');
  expect(transactions.filtered(search, { email: 'ana' })).toEqual({ ...search, email: 'ana', pageNumber: 1 });
  expect(transactions.cleared(search)).toEqual({ ...transactions.initial, sort: search.sort });
});

test('what is typed is looked for on any day, unless days were chosen', () => {
  const typed = transactions.filtered(transactions.initial, typedSearch(transactions.initial, 'ana'));
  expect(typed).toEqual({ ...transactions.initial, search: 'ana', dates: { kind: 'any' } });
  expect(transactions.filtered(full, typedSearch(full, 'luis')).dates).toEqual(full.dates);
  expect(transactions.filtered(typed, typedSearch(typed, undefined))).toEqual({
    ...transactions.initial,
    dates: { kind: 'any' },
  });
});

test('the cash reference goes with a status that does not allow it', { tags: ['TRANSACTION-12'] }, () => {
  const search = read('idStatus=5&referenceCash=930');
  expect(transactions.filtered(search, { idStatus: 2 }).referenceCash).toBe('930');
  expect(transactions.filtered(search, { idStatus: 3 }).referenceCash).toBeUndefined();
  expect([0, 2, 5, 14].every(allowsCashReference)).toBe(true);
  expect([1, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18].some(allowsCashReference)).toBe(false);
});

test('chargeback statuses belong to status 17, and with none nothing is searched', {
  tags: ['TRANSACTION-14'],
}, () => {
  const chosen = transactions.filtered(transactions.initial, { idStatus: 17, statusChargeBack: ['won'] });
  expect(isSearched(chosen)).toBe(true);
  expect(isSearched(transactions.filtered(chosen, { statusChargeBack: [] }))).toBe(false);
  const lost = transactions.filtered(chosen, { idStatus: 18 });
  expect(lost.statusChargeBack).toEqual([]);
  expect(isSearched(lost)).toBe(true);
});

test('other days than the first are chosen, and only some of them leave movements out', () => {
  const any = read('dates=any&pageNumber=3');
  expect([transactions.isFiltered(any), transactions.isNarrowed(any)]).toEqual([false, false]);
  expect(transactions.isNarrowed(transactions.initial)).toBe(false);
  for (const text of [
    'initDate=2026-11-01&endDate=2026-11-02',
    'idStatus=1',
    'idTransaction=1',
    'search=a',
    'referenceNumber=a',
    'email=a',
    'referenceCash=9',
  ])
    expect([text, transactions.isNarrowed(read(text))]).toEqual([text, true]);
});

test('the query asks for what the address says', { tags: ['CALL-8'] }, () => {
  expect(transactions.toQuery(full, '2026/12/24')).toEqual({
    idStatus: 2,
    initDate: '2026/11/01',
    endDate: '2026/11/20',
    search: 'ana $300-$400',
    idTransaction: 1024,
    referenceNumber: 'PEDIDO-10 & más',
    email: 'ana+1@example.com',
    referenceCash: '93000012',
    authResult: 'insufficient_funds',
    pageNumber: 7,
    rowsOfPage: 10,
  });
});

test("today is today by the account's clock; any day has no bounds", { tags: ['TRANSACTION-1'] }, () => {
  expect(transactions.toQuery(transactions.initial, '2026/12/24')).toEqual({
    idStatus: 0,
    initDate: '2026/12/24',
    endDate: '2026/12/24',
    pageNumber: 1,
    rowsOfPage: 10,
  });
  expect(transactions.toQuery({ ...transactions.initial, dates: { kind: 'any' } }, '2026/12/24')).toEqual({
    idStatus: 0,
    pageNumber: 1,
    rowsOfPage: 10,
  });
});

test('chargebacks are named in the query, and it is one that the contract takes', () => {
  const query = {
    idCompany: 1,
    ...transactions.toQuery(
      { ...transactions.initial, idStatus: 17, statusChargeBack: ['won', 'inProcess', 'lost'] },
      '2026/12/24',
    ),
  };
  expect(query.statusChargeBack).toBe('2,17,18');
  expect(ListTransactionsSchema.parse(query)).toEqual(query);
  expect(ListTransactionsSchema.parse({ idCompany: 1, ...transactions.toQuery(full, '2026/12/24') })).toEqual(
    {
      idCompany: 1,
      ...transactions.toQuery(full, '2026/12/24'),
    },
  );
});
