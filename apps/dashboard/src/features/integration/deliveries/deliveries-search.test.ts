import { expect, test } from 'vitest';
import {
  defaultDeliveries,
  deliveriesQueryOf,
  isNarrowed,
  readDeliveries,
  writeDeliveries,
} from '#features/integration/deliveries/deliveries-search.ts';

const read = (text: string) => readDeliveries(new URLSearchParams(text));

test('an address without filters asks for all of them', () => {
  expect(read('')).toEqual(defaultDeliveries);
  expect(writeDeliveries(defaultDeliveries).toString()).toBe('');
  expect(deliveriesQueryOf(read(''))).toEqual({ pageNumber: 1, rowsOfPage: 10 });
  expect(isNarrowed(read('pageNumber=3'))).toBe(false);
});

test('every filter stands in the address and comes back from it', () => {
  const text = 'state=failed&idTransaction=1024&pageNumber=2';
  expect(writeDeliveries(read(text)).toString()).toBe(text);
  expect(deliveriesQueryOf(read(text))).toEqual({
    state: 'failed',
    idTransaction: 1024,
    pageNumber: 2,
    rowsOfPage: 10,
  });
  expect(isNarrowed(read(text))).toBe(true);
});

test('what does not make sense is as if it were not there', () => {
  expect(read('state=lost&idTransaction=x&pageNumber=0')).toEqual(defaultDeliveries);
});
