import { hour, minute } from '@pasarela/contracts/dates/dates';
import { type PaymentMethodId, paymentMethodIds } from '@pasarela/contracts/payment-methods/payment-methods';
import {
  type TransactionStatus,
  transactionStatusIds,
} from '@pasarela/contracts/statuses/transaction-status';
import { expect, test } from 'vitest';
import {
  isRefundable,
  isValidRefundAmount,
  type RefundSubject,
  refundPlan,
} from '#features/transactions/reversals/refund-plan.ts';

const paidAt = Date.parse('2026-11-20T18:00:00.000Z');
const card: RefundSubject = {
  statusId: 2,
  idPaymentMethod: 8,
  amount: 1200,
  refundedAmount: 0,
  paymentDate: '2026-11-20T18:00:00.000Z',
};

test('in the first five minutes a refund has to wait, and then be whole', { tags: ['REFUND-8'] }, () => {
  expect(refundPlan(card, paidAt + 5 * minute - 1)).toEqual({
    remaining: 120_000,
    isFixed: true,
    hints: ['refund_too_early', 'refund_only_total', 'refund_partial_too_early'],
    waitsUntil: paidAt + 5 * minute,
    partWaitsUntil: paidAt + 24 * hour,
  });
});

test('from five minutes the whole can be refunded; a part waits for 24 hours', () => {
  expect(refundPlan(card, paidAt + 5 * minute)).toEqual({
    remaining: 120_000,
    isFixed: true,
    hints: ['refund_only_total', 'refund_partial_too_early'],
    waitsUntil: null,
    partWaitsUntil: paidAt + 24 * hour,
  });
});

test('from 24 hours any part can be refunded', () => {
  expect(refundPlan({ ...card, statusId: 16, refundedAmount: 350.1 }, paidAt + 24 * hour)).toEqual({
    remaining: 84_990,
    isFixed: false,
    hints: [],
    waitsUntil: null,
    partWaitsUntil: null,
  });
});

test('Aplazo is refunded whole, whatever the time', { tags: ['REFUND-7'] }, () => {
  expect(refundPlan({ ...card, idPaymentMethod: 13 }, paidAt + 48 * hour)).toEqual({
    remaining: 120_000,
    isFixed: true,
    hints: ['refund_only_total'],
    waitsUntil: null,
    partWaitsUntil: null,
  });
});

test('refunds are offered for methods 8, 10 and 13 in statuses 2 and 16 alone', {
  tags: ['REFUND-2', 'REFUND-3'],
}, () => {
  const offered = (idPaymentMethod: PaymentMethodId, statusId: TransactionStatus) =>
    isRefundable({ ...card, idPaymentMethod, statusId });
  expect(paymentMethodIds.filter((method) => offered(method, 2))).toEqual([8, 10, 13]);
  expect(transactionStatusIds.filter((status) => offered(8, status))).toEqual([2, 16]);
  expect(isRefundable({ ...card, paymentDate: null })).toBe(false);
});

test('an amount is at least one peso and at most what remains', { tags: ['REFUND-13', 'REFUND-14'] }, () => {
  const later = paidAt + 25 * hour;
  expect(isValidRefundAmount(card, 99, later)).toBe(false);
  expect(isValidRefundAmount(card, 100, later)).toBe(true);
  expect(isValidRefundAmount(card, 120_000, later)).toBe(true);
  expect(isValidRefundAmount(card, 120_001, later)).toBe(false);
});

test('less than one peso that remains can be refunded', () => {
  const nearly = { ...card, statusId: 16, refundedAmount: 1199.6 } as const;
  expect(isValidRefundAmount(nearly, 40, paidAt + 25 * hour)).toBe(true);
  expect(isValidRefundAmount(nearly, 39, paidAt + 25 * hour)).toBe(false);
});

test('before 24 hours only the whole is valid', () => {
  expect(isValidRefundAmount(card, 119_999, paidAt + hour)).toBe(false);
  expect(isValidRefundAmount(card, 120_000, paidAt + hour)).toBe(true);
  expect(isValidRefundAmount(card, 120_000, paidAt + minute)).toBe(true);
});
