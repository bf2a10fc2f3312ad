import { hasValidCheckDigit } from './card-brands.ts';

type CardIssuer = {
  readonly brand: string;
  /** The issuer ranges that the network has (ISO/IEC 7812). */
  readonly range: RegExp;
  /** The lengths that the network's card numbers may have, in digits, and the length in use today. */
  readonly lengths: readonly number[];
  readonly usual: number;
};

/** The networks whose cards are recognized. More than the accepted ones, because the specification's blacklist names them. */
const cardIssuers: readonly CardIssuer[] = [
  { brand: 'Visa', range: /^4/, lengths: [13, 16, 19], usual: 16 },
  {
    brand: 'Mastercard',
    range: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    usual: 16,
  },
  { brand: 'American Express', range: /^3[47]/, lengths: [15], usual: 15 },
  { brand: 'Diners Club', range: /^3(?:0[0-5]|095|[689])/, lengths: [14], usual: 14 },
  { brand: 'Discover', range: /^6(?:011|4[4-9]|5)/, lengths: [16], usual: 16 },
  { brand: 'JCB', range: /^35(?:2[89]|[3-8])/, lengths: [16], usual: 16 },
  { brand: 'JCB', range: /^(?:2131|1800)/, lengths: [15], usual: 15 },
];

/** The lengths of the numbers that are in use. */
export const cardLengths: readonly number[] = [...new Set(cardIssuers.map(({ usual }) => usual))].sort(
  (one, other) => one - other,
);

/** The brand of a complete and right number, or undefined. */
export const cardIssuerOf = (digits: string): string | undefined =>
  hasValidCheckDigit(digits)
    ? cardIssuers.find(({ range, lengths }) => lengths.includes(digits.length) && range.test(digits))?.brand
    : undefined;

/** Whether digits have a network's range, the length of its numbers and a right check digit. */
export const looksLikeCard = (digits: string): boolean =>
  cardIssuers.some(({ range, usual }) => usual === digits.length && range.test(digits)) &&
  hasValidCheckDigit(digits);
