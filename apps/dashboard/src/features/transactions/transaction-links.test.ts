import { expect, test } from 'vitest';
import {
  detailLink,
  isOverDetail,
  isRefundAddress,
  listOf,
  refundLink,
} from '#features/transactions/transaction-links.ts';

test('a link into the detail takes the address of the list along', () => {
  const link = detailLink(7, '?idStatus=2&pageNumber=3');
  expect(link.to).toEqual({ pathname: '/transaction-detail', search: '?id=7' });
  expect(listOf(link)).toBe('?idStatus=2&pageNumber=3');
  expect(isOverDetail(link)).toBe(false);
});

test('the refund lies over the detail, one step back', () => {
  const link = refundLink(7, '?dates=any');
  expect(link.to).toEqual({ pathname: '/transaction-detail/refund', search: '?id=7' });
  expect(listOf(link)).toBe('?dates=any');
  expect(isOverDetail(link)).toBe(true);
});

test('the refund has an address of its own', () => {
  expect(isRefundAddress({ pathname: '/transaction-detail/refund' })).toBe(true);
  expect(isRefundAddress({ pathname: '/transaction-detail/refund/' })).toBe(true);
  expect(isRefundAddress({ pathname: '/transaction-detail' })).toBe(false);
});

test.each([null, undefined, 'x', {}, { list: 3 }])(
  'an address opened by itself leads to the whole list',
  (state) => {
    expect(listOf({ state })).toBe('');
    expect(isOverDetail({ state })).toBe(false);
  },
);
