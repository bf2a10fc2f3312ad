import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountLimits } from '../money/money.ts';
import { installmentCounts } from '../payment-methods/installments.ts';
import { paymentMethodIds, paymentMethods } from '../payment-methods/payment-methods.ts';
import { feeOf, installmentBasisPoints } from './fees.ts';

const amounts = fc.integer({ min: amountLimits.min, max: amountLimits.max });
const methods = fc.constantFrom(...paymentMethodIds);

describe('the fee of a sale', () => {
  it('is 2.85 and 0.46 of IVA for 12.00 by card', () => {
    expect(feeOf(1_200, 8)).toEqual({ fee: 285, tax: 46 });
    expect(feeOf(1_200, 10)).toEqual({ fee: 285, tax: 46 });
  });

  it('is rounded half up, and the IVA is that of the rounded fee', () => {
    // 2.9% of 62.50 is 181.25 centavos, of 17.50 it is 50.75, of 65.00 exactly 188.5.
    expect(feeOf(6_250, 8)).toEqual({ fee: 431, tax: 69 });
    expect(feeOf(1_750, 8)).toEqual({ fee: 301, tax: 48 });
    expect(feeOf(6_500, 8)).toEqual({ fee: 439, tax: 70 });
  });

  it('follows the published table by method', { tags: ['MONEY-2'] }, () => {
    expect(feeOf(10_000, 5)).toEqual({ fee: 690, tax: 110 });
    expect(feeOf(10_000, 11)).toEqual({ fee: 690, tax: 110 });
    expect(feeOf(10_000, 13)).toEqual({ fee: 990, tax: 158 });
    expect(feeOf(100_000_000, 8)).toEqual({ fee: 2_900_250, tax: 464_040 });
  });

  it('adds the rate of the months', () => {
    expect(installmentCounts.map((months) => feeOf(120_000, 8, months).fee)).toEqual([
      9_490, 12_010, 14_410, 17_530, 22_810,
    ]);
    expect(Object.keys(installmentBasisPoints).map(Number)).toEqual([...installmentCounts]);
  });

  it('is whole centavos, never less than its fixed part, and grows with the amount', () => {
    fc.assert(
      fc.property(amounts, amounts, methods, (one, other, method) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        const [less, more] = [feeOf(small, method), feeOf(large, method)];
        expect(Number.isSafeInteger(less.fee) && Number.isSafeInteger(less.tax)).toBe(true);
        expect(less.fee).toBeGreaterThanOrEqual(paymentMethods[method].fee.fixed);
        expect(more.fee).toBeGreaterThanOrEqual(less.fee);
        expect(more.tax).toBeGreaterThanOrEqual(less.tax);
        // Within half a centavo of the exact figures.
        expect(
          Math.abs(
            less.fee -
              paymentMethods[method].fee.fixed -
              (small * paymentMethods[method].fee.basisPoints) / 10_000,
          ),
        ).toBeLessThanOrEqual(0.5);
        expect(Math.abs(less.tax - less.fee * 0.16)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
