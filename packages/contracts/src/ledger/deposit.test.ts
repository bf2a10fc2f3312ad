import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transactionStatusIds } from '../statuses/transaction-status.ts';
import { chargebackTax, depositFigures, netOfTransaction } from './deposit.ts';
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

describe('the net of a transaction', () => {
  it('is its amount less fee and IVA', () => {
    expect(netOfTransaction(sale)).toBe(115_673);
  });

  it('is nothing until it is paid', () => {
    for (const statusId of transactionStatusIds)
      expect(netOfTransaction({ ...sale, statusId, paid: false })).toBe(0);
  });

  it('loses what is refunded; the fee is not returned', () => {
    expect(netOfTransaction({ ...sale, statusId: 16, refundedAmount: 20_000 })).toBe(95_673);
    expect(netOfTransaction({ ...sale, statusId: 12, refundedAmount: 120_000 })).toBe(-4_327);
  });

  it('is taken by a chargeback, and its fee when that is lost', () => {
    expect(chargebackTax).toBe(2_400);
    expect(netOfTransaction({ ...sale, statusId: 17, disputedAmount: 120_000 })).toBe(-4_327);
    expect(netOfTransaction({ ...sale, statusId: 18, disputedAmount: 120_000 })).toBe(
      -4_327 - 15_000 - 2_400,
    );
    expect(netOfTransaction({ ...sale, statusId: 18, refundedAmount: 20_000, disputedAmount: 100_000 })).toBe(
      -4_327 - 15_000 - 2_400,
    );
    // Only half is disputed; the rest stays in the net.
    expect(netOfTransaction({ ...sale, statusId: 17, disputedAmount: 50_000 })).toBe(65_673);
  });
});

describe('where the net of a transaction has got to', () => {
  const none = { deposited: 0, deducted: 0, toDeposit: 0, toDeduct: 0 };

  it('is to be deposited until a settlement has had it', () => {
    expect(depositFigures(115_673, [])).toEqual({ ...none, toDeposit: 115_673 });
    expect(depositFigures(115_673, [115_673])).toEqual({ ...none, deposited: 115_673 });
    expect(depositFigures(0, [])).toEqual(none);
  });

  it('is deposited, and what was refunded later is to be deducted until a later settlement has had that', () => {
    const refunded = 30_344 - 21_725;
    expect(depositFigures(refunded, [30_344])).toEqual({ ...none, deposited: 30_344, toDeduct: 21_725 });
    expect(depositFigures(refunded, [30_344, -21_725])).toEqual({
      ...none,
      deposited: 30_344,
      deducted: 21_725,
    });
  });

  it('is to be deducted where it was paid and refunded whole before its settlement: its fee is owed', () => {
    expect(depositFigures(-4_327, [])).toEqual({ ...none, toDeduct: 4_327 });
    expect(depositFigures(-4_327, [-4_327])).toEqual({ ...none, deducted: 4_327 });
  });

  it('adds up to the net, and no figure is less than nothing', () => {
    const amounts = fc.integer({ min: -100_000_000, max: 100_000_000 });
    fc.assert(
      fc.property(amounts, fc.array(amounts, { maxLength: 6 }), (net, settled) => {
        const { deposited, deducted, toDeposit, toDeduct } = depositFigures(net, settled);
        expect(deposited - deducted + toDeposit - toDeduct).toBe(net);
        expect(Math.min(deposited, deducted, toDeposit, toDeduct)).toBeGreaterThanOrEqual(0);
        expect(Math.min(toDeposit, toDeduct)).toBe(0);
      }),
      { seed: 1, numRuns: 200 },
    );
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
