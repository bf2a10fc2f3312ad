import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandOf, cardBrandNames, cardBrands, hasValidCheckDigit, maskCard } from './card-brands.ts';

describe('the brand of a card', () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['5105105105105100', 'mastercard'],
    ['5599999999999999', 'mastercard'],
    ['2221000000000000', 'mastercard'],
    ['2720990000000000', 'mastercard'],
    ['378282246310005', 'amex'],
    ['341111111111111', 'amex'],
    ['2220990000000000', undefined],
    ['2721000000000000', undefined],
    ['5000000000000000', undefined],
    ['5600000000000000', undefined],
    ['351111111111111', undefined],
    ['6011111111111117', undefined],
    ['30569309025904', undefined],
    ['', undefined],
  ])('of %s is %s', (number, brand) => {
    expect(brandOf(number)).toBe(brand);
  });

  it('has the codes of the catalogue, and the digits of its cards', { tags: ['PAYMENT-26'] }, () => {
    const entries = cardBrandNames.map((name) => {
      const { cardType, digits, codeDigits, maxInstallments } = cardBrands[name];
      return [name, cardType, digits, codeDigits, maxInstallments];
    });
    expect(entries).toEqual([
      ['visa', '001', 16, 3, 18],
      ['mastercard', '002', 16, 3, 18],
      ['amex', '003', 15, 4, 12],
    ]);
  });
});

describe('the check digit', () => {
  it('is that of ISO/IEC 7812-1', () => {
    for (const number of ['4242424242424242', '79927398713', '378282246310005', '0'])
      expect(hasValidCheckDigit(number)).toBe(true);
    for (const number of ['4242424242424241', '79927398710', '378282246310004', ''])
      expect(hasValidCheckDigit(number)).toBe(false);
  });

  it('is right for one last digit of ten', () => {
    const beginnings = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 11, maxLength: 18 });
    fc.assert(
      fc.property(beginnings, (beginning) => {
        const right = [...'0123456789'].filter((last) => hasValidCheckDigit(beginning + last));
        expect(right).toHaveLength(1);
      }),
    );
  });

  it('notices any single digit that is mistyped', () => {
    const typed = fc.record({ place: fc.nat(15), figure: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(typed, ({ place, figure }) => {
        const digits = [...'4242424242424242'];
        digits[place] = String((Number(digits[place]) + figure) % 10);
        expect(hasValidCheckDigit(digits.join(''))).toBe(false);
      }),
    );
  });
});

it('shows the first six and the last four', () => {
  expect(maskCard('424242', '4242')).toBe('424242******4242');
  expect(maskCard('378282', '0005', 15)).toBe('378282*****0005');
});
