import { expect, test } from 'vitest';
import { chargePlan, chargeProblem } from '#features/transactions/preauthorizations/charge-plan.ts';

const authorized = { amount: 350.5, idPaymentMethod: 8, specialOffer: null } as const;

test.each([
  [undefined, 'required'],
  [0, 'tooLittle'],
  [99, 'tooLittle'],
  [100, undefined],
  [35_050, undefined],
  [35_051, 'tooMuch'],
])('%s centavos of 350.50: %s', { tags: ['PREAUTH-6'] }, (amount, problem) => {
  expect(chargeProblem(authorized, amount)).toBe(problem);
});

test('what is not charged is released, and the fee is of what is charged', () => {
  // 12.00: 2.85 and its IVA of 0.46.
  expect(chargePlan(authorized, 1_200)).toEqual({ released: 33_850, commission: 331 });
  expect(chargePlan(authorized, 35_050)).toEqual({ released: 0, commission: 1_469 });
  expect(chargePlan({ ...authorized, idPaymentMethod: null }, 1_200)).toEqual({
    released: 33_850,
    commission: null,
  });
});

test('months cost what months cost', () => {
  const inMonths = {
    amount: 1200,
    idPaymentMethod: 8,
    specialOffer: { monthCount: 6, amount: 200 },
  } as const;
  // 120.10 and its IVA of 19.22.
  expect(chargePlan(inMonths, 120_000)).toEqual({ released: 0, commission: 13_932 });
});
