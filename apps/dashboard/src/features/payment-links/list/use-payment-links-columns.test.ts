import { expect, test } from 'vitest';
import { paymentLinks } from './use-payment-links-columns.tsx';

const today = '2026/11/20';
const read = (search: string) => paymentLinks.read(new URLSearchParams(search));

test('it opens with today, in pages of 10', () => {
  expect(paymentLinks.toQuery(read(''), today)).toEqual({
    initDate: today,
    endDate: today,
    pageNumber: 1,
    rowsOfPage: 10,
  });
});

test('days, reference, order and page are the address’s', () => {
  const search = read('dates=any&referenceNumber=LIGA&sort=amount&direction=asc&pageNumber=3');
  expect(paymentLinks.toQuery(search, today)).toEqual({
    referenceNumber: 'LIGA',
    sortBy: 'amount',
    sortDirection: 'asc',
    pageNumber: 3,
    rowsOfPage: 10,
  });
  expect(paymentLinks.read(paymentLinks.write(search))).toEqual(search);
});
