import { brandOf, cardBrands, hasValidCheckDigit } from './card-brands.ts';

/** Digits as they are typed, the wide ones of Asian keyboards among them. */
const digit = '[0-9０-９]';
/** What stands between the groups of a number: spaces of every kind, dots, hyphens and dashes, and what nobody sees. */
const gap = '[\\s.·\\u00ad‐-―−\\u200b-\\u200f\\u2060\\ufeff-]{0,2}';

/** Finds digits that are written together or in groups, at least so many of them. */
export const digitRuns = (least: number): RegExp =>
  new RegExp(`${digit}(?:${gap}${digit}){${least - 1},}`, 'g');

/** How many digits the numbers that are looked for have. */
export type NumberLength = { readonly least: number; readonly most: number };

/** The groups of a run, in digits of one kind. */
export const groupsOf = (run: string): readonly string[] => run.normalize('NFKC').split(/\D+/);

/**
 * Whether some groups, one after the other, make a number. Of each group only those are looked at that such a number
 * reaches to: a text of any length takes as many steps as it has groups.
 */
export const groupsMake = (
  groups: readonly string[],
  { least, most }: NumberLength,
  isOne: (digits: string) => boolean,
): boolean =>
  groups.some((_, first) => {
    let digits = '';
    for (let next = first; next < groups.length && digits.length < most; next += 1) {
      digits += groups[next];
      if (digits.length >= least && digits.length <= most && isOne(digits)) return true;
    }
    return false;
  });

const lengths = Object.values(cardBrands).map(({ digits }) => digits);
const cardLength: NumberLength = { least: Math.min(...lengths), most: Math.max(...lengths) };
const cardRuns = digitRuns(cardLength.least);

/** The number of a card that we take: brand, length and check digit are right. */
const isCardNumber = (digits: string): boolean => {
  const brand = brandOf(digits);
  return brand !== undefined && digits.length === cardBrands[brand].digits && hasValidCheckDigit(digits);
};

/** Whether somebody wrote a card's number into a text, in one piece or in groups. */
export const holdsCardNumber = (text: string): boolean =>
  [...text.matchAll(cardRuns)].some(([run]) => groupsMake(groupsOf(run), cardLength, isCardNumber));
