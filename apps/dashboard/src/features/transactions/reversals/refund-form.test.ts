import { expect, test } from 'vitest';
import { isRefundMade } from './refund-form.tsx';

test('Refund and PartialRefund are refunds', { tags: ['REFUND-20'] }, () => {
  expect(isRefundMade('Refund', '')).toBe(true);
  expect(isRefundMade('PartialRefund', 'Listo')).toBe(true);
});

test.each(['Accepted', 'Rejected', '', 'refund'])(
  'status %s is a failure',
  { tags: ['REFUND-20'] },
  (status) => {
    expect(isRefundMade(status, '')).toBe(false);
  },
);

for (const [line, message] of [
  ['REFUND-21', 'There is already a transaction in process, try again later.'],
  ['REFUND-21', 'There is already a transaction in process, try again later. (2)'],
  ['REFUND-21', 'Ya hay una transacción en proceso, intenta más tarde.'],
  ['REFUND-22', '1003'],
  ['REFUND-22', '1003: not available'],
  ['REFUND-23', 'Unexpected character encountered while parsing value'],
  ['REFUND-24', 'INVALID_DATA amount'],
] as const)
  test(`a message that begins with ${message} is a failure`, { tags: [line] }, () => {
    expect(isRefundMade('Refund', message)).toBe(false);
  });

test('the same words further on are none', () => {
  expect(isRefundMade('Refund', 'Order 1003')).toBe(true);
});
