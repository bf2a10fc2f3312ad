import { describe, expect, it } from 'vitest';
import { afterPayment, bodyAbout, noPayments, paramsAbout, paymentIn } from './recent-payment.ts';

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
  const paidNow = { isRefundable: true, isCapturable: false };
  const held = { isRefundable: false, isCapturable: true };
  const neither = { isRefundable: false, isCapturable: false };

  it('keep the one to refund while others are declined, and the one to capture', () => {
    const first = afterPayment(noPayments, paid, paidNow);
    expect(first).toEqual({ latest: paid, refundable: paid, capturable: null });
    expect(afterPayment(first, declined, neither)).toEqual({ ...first, latest: declined });
    expect(afterPayment(first, declined, held)).toEqual({ ...first, latest: declined, capturable: declined });
  });
  it('forget it once it is refunded, or captured', () => {
    const refunded = { ...paid, remaining: 0 };
    expect(afterPayment({ latest: paid, refundable: paid, capturable: null }, refunded, neither)).toEqual({
      latest: refunded,
      refundable: null,
      capturable: null,
    });
    expect(afterPayment({ latest: paid, refundable: null, capturable: paid }, paid, paidNow)).toEqual({
      latest: paid,
      refundable: paid,
      capturable: null,
    });
  });
  it('fill the properties that a sample has, whatever their case', () => {
    expect(bodyAbout({ TransactionNumber: '1', Amount: 350.5, Reason: 'x' }, paid, true)).toEqual({
      TransactionNumber: '7',
      Amount: 250.3,
      Reason: 'x',
    });
    expect(bodyAbout({ transactionCode: 'trx_1', amount: 100 }, paid, false)).toEqual({
      transactionCode: 'trx_7',
      amount: 100,
    });
    expect(bodyAbout({ amount: 300 }, paid, false)).toEqual({ amount: 250.3 });
    expect(paramsAbout({ referenceNumber: 'B', day: '1' }, paid)).toEqual({ referenceNumber: 'A', day: '1' });
  });
});
