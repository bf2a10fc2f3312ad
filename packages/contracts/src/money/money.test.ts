import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AmountSchema,
  hasWholeCentavos,
  PayableAmountSchema,
  portionOf,
  toAmount,
  toCentavos,
} from './money.ts';

describe('amounts on the wire', () => {
  it('become whole centavos exactly, where floating point alone would not', () => {
    expect(toCentavos(12)).toBe(1_200);
    expect(toCentavos(4.35)).toBe(435);
    expect(toCentavos(1.1)).toBe(110);
    expect(toCentavos(8.2)).toBe(820);
    expect(toCentavos(1_000_000)).toBe(100_000_000);
    expect(toCentavos(999_999.99)).toBe(99_999_999);
    expect(toCentavos(-0.01)).toBe(-1);
  });

  it('are refused with more than two decimals, or where they cannot be held exactly', () => {
    for (const amount of [0.001, 1.005, 0.1 + 0.2, 350.505, 1e-7, Number.NaN, Infinity, -Infinity, 1e15]) {
      expect(hasWholeCentavos(amount)).toBe(false);
      expect(() => toCentavos(amount)).toThrow(RangeError);
    }
  });

  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (centavos) => {
        expect(toCentavos(toAmount(centavos))).toBe(centavos);
        expect(AmountSchema.safeParse(JSON.parse(JSON.stringify(toAmount(centavos)))).success).toBe(true);
      }),
    );
  });

  it('never have a third decimal', () => {
    const thousandths = fc.integer({ min: 1, max: 1_000_000_000 }).filter((n) => n % 10 !== 0);
    fc.assert(fc.property(thousandths, (n) => !hasWholeCentavos(n / 1_000)));
  });
});

describe('an amount that can be paid', () => {
  it('is 1.00 to 1,000,000.00', { tags: ['MONEY-1'] }, () => {
    const accepts = (amount: unknown) => PayableAmountSchema.safeParse(amount).success;
    expect(accepts(1)).toBe(true);
    expect(accepts(1_000_000)).toBe(true);
    expect(accepts(0.99)).toBe(false);
    expect(accepts(0)).toBe(false);
    expect(accepts(-1)).toBe(false);
    expect(accepts(1_000_000.01)).toBe(false);
    expect(accepts(10.001)).toBe(false);
    expect(accepts('10')).toBe(false);
  });
});

describe('a portion of an amount', () => {
  it('is rounded half up, and half away from zero where it is negative', () => {
    expect(portionOf(1_200, 290, 10_000)).toBe(35);
    expect(portionOf(50, 100, 10_000)).toBe(1);
    expect(portionOf(49, 100, 10_000)).toBe(0);
    expect(portionOf(150, 100, 10_000)).toBe(2);
    expect(portionOf(-50, 100, 10_000)).toBe(-1);
    expect(portionOf(-49, 100, 10_000)).toBe(-0);
    expect(portionOf(0, 290, 10_000)).toBe(0);
  });

  it('is the nearest whole number there is, and of two equally near the greater', () => {
    const amounts = fc.integer({ min: 0, max: 100_000_000 });
    const numerators = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(amounts, numerators, (amount, numerator) => {
        const double =
          2n * (BigInt(portionOf(amount, numerator, 10_000)) * 10_000n - BigInt(amount * numerator));
        expect(double > -10_000n && double <= 10_000n).toBe(true);
      }),
    );
  });
});
