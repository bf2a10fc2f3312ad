import { expect, test } from 'vitest';
import { cardText, destinationText, methodText, unbrokenDestination } from './payment-label.tsx';

test.each([
  ['424242******4242', 'Visa ···· 4242'],
  ['510510******5100', 'Mastercard ···· 5100'],
  ['378282*****0005', 'American Express ···· 0005'],
  ['601111******1117', '···· 1117'],
  [null, null],
])('%s is %s', (account, text) => {
  expect(cardText(account)).toBe(text);
});

test('methods have the words of the catalogue', () => {
  expect(methodText({ idPaymentMethod: 10 }, 'es')).toBe('Tarjeta de débito');
  expect(methodText({ idPaymentMethod: 10 }, 'en')).toBe('Debit card');
  expect(methodText({ idPaymentMethod: null }, 'es')).toBe('–');
});

test('money goes back to the card, or to the method', () => {
  const card = { idPaymentMethod: 8, account: '424242******4242' } as const;
  expect(destinationText(card, 'es')).toBe('Visa ···· 4242');
  expect(unbrokenDestination(card, 'es')).toBe('Visa\u00a0····\u00a04242');
  expect(destinationText({ idPaymentMethod: 13, account: null }, 'es')).toBe('Aplazo');
});
