import { expect, test } from 'vitest';
import { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { eachPayment, paymentsText } from './money-parts.ts';

const { es, en } = transactionDetailWords;

test('all of them, to the centavo', () => {
  expect(paymentsText(35_050, 6, es)).toBe('4 pagos de $58.42 y 2 pagos de $58.41');
  expect(paymentsText(35_050, 6, en)).toBe('4 payments of $58.42 and 2 payments of $58.41');
  expect(paymentsText(100_001, 5, es)).toBe('1 pago de $200.01 y 4 pagos de $200.00');
  expect(paymentsText(120_000, 12, es)).toBe('12 pagos de $100.00');
});

test('each of them, or what each is at most', () => {
  const upTo = (amount: string) => `hasta ${amount}`;
  expect(eachPayment(35_050, 6, { upTo })).toBe('hasta $58.42');
  expect(eachPayment(120_000, 12, { upTo })).toBe('$100.00');
});
