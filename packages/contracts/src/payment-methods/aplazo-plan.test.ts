import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aplazoPlan } from './aplazo-plan.ts';

it('is five payments, the first on the day of the purchase and the others every 14 days', () => {
  expect(aplazoPlan(35_052, '2026/11/20')).toEqual([
    { day: '2026/11/20', amount: 7_011 },
    { day: '2026/12/04', amount: 7_011 },
    { day: '2026/12/18', amount: 7_010 },
    { day: '2027/01/01', amount: 7_010 },
    { day: '2027/01/15', amount: 7_010 },
  ]);
});

it('adds up to the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 100_000_000 }), (amount) => {
      const plan = aplazoPlan(amount, '2026/11/20');
      expect(plan.reduce((sum, payment) => sum + payment.amount, 0)).toBe(amount);
    }),
  );
});
