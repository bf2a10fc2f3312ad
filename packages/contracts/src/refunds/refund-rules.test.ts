import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, minute } from '../dates/dates.ts';
import { paymentMethodIds } from '../payment-methods/payment-methods.ts';
import { transactionStatusIds } from '../statuses/transaction-status.ts';
import { type RefundableTransaction, refundRefusal, refundTerms } from './refund-rules.ts';

const paidAt = Date.UTC(2026, 10, 20, 18);
const paid = (changes: Partial<RefundableTransaction> = {}): RefundableTransaction => ({
  statusId: 2,
  idPaymentMethod: 8,
  amount: 35_050,
  refundedAmount: 0,
  paidAt,
  ...changes,
});
const [fiveMinutes, oneDay] = [paidAt + 5 * minute, paidAt + day];

describe('the first five minutes', () => {
  it.each([
    ['the moment of payment', paidAt, 'refund_too_early'],
    ['a second before', fiveMinutes - 1_000, 'refund_too_early'],
    ['a millisecond before', fiveMinutes - 1, 'refund_too_early'],
    ['to the millisecond', fiveMinutes, undefined],
    ['a millisecond after', fiveMinutes + 1, undefined],
    ['a second after', fiveMinutes + 1_000, undefined],
  ])('%s', { tags: ['REFUND-5'] }, (_, now, refusal) => {
    expect(refundRefusal(paid(), 35_050, now)).toBe(refusal);
    expect(refundTerms(paid(), now).refusal).toBe(refusal);
  });
});

describe('the first day', () => {
  it.each([
    ['a second before', oneDay - 1_000, 'refund_partial_too_early'],
    ['a millisecond before', oneDay - 1, 'refund_partial_too_early'],
    ['to the millisecond', oneDay, undefined],
    ['a millisecond after', oneDay + 1, undefined],
    ['a second after', oneDay + 1_000, undefined],
  ])('%s, a part', { tags: ['REFUND-6'] }, (_, now, refusal) => {
    expect(refundRefusal(paid(), 10_000, now)).toBe(refusal);
    expect(refundRefusal(paid(), 35_050, now)).toBeUndefined();
    const whole = refusal !== undefined;
    expect(refundTerms(paid(), now)).toEqual({
      remaining: 35_050,
      isTotal: whole,
      isRequiredTime: whole,
      availableFrom: fiveMinutes,
      partialFrom: oneDay,
    });
  });
});

describe('Aplazo', () => {
  it('is given back whole, however long ago, and time does not change that', () => {
    const aplazo = paid({ idPaymentMethod: 13 });
    for (const now of [fiveMinutes, oneDay - 1, oneDay, paidAt + 300 * day]) {
      expect(refundRefusal(aplazo, 35_049, now)).toBe('refund_only_total');
      expect(refundRefusal(aplazo, 35_050, now)).toBeUndefined();
      expect(refundTerms(aplazo, now)).toMatchObject({
        isTotal: true,
        isRequiredTime: false,
        partialFrom: null,
      });
    }
    expect(refundRefusal(aplazo, 35_050, fiveMinutes - 1)).toBe('refund_too_early');
  });
});

describe('what remains', () => {
  it('is the most, and 1.00 the least', { tags: ['REFUND-13', 'REFUND-14'] }, () => {
    const partly = paid({ statusId: 16, refundedAmount: 20_000 });
    expect(refundRefusal(partly, 15_050, oneDay)).toBeUndefined();
    expect(refundRefusal(partly, 15_051, oneDay)).toBe('refund_exceeds_remaining');
    expect(refundRefusal(partly, 100, oneDay)).toBeUndefined();
    expect(refundRefusal(partly, 99, oneDay)).toBe('refund_exceeds_remaining');
    expect(refundRefusal(partly, 0, oneDay)).toBe('refund_exceeds_remaining');
    expect(refundRefusal(partly, -100, oneDay)).toBe('refund_exceeds_remaining');
  });

  it('can be given back where it is less than 1.00, all of it', () => {
    const nearlyAll = paid({ statusId: 16, refundedAmount: 35_009 });
    expect(refundRefusal(nearlyAll, 41, oneDay)).toBeUndefined();
    expect(refundRefusal(nearlyAll, 40, oneDay)).toBe('refund_exceeds_remaining');
    expect(refundRefusal(nearlyAll, 42, oneDay)).toBe('refund_exceeds_remaining');
  });

  it('is refused for its amount before it is refused for its age', () => {
    expect(refundRefusal(paid(), 35_051, fiveMinutes)).toBe('refund_exceeds_remaining');
  });
});

describe('methods and statuses', () => {
  it('are cards and Aplazo, paid or refunded in part', { tags: ['REFUND-2', 'REFUND-4'] }, () => {
    for (const idPaymentMethod of paymentMethodIds)
      for (const statusId of transactionStatusIds) {
        const refusal = refundTerms(paid({ idPaymentMethod, statusId }), oneDay).refusal;
        const method = [8, 10, 13].includes(idPaymentMethod);
        const status = [2, 16].includes(statusId);
        expect(refusal).toBe(
          method ? (status ? undefined : 'status_not_allowed') : 'refund_method_not_allowed',
        );
      }
  });

  it('allow nothing that was never paid, whatever its status', () => {
    expect(refundTerms(paid({ paidAt: null }), oneDay)).toEqual({
      refusal: 'status_not_allowed',
      remaining: 35_050,
      isTotal: true,
      isRequiredTime: true,
      availableFrom: null,
      partialFrom: null,
    });
  });

  it('allow no method that the catalogue does not have', () => {
    expect(refundTerms(paid({ idPaymentMethod: 99 }), oneDay).refusal).toBe('refund_method_not_allowed');
  });
});

it('never allows more than the amount, in any number of parts', { tags: ['REFUND-16'] }, () => {
  const parts = fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 30 });
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 100_000 }), parts, (amount, wanted) => {
      let refundedAmount = 0;
      for (const part of wanted) {
        const transaction = paid({ amount, refundedAmount, statusId: refundedAmount > 0 ? 16 : 2 });
        if (refundedAmount < amount && refundRefusal(transaction, part, oneDay) === undefined)
          refundedAmount += part;
      }
      expect(refundedAmount).toBeLessThanOrEqual(amount);
    }),
  );
});

it('has nothing to give back of the verification of a card', () => {
  expect(refundTerms(paid({ amount: 0 }), oneDay)).toMatchObject({
    refusal: 'refund_exceeds_remaining',
    remaining: 0,
  });
});
