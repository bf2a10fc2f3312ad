import { expect, it } from 'vitest';
import { holdsCardNumber } from './card-numbers-in-text.ts';

it.each([
  '4929570203841061',
  'PEDIDO-4929570203841061',
  'paga con 4929 5702 0384 1061, gracias',
  '4929-5702-0384-1061',
  '12 4929 5702 0384 1061 7',
  '378282246310005',
  '5555555555554444@example.com',
])('finds the card in %s', (text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

it.each([
  '',
  'PEDIDO-1042',
  '4929570203841062',
  // Of no brand that we take, or of another length.
  '6011111111111117',
  '1794929570203841061',
  '49295702038410613',
  '1763661234563',
  '55 1234 5678',
  '4929 5702',
  '٤٩٢٩٥٧٠٢٠٣٨٤١٠٦١',
])('finds none in %j', (text) => {
  expect(holdsCardNumber(text)).toBe(false);
});
