import { brandOf, cardBrands, hasValidCheckDigit } from './card-brands.ts';

/** Whether some groups of a run of digits, one after the other, make a number of at most so many digits. */
export const groupsMake = (run: string, mostDigits: number, isOne: (digits: string) => boolean): boolean => {
  const groups = run.split(/[ -]/);
  return groups.some((_, first) => {
    let digits = '';
    for (const group of groups.slice(first)) {
      digits += group;
      if (digits.length > mostDigits) return false;
      if (isOne(digits)) return true;
    }
    return false;
  });
};

const mostDigits = Math.max(...Object.values(cardBrands).map(({ digits }) => digits));

/** The number of a card that we take: brand, length and check digit are right. */
const isCardNumber = (digits: string): boolean => {
  const brand = brandOf(digits);
  return brand !== undefined && digits.length === cardBrands[brand].digits && hasValidCheckDigit(digits);
};

/** Whether somebody wrote a card's number into a text, in one piece or in groups. */
export const holdsCardNumber = (text: string): boolean =>
  [...text.matchAll(/\d(?:[ -]?\d){14,}/g)].some(([run]) => groupsMake(run, mostDigits, isCardNumber));
