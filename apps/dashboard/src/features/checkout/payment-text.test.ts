import { expect, test } from 'vitest';
import { checkoutWords } from '#features/checkout/checkout-words.ts';
import { methodNote, monthlyText } from './payment-text.tsx';

const es = checkoutWords.es;
const en = checkoutWords.en;

test('one figure, the greatest where they differ', () => {
  expect(monthlyText(35_050, 6, es)).toBe('6 pagos de hasta $58.42');
  expect(monthlyText(35_050, 6, en)).toBe('6 payments of up to $58.42');
  expect(monthlyText(120_000, 12, es)).toBe('12 pagos de $100.00');
});

test('a method says until when it can be paid, or in which parts', () => {
  const checkout = {
    amount: 350.51,
    now: '2026-11-20T18:00:00.000Z',
    installmentCounts: [],
    cardFunding: null,
  };
  expect(methodNote(checkout, 8, es)).toBe('Crédito o débito');
  expect(methodNote({ ...checkout, installmentCounts: [3, 6, 9] }, 8, es)).toBe(
    'Crédito o débito\u00a0· hasta 9 meses sin intereses',
  );
  expect(methodNote({ ...checkout, cardFunding: 'credit', installmentCounts: [3] }, 8, es)).toBe(
    'Solo tarjetas de crédito\u00a0· hasta 3 meses sin intereses',
  );
  expect(methodNote(checkout, 5, es)).toBe('En efectivo, hasta el 23/11/2026');
  expect(methodNote(checkout, 11, en)).toBe('In cash, until 23/11/2026');
  // The first payments are a centavo more.
  expect(methodNote(checkout, 13, es)).toBe('En 5 quincenas de hasta $70.11');
});
