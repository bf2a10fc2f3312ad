import { expect, test } from 'vitest';
import { isRefundMade } from '#features/transactions/refund/refund-outcome.ts';

test('Refund and PartialRefund are refunds', () => {
  expect(isRefundMade('Refund', '')).toBe(true);
  expect(isRefundMade('PartialRefund', 'Listo')).toBe(true);
});

test.each(['Accepted', 'Rejected', '', 'refund'])('status %s is a failure', (status) => {
  expect(isRefundMade(status, '')).toBe(false);
});

test.each([
  'There is already a transaction in process, try again later.',
  'There is already a transaction in process, try again later. (2)',
  'Ya hay una transacción en proceso, intenta más tarde.',
  '1003',
  '1003: not available',
  'Unexpected character encountered while parsing value',
  'INVALID_DATA amount',
])('a message that begins with %s is a failure', (message) => {
  expect(isRefundMade('Refund', message)).toBe(false);
});

test('the same words further on are none', () => {
  expect(isRefundMade('Refund', 'Order 1003')).toBe(true);
});
