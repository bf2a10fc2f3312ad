import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalPayments, groupedPayments } from './equal-payments.ts';
import { installmentCounts } from './installments.ts';

const amounts = fc.integer({ min: 0, max: 100_000_000 });
const counts = fc.integer({ min: 1, max: 60 });

describe('an amount in equal payments', () => {
  it.each([
    [35_050, 6, [5_842, 5_842, 5_842, 5_842, 5_841, 5_841]],
    [120_000, 6, [20_000, 20_000, 20_000, 20_000, 20_000, 20_000]],
    [100_000, 3, [33_334, 33_333, 33_333]],
    [35_050, 5, [7_010, 7_010, 7_010, 7_010, 7_010]],
    [101, 5, [21, 20, 20, 20, 20]],
    [3, 5, [1, 1, 1, 0, 0]],
    [99, 1, [99]],
    [0, 2, [0, 0]],
  ])('%i centavos in %i', (amount, count, payments) => {
    expect(equalPayments(amount, count)).toEqual(payments);
  });

  it('is all of the amount, whatever the number of payments', () => {
    fc.assert(
      fc.property(amounts, counts, (amount, count) => {
        const payments = equalPayments(amount, count);
        expect(payments).toHaveLength(count);
        expect(payments.reduce((sum, payment) => sum + payment, 0)).toBe(amount);
      }),
    );
  });

  it('differs by a centavo at most, the greater ones first', () => {
    fc.assert(
      fc.property(amounts, counts, (amount, count) => {
        const payments = equalPayments(amount, count);
        const [first = 0] = payments;
        expect(payments.every((payment) => payment === first || payment === first - 1)).toBe(true);
        expect(payments.toSorted((a, b) => b - a)).toEqual(payments);
      }),
    );
  });

  it('refuses what cannot be divided', () => {
    for (const amount of [-1, 0.5, Number.NaN, Infinity])
      expect(() => equalPayments(amount, 3)).toThrow(RangeError);
    for (const count of [0, -1, 1.5, Number.NaN]) expect(() => equalPayments(300, count)).toThrow(RangeError);
  });
});

describe('the payments as they are told', () => {
  it('are one group where the amount divides, and else two', () => {
    expect(groupedPayments(120_000, 6)).toEqual([{ count: 6, amount: 20_000 }]);
    expect(groupedPayments(35_050, 6)).toEqual([
      { count: 4, amount: 5_842 },
      { count: 2, amount: 5_841 },
    ]);
  });

  it('are the same payments', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...installmentCounts), (amount, count) => {
        const told = groupedPayments(amount, count).flatMap((group) =>
          Array.from({ length: group.count }, () => group.amount),
        );
        expect(told).toEqual(equalPayments(amount, count));
      }),
    );
  });
});
