import { describe, expect, it } from 'vitest';
import { afterPayment, noPayments, paymentIn } from './recent-payment.ts';

const answer = {
  transactionNumber: '7',
  transactionCode: 'trx_7',
  referenceNumber: 'A',
  amount: 350.5,
  refundedAmount: 100.2,
};
const paid = { transactionNumber: '7', transactionCode: 'trx_7', referenceNumber: 'A', remaining: 250.3 };
const declined = { ...paid, transactionNumber: '8' };

describe('recent payments', () => {
  it('are read from answers, with what remains of them to the centavo', () => {
    expect(paymentIn(answer)).toEqual(paid);
    expect(paymentIn({ token: 'x' })).toBeNull();
    expect(paymentIn(undefined)).toBeNull();
  });
  it('keep the one to refund while others are declined', () => {
    const first = afterPayment(noPayments, paid, true);
    expect(first).toEqual({ latest: paid, refundable: paid });
    expect(afterPayment(first, declined, false)).toEqual({ latest: declined, refundable: paid });
  });
  it('forget it once it is refunded', () => {
    const refunded = { ...paid, remaining: 0 };
    expect(afterPayment({ latest: paid, refundable: paid }, refunded, false)).toEqual({
      latest: refunded,
      refundable: null,
    });
  });
});
