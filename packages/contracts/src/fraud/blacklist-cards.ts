import { hasValidCheckDigit } from '../payment-methods/card-brands.ts';

/** The cards that a blacklist knows: more than are taken here, as the specification names them. */
const patterns = [
  ['Visa', /^4\d{12}(?:\d{3}){0,2}$/],
  ['Mastercard', /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/],
  ['American Express', /^3[47]\d{13}$/],
  ['Diners Club', /^3(?:0[0-5]\d|095|[689]\d{2})\d{10}$/],
  ['Discover', /^6(?:011|4[4-9]\d|5\d{2})\d{12}$/],
  ['JCB', /^(?:35(?:2[89]|[3-8]\d)\d{12}|(?:2131|1800)\d{11})$/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** The digits of a number as people write it, in groups. */
export const cardDigits = (text: string): string => text.trim().replace(/[ -]/g, '');

/** The brand of a complete and right number, or undefined. */
export const blacklistCardBrand = (digits: string): string | undefined =>
  hasValidCheckDigit(digits) ? patterns.find(([, pattern]) => pattern.test(digits))?.[0] : undefined;

/** A card as its entry shows it. */
export const shownCard = (brand: string, lastFour: string): string => `${brand} ···· ${lastFour}`;
