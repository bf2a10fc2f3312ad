import { expect, it } from 'vitest';
import { balanceChange, commissionOf, depositedOf, grossOf, netOf, returnedOf } from './merchant-figures.ts';

const totals = [
  { kind: 'sale', amount: 100_000 },
  { kind: 'fee', amount: 3_150 },
  { kind: 'tax', amount: 504 },
  { kind: 'refund', amount: 20_000 },
  { kind: 'chargeback', amount: 10_000 },
  { kind: 'chargebackReturn', amount: 5_000 },
  { kind: 'chargebackFee', amount: 15_000 },
  { kind: 'chargebackTax', amount: 2_400 },
  { kind: 'settlement', amount: 50_000 },
] as const;

it('tells the net of transfers from what was deposited of it; what is left changes the balance', () => {
  expect(netOf(totals)).toBe(53_946);
  expect(depositedOf(totals)).toBe(50_000);
  expect(balanceChange(totals)).toBe(3_946);
});

it('tells what was sold, what it cost, those of chargebacks included, and what went back, of which the net is left', () => {
  expect([grossOf(totals), commissionOf(totals), returnedOf(totals)]).toEqual([100_000, 21_054, 25_000]);
  expect(grossOf(totals) - commissionOf(totals) - returnedOf(totals)).toBe(netOf(totals));
});
