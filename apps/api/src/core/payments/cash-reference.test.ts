import { hasValidCheckDigit } from '@pasarela/contracts/card-numbers/card-brands';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cashReference } from './cash-reference.ts';

it.each([
  ['4929570203841061', '4929570203841062'],
  ['30569309025904', '30569309025905'],
  ['4242424242424259', '4242424242424250'],
  ['91018069260891', '91018069260891'],
])('of the digits %s is %s', (digits, reference) => {
  expect(cashReference({ digits: () => digits }, digits.length)).toBe(reference);
});

it('has no check digit of a card, whatever its digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{14}(\d\d)?$/), (digits) => {
      expect(hasValidCheckDigit(cashReference({ digits: () => digits }, digits.length))).toBe(false);
    }),
  );
});
