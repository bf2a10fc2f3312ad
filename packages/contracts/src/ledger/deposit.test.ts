import { describe, expect, it } from 'vitest';
import { transactionStatusIds } from '../transactions/transaction-status.ts';
import { chargebackTax, depositOf } from './deposit.ts';
import { ledgerTransfers } from './ledger-accounts.ts';

const sale = {
  statusId: 2,
  paid: true,
  amount: 120_000,
  refundedAmount: 0,
  disputedAmount: 0,
  fee: 3_730,
  tax: 597,
};

describe('what is deposited of a transaction', () => {
  it('is its amount less fee and IVA', () => {
    expect(depositOf(sale)).toBe(115_673);
  });

  it('is nothing until it is paid', () => {
    for (const statusId of transactionStatusIds)
      expect(depositOf({ ...sale, statusId, paid: false })).toBe(0);
  });

  it('loses what is refunded; the fee is not returned', () => {
    expect(depositOf({ ...sale, statusId: 16, refundedAmount: 20_000 })).toBe(95_673);
    expect(depositOf({ ...sale, statusId: 12, refundedAmount: 120_000 })).toBe(-4_327);
  });

  it('is taken by a chargeback, and its fee when that is lost', () => {
    expect(chargebackTax).toBe(2_400);
    expect(depositOf({ ...sale, statusId: 17, disputedAmount: 120_000 })).toBe(-4_327);
    expect(depositOf({ ...sale, statusId: 18, disputedAmount: 120_000 })).toBe(-4_327 - 15_000 - 2_400);
    expect(depositOf({ ...sale, statusId: 18, refundedAmount: 20_000, disputedAmount: 100_000 })).toBe(
      -4_327 - 15_000 - 2_400,
    );
    // A part of what was left: the rest stays.
    expect(depositOf({ ...sale, statusId: 17, disputedAmount: 50_000 })).toBe(65_673);
  });
});

it('debits one account of the ledger and credits another with every transfer', () => {
  const sides = Object.fromEntries(
    Object.entries(ledgerTransfers).map(([kind, { debit, credit }]) => [kind, `${debit} → ${credit}`]),
  );
  expect(sides).toEqual({
    sale: 'acquirer → merchant',
    fee: 'merchant → fees',
    tax: 'merchant → tax',
    refund: 'merchant → acquirer',
    chargeback: 'merchant → acquirer',
    chargebackReturn: 'acquirer → merchant',
    chargebackFee: 'merchant → fees',
    chargebackTax: 'merchant → tax',
    settlement: 'merchant → bank',
  });
});
