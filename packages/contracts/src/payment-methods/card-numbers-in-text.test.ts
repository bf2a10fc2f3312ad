import { expect, it } from 'vitest';
import { groupsMake, groupsOf, holdsCardNumber } from './card-numbers-in-text.ts';

it.each([
  '4929570203841061',
  'PEDIDO-4929570203841061',
  'paga con 4929 5702 0384 1061, gracias',
  '4929-5702-0384-1061',
  '12 4929 5702 0384 1061 7',
  '378282246310005',
  '5555555555554444@example.com',
  '4929.5702.0384.1061',
  '4929  5702  0384  1061',
  '4929\u00a05702\u00a00384\u00a01061',
  '4929–5702–0384–1061',
  '4929\u200b5702\u200b0384\u200b1061',
  '４９２９5702 0384 1061',
  '٤ 4929 5702 0384 1061',
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

it('takes a step for each group of a text, however long it is', () => {
  const steps = (text: string): number => {
    let taken = 0;
    groupsMake(groupsOf(text), { least: 15, most: 16 }, () => {
      taken += 1;
      return false;
    });
    return taken;
  };
  expect([steps('4 '.repeat(1_000)), steps('4 '.repeat(2_000))]).toEqual([1_972, 3_972]);
  expect(holdsCardNumber('4 '.repeat(130_000))).toBe(false);
});
