import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { code128Shape, code128Widths, groupReference } from './voucher-codes.ts';

test.each([
  ['1234567890123456', '1234 5678 9012 3456'],
  ['12345678901234', '1234 5678 9012 34'],
])('%s is read %s', (digits, read) => {
  expect(groupReference(digits)).toBe(read);
});

/** Dark modules are 1. */
const modulesOf = (digits: string): string =>
  code128Widths(digits)
    .map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width))
    .join('');

// Vectors of an independent encoder.
test.each([
  ['1010', '110100111001100100010011001000100110001101101100011101011'],
  [
    '12345678901234',
    '1101001110010110011100100010110001110001011011000010100110111101101011001110010001011000111101001001100011101011',
  ],
  [
    '00000000000000',
    '1101001110011011001100110110011001101100110011011001100110110011001101100110011011001100110011001101100011101011',
  ],
  [
    '99999999999999',
    '1101001110010111011110101110111101011101111010111011110101110111101011101111010111011110101111000101100011101011',
  ],
  [
    '1234567890123456',
    '110100111001011001110010001011000111000101101100001010011011110110101100111001000101100011100010110110010111001100011101011',
  ],
])('%s', (digits, modules) => {
  expect(modulesOf(digits)).toBe(modules);
});

const evenDigits = fc
  .array(fc.constantFrom(...'0123456789'), { minLength: 2, maxLength: 24 })
  .filter((digits) => digits.length % 2 === 0)
  .map((digits) => digits.join(''));

describe('every symbol', () => {
  it('is eleven modules wide; the stop has thirteen', () => {
    fc.assert(
      fc.property(evenDigits, (digits) => {
        expect(modulesOf(digits)).toHaveLength(11 * (digits.length / 2 + 2) + 13);
      }),
    );
  });

  it('has an even number of dark modules, the last bar aside', () => {
    fc.assert(
      fc.property(evenDigits, (digits) => {
        const symbols = modulesOf(digits).slice(0, -13).match(/.{11}/g) ?? [];
        for (const symbol of symbols) {
          expect(symbol).toMatch(/^1.*0$/);
          expect(symbol.replaceAll('0', '').length % 2).toBe(0);
        }
      }),
    );
  });
});

it('has ten clear modules on both sides', () => {
  const { width, bars } = code128Shape('12345678901234');
  expect(width).toBe(10 + 112 + 10);
  expect(bars[0]).toEqual({ x: 10, width: 2 });
  const last = bars.at(-1);
  expect(last && last.x + last.width).toBe(122);
});

it('takes an even number of digits, and nothing else', () => {
  for (const text of ['', '1', '123', '12 34', '12a4', '-123'])
    expect(() => code128Widths(text)).toThrow(RangeError);
});
