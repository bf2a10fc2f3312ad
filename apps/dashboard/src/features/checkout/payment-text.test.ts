import { expect, test } from 'vitest';
import { checkoutWords } from '#features/checkout/checkout-words.ts';
import { monthlyText, paymentsText } from './payment-text.tsx';

const es = checkoutWords.es;
const en = checkoutWords.en;

test('one figure, the greatest', () => {
  expect(monthlyText(35_050, 6, es)).toBe('6 pagos de $58.42');
  expect(monthlyText(35_050, 6, en)).toBe('6 payments of $58.42');
  expect(monthlyText(120_000, 12, es)).toBe('12 pagos de $100.00');
});

test('all of them, to the centavo', () => {
  expect(paymentsText(35_050, 6, es)).toBe('4 pagos de $58.42 y 2 pagos de $58.41');
  expect(paymentsText(35_050, 6, en)).toBe('4 payments of $58.42 and 2 payments of $58.41');
  expect(paymentsText(100_001, 5, es)).toBe('1 pago de $200.01 y 4 pagos de $200.00');
  expect(paymentsText(120_000, 12, es)).toBe('12 pagos de $100.00');
});
