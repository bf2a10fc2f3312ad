import { expect, test } from 'vitest';
import {
  drawerLink,
  isDrawerOpen,
  type RequestLogSearch,
  requestLog,
} from '#features/request-log/request-log-search.ts';

const read = (text: string) => requestLog.read(new URLSearchParams(text));
const full: RequestLogSearch = {
  dates: { kind: 'range', initDate: '2026/11/01', endDate: '2026/11/20' },
  operation: '/pay/create',
  httpStatus: '4xx',
  referenceNumber: 'PEDIDO-10',
  code: 'reference_taken',
  idTransaction: 1024,
  pageNumber: 3,
};

test('an address without filters asks for all that is kept', () => {
  expect(read('')).toEqual(requestLog.initial);
  expect(requestLog.write(requestLog.initial).toString()).toBe('');
  expect(requestLog.toQuery(read(''), '2026/11/20')).toEqual({ pageNumber: 1, rowsOfPage: 10 });
});

test('every filter stands in the address and comes back from it', () => {
  const text = requestLog.write(full).toString();
  expect(text).toBe(
    'initDate=2026-11-01&endDate=2026-11-20&operation=%2Fpay%2Fcreate&httpStatus=4xx&referenceNumber=PEDIDO-10&code=reference_taken&idTransaction=1024&pageNumber=3',
  );
  expect(read(text)).toEqual(full);
  expect(requestLog.toQuery(full, '2026/11/20')).toEqual({
    initDate: '2026/11/01',
    endDate: '2026/11/20',
    operation: '/pay/create',
    httpStatus: '4xx',
    referenceNumber: 'PEDIDO-10',
    code: 'reference_taken',
    idTransaction: 1024,
    pageNumber: 3,
    rowsOfPage: 10,
  });
});

test('what makes no sense is as if it were not there', () => {
  expect(read('httpStatus=3xx&idTransaction=x&code=&referenceNumber=++&pageNumber=0')).toEqual(
    requestLog.initial,
  );
});

test('filters and days narrow the list, a page does not', () => {
  expect(requestLog.isNarrowed({ ...requestLog.initial, pageNumber: 3 })).toBe(false);
  const { pageNumber, ...filters } = full;
  for (const [name, value] of Object.entries(filters))
    expect([name, requestLog.isNarrowed({ ...requestLog.initial, [name]: value })]).toEqual([name, true]);
});

test("the drawer's address keeps the list's filters", () => {
  const list = requestLog.read(new URLSearchParams('referenceNumber=PED&pageNumber=2&id=9'));
  expect(drawerLink(7, list).to).toBe('/request-log/detail?referenceNumber=PED&pageNumber=2&id=7');
});

test.each([
  ['/request-log', false],
  ['/request-log/detail', true],
  ['/request-log/detail/', true],
])('%s has the drawer open: %s', (pathname, open) => {
  expect(isDrawerOpen({ pathname })).toBe(open);
});
