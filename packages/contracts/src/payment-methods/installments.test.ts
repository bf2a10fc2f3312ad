import { describe, expect, it } from 'vitest';
import { allowsInstallments, installmentCounts } from './installments.ts';
import { paymentMethodIds, paymentMethods } from './payment-methods.ts';

const visa = { brand: 'visa', funding: 'credit' } as const;
const amex = { brand: 'amex', funding: 'credit' } as const;

describe('months without interest', () => {
  it('are 3, 6, 9, 12 and 18', () => {
    expect(installmentCounts).toEqual([3, 6, 9, 12, 18]);
    for (const months of [0, 1, 2, 4, 10, 24, -3, 3.5])
      expect(allowsInstallments(visa, 100_000_000, months)).toBe(false);
  });

  it('come to at least 100.00 a month', () => {
    for (const months of installmentCounts) {
      expect(allowsInstallments(visa, months * 10_000, months)).toBe(true);
      expect(allowsInstallments(visa, months * 10_000 - 1, months)).toBe(false);
    }
  });

  it('are up to 12 with American Express, and none with debit', () => {
    expect(allowsInstallments(amex, 1_000_000, 12)).toBe(true);
    expect(allowsInstallments(amex, 1_000_000, 18)).toBe(false);
    expect(allowsInstallments({ ...visa, funding: 'debit' }, 1_000_000, 3)).toBe(false);
  });
});

it('knows the methods of the specification, and which can be refunded', { tags: ['REFUND-2'] }, () => {
  const entries = paymentMethodIds.map((id) => [id, paymentMethods[id].name, paymentMethods[id].refunds]);
  expect(entries).toEqual([
    [5, 'Oxxo', 'none'],
    [8, 'CreditCard', 'parts'],
    [10, 'DebitCard', 'parts'],
    [11, 'Paynet', 'none'],
    [13, 'Aplazo', 'whole'],
  ]);
  expect(paymentMethods[5].maxAmount).toBe(1_000_000);
});
