import { paymentMethodIds } from '@pasarela/contracts/payment-methods/payment-methods';
import { describe, expect, it } from 'vitest';
import { saleStep } from './sale.ts';

const now = new Date(Date.UTC(2026, 10, 20, 18));
const sold = { amount: 120_000, authorizedAmount: null, paymentMethod: 8, installments: null };

describe('a payment', () => {
  it.each([
    // 1,200.00: OXXO 3.9% + 3.00, cards 2.9% + 2.50, Paynet 2.9% + 4.00, Aplazo 5.9% + 4.00.
    [5, 4_980, 797],
    [8, 3_730, 597],
    [10, 3_730, 597],
    [11, 3_880, 621],
    [13, 7_480, 1_197],
  ])('by method %i books the sale, its fee and its IVA', { tags: ['MONEY-2'] }, (paymentMethod, fee, tax) => {
    expect(paymentMethodIds).toContain(paymentMethod);
    expect(saleStep({ ...sold, paymentMethod }, { move: 'pay', amount: 120_000, now })).toEqual({
      step: {
        move: 'pay',
        amount: 120_000,
        transfers: [
          { kind: 'sale', amount: 120_000 },
          { kind: 'fee', amount: fee },
          { kind: 'tax', amount: tax },
        ],
      },
      changes: { amount: 120_000, authorizedAmount: null, fee, tax, paidAt: now },
    });
  });

  it('in months costs what months cost', () => {
    // 1,200.00 in 6: 2.9% + 6.9% + 2.50 = 120.10, IVA 19.22.
    expect(saleStep({ ...sold, installments: 6 }, { move: 'pay', amount: 120_000, now }).changes).toEqual({
      amount: 120_000,
      authorizedAmount: null,
      fee: 12_010,
      tax: 1_922,
      paidAt: now,
    });
  });

  it('cannot be booked without a way to pay', () => {
    for (const paymentMethod of [null, 99])
      expect(() => saleStep({ ...sold, paymentMethod }, { move: 'pay', amount: 100, now })).toThrow(
        `a sale by payment method ${paymentMethod}`,
      );
  });
});

describe('a capture', () => {
  it('of a part costs what the part costs, and keeps what was authorized', () => {
    // 12.00: 2.9% + 2.50 = 2.85, IVA 0.46.
    expect(saleStep(sold, { move: 'capture', amount: 1_200, now })).toEqual({
      step: {
        move: 'capture',
        amount: 1_200,
        transfers: [
          { kind: 'sale', amount: 1_200 },
          { kind: 'fee', amount: 285 },
          { kind: 'tax', amount: 46 },
        ],
      },
      changes: { amount: 1_200, authorizedAmount: 120_000, fee: 285, tax: 46, paidAt: now },
    });
  });

  it('keeps what was authorized where that was written down before', () => {
    const authorized = { ...sold, authorizedAmount: 150_000 };
    expect(saleStep(authorized, { move: 'capture', amount: 1_200, now }).changes.authorizedAmount).toBe(
      150_000,
    );
  });
});
