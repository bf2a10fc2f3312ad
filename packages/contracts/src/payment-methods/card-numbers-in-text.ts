import { cardLengths, looksLikeCard } from './card-issuers.ts';
import { digitPattern, withDecimalDigits } from './decimal-digits.ts';
import { isMoment, isOrderNumber } from './order-numbers.ts';

/**
 * What stands between the groups of a number: spaces of every kind, dots, slashes and underscores, hyphens and dashes, and what nobody
 * sees.
 */
const gap = '[\\s.·_/\\\\*|+\\u00ad‐-―−\\u200b-\\u200f\\u2060\\ufe0f\\u20e3\\ufeff-]{0,3}';

/** Finds digits that are written together or in groups, at least so many of them. */
export const digitRuns = (min: number): RegExp =>
  new RegExp(`${digitPattern}(?:${gap}${digitPattern}){${min - 1},}`, 'gu');

/** How many digits the numbers that are looked for have. */
export type NumberLength = { readonly min: number; readonly max: number };

/** The groups of a run, in digits of one kind. */
export const groupsOf = (run: string): readonly string[] => withDecimalDigits(run).split(/\D+/);

/**
 * Whether some groups, one after the other, make a number. Of each group only those are looked at that such a number
 * reaches to: a text of any length takes as many steps as it has groups. A group that is a moment is part of no number.
 */
export const groupsMake = (
  groups: readonly string[],
  { min, max }: NumberLength,
  isOne: (digits: string) => boolean,
): boolean =>
  groups.some((_, first) => {
    let digits = '';
    for (let next = first; next < groups.length && digits.length < max; next += 1) {
      const group = groups[next] ?? '';
      if (isMoment(group)) return false;
      digits += group;
      if (digits.length >= min && digits.length <= max && isOne(digits)) return true;
    }
    return false;
  });

const cardLength: NumberLength = { min: Math.min(...cardLengths), max: Math.max(...cardLengths) };
const cardRuns = digitRuns(cardLength.min);

/** The number of a card: range, length and check digit are right, and it was not made as order numbers are. */
export const isCardNumber = (digits: string): boolean => looksLikeCard(digits) && !isOrderNumber(digits);

const runHoldsCardNumber = (run: string): boolean => groupsMake(groupsOf(run), cardLength, isCardNumber);

const decoded = (escapes: string): string => {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
};

/** As an address may hold it: `%34929` is 4929. What is no such escape stays as it is. */
const unescaped = (text: string): string => text.replace(/(?:%[0-9a-f]{2})+/gi, decoded);

/** Whether somebody wrote a card's number into a text, in one piece or in groups. */
export const holdsCardNumber = (text: string): boolean =>
  [...text.matchAll(cardRuns)].some(([run]) => runHoldsCardNumber(run)) ||
  (text.includes('%') && unescaped(text) !== text && holdsCardNumber(unescaped(text)));

/** What stands where a card number was. */
export const maskedNumber = '******';

/** A text without the card numbers in it: whoever sent them reads the rest. */
export const withoutCardNumbers = (text: string): string => {
  const without = text.replace(cardRuns, (run) => (runHoldsCardNumber(run) ? maskedNumber : run));
  return holdsCardNumber(without) ? maskedNumber : without;
};
