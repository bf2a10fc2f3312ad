import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasValidCheckDigit } from '../card-numbers/card-brands.ts';
import { cardIssuerOf } from '../card-numbers/card-issuers.ts';
import { testCards } from '../test-cards/test-cards.ts';
import { cardDigits, shownCard } from './blacklist-cards.ts';
import { blacklistProblem, isIpv4 } from './blacklist-rules.ts';

/** A number with its check digit, from what stands before it. */
const checked = (digits: string): string =>
  [...'0123456789'].map((last) => digits + last).find(hasValidCheckDigit) ?? '';

describe('a card', () => {
  it.each([
    ['Visa', '4242424242424242'],
    ['Visa', checked('422222222222')],
    ['Visa', checked('400000000000000000')],
    ['Mastercard', '5555555555554444'],
    ['Mastercard', checked('222100000000000')],
    ['Mastercard', checked('272099999999999')],
    ['American Express', '378282246310005'],
    ['American Express', checked('34000000000000')],
    ['Diners Club', '30569309025904'],
    ['Diners Club', '38520000023237'],
    ['Diners Club', checked('3600000000000')],
    ['Discover', '6011111111111117'],
    ['Discover', checked('644000000000000')],
    ['Discover', checked('650000000000000')],
    ['JCB', '3530111333300000'],
    ['JCB', checked('213100000000000'.slice(0, 14))],
    ['JCB', checked('18000000000000')],
  ])('of %s is %s', { tags: ['FRAUD-12'] }, (brand, number) => {
    expect(cardIssuerOf(number)).toBe(brand);
    expect(blacklistProblem('card', number)).toBeUndefined();
  });

  it('may be written in groups', () => {
    for (const text of ['4242 4242 4242 4242', '4242-4242-4242-4242', ' 4242424242424242 ']) {
      expect(blacklistProblem('card', text)).toBeUndefined();
      expect(cardDigits(text)).toBe('4242424242424242');
    }
  });

  it('fails with any one digit changed', { tags: ['FRAUD-12'] }, () => {
    for (const { number } of testCards)
      for (let index = 0; index < number.length; index += 1) {
        const digit = (Number(number[index]) + 1) % 10;
        const wrong = `${number.slice(0, index)}${digit}${number.slice(index + 1)}`;
        expect(blacklistProblem('card', wrong)).toBe('invalid_card');
      }
  });

  it.each([
    checked('424242424242424'.slice(0, 13)),
    checked('555555555555'),
    checked('900000000000000'),
    checked('222000000000000'),
    checked('272100000000000'),
    '0000000000000000',
    '4242.4242.4242.4242',
    'x',
    '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
  ])('is not %s', (number) => {
    expect(blacklistProblem('card', number)).toBe('invalid_card');
  });

  it('is shown by brand and last four', () => {
    expect(shownCard('Visa', '4242')).toBe('Visa ···· 4242');
  });
});

describe('an address', () => {
  it('is four numbers up to 255', { tags: ['FRAUD-11'] }, () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isIpv4(address)).toBe(true);
        expect(blacklistProblem('ip', ` ${address} `)).toBeUndefined();
      }),
    );
  });

  it.each([
    '256.1.1.1',
    '1.1.1',
    '1.1.1.1.1',
    '01.1.1.1',
    '1.1.1.1/24',
    '1.1.1.-1',
    '1..1.1',
    '::1',
    '::ffff:1.2.3.4',
    '0x7f.1.1.1',
    'localhost',
    '1.1.1.1\n',
  ])('is not %s', { tags: ['FRAUD-11'] }, (address) => {
    expect(isIpv4(address)).toBe(false);
  });
});

describe('an e-mail', () => {
  it.each(['ana@example.com', 'Ana.Lopez+x@mail.example.mx'])('is %s', { tags: ['FRAUD-10'] }, (email) => {
    expect(blacklistProblem('email', email)).toBeUndefined();
  });
  it.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana lopez@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('is not %s', { tags: ['FRAUD-10'] }, (email) => {
    expect(blacklistProblem('email', email)).toBe('invalid_email');
  });
});

it('is no e-mail with a card number in it', () => {
  expect(blacklistProblem('email', '4929570203841061@example.com')).toBe('card_number_in_text');
});

it('needs a value', { tags: ['FRAUD-9'] }, () => {
  for (const field of ['email', 'ip', 'card'] as const)
    for (const value of ['', ' ', '\t']) expect(blacklistProblem(field, value)).toBe('required');
});
