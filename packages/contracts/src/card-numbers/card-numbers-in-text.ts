import { cardLengths, looksLikeCard } from './card-issuers.ts';
import { digitPattern, withDecimalDigits } from './decimal-digits.ts';
import { isMoment, isOrderNumber } from './order-numbers.ts';

/**
 * What stands between the groups of a number: spaces of every kind, dots, slashes and underscores, hyphens and dashes, and what nobody
 * sees.
 */
const gap = '[\\s.·_/\\\\*|+\\u00ad‐-―−\\u200b-\\u200f\\u2060\\ufe0f\\u20e3\\ufeff-]{0,3}';

/** A group of digits with none before it, so that a search begins at each group once. */
const group = `(?<!${digitPattern})${digitPattern}{1,19}`;

/**
 * Groups with the same sign between all of them, or each in brackets. Such signs stand between other figures too, in an hour or a list,
 * so that they part no number together with those of a gap.
 */
const signedGroups = `${group}([,:;'’"~=]|\\)\\(|\\]\\[)${group}(?:\\1${group})+`;

/** Finds digits that are written together or in groups, at least so many of them where no sign stands between the groups. */
export const digitRuns = (min: number): RegExp =>
  new RegExp(`${digitPattern}(?:${gap}${digitPattern}){${min - 1},}|${signedGroups}`, 'gu');

/** The min and max length, in digits, of the numbers that a search looks for. */
export type NumberLength = { readonly min: number; readonly max: number };

/** Between a digit and one of another kind: a number is written in one, and a footnote's mark beside it is no digit of it. */
const kinds = ['[0-9]', '(?![0-9])\\p{Nd}', `(?!\\p{Nd})${digitPattern}`];
const changeOfKind = new RegExp(
  kinds
    .flatMap((kind) => kinds.filter((other) => other !== kind).map((other) => `(?<=${kind})(?=${other})`))
    .join('|'),
  'gu',
);

const digitOfAnotherKind = new RegExp(`(?![0-9])${digitPattern}`, 'u');

/** The groups of a run, in digits from 0 to 9. */
export const groupsOf = (run: string): readonly string[] => {
  // Nearly all are written in these alone.
  const inKinds = digitOfAnotherKind.test(run) ? run.replace(changeOfKind, ' ') : run;
  return withDecimalDigits(inKinds).split(/\D+/);
};

/** Groups that follow each other, parted where one is a moment: a moment is part of no number. */
const stretchesOf = (groups: readonly string[]): readonly (readonly string[])[] => {
  const stretches: string[][] = [[]];
  for (const group of groups)
    if (isMoment(group)) stretches.push([]);
    else stretches.at(-1)?.push(group);
  return stretches;
};

/** The sums that check digits are made of, up to each digit: every second digit is doubled, from the first one or from the second. */
const checkSums = (digits: string): readonly [Int32Array, Int32Array] => {
  const sums = [new Int32Array(digits.length + 1), new Int32Array(digits.length + 1)] as const;
  for (let at = 0; at < digits.length; at += 1) {
    const figure = digits.charCodeAt(at) - 0x30;
    const doubled = figure > 4 ? figure * 2 - 9 : figure * 2;
    sums[0][at + 1] = (sums[0][at] ?? 0) + (at % 2 === 0 ? doubled : figure);
    sums[1][at + 1] = (sums[1][at] ?? 0) + (at % 2 === 0 ? figure : doubled);
  }
  return sums;
};

const stretchMakes = (
  groups: readonly string[],
  { min, max }: NumberLength,
  isOne: (digits: string) => boolean,
): boolean => {
  const digits = groups.join('');
  if (digits.length < min) return false;
  const sums = checkSums(digits);
  /** The last digit of a number is not doubled, the one before it is. */
  const isChecked = (begin: number, end: number): boolean => {
    const sum = sums[end % 2 === 0 ? 0 : 1];
    return ((sum[end] ?? 0) - (sum[begin] ?? 0)) % 10 === 0;
  };
  let begin = 0;
  return groups.some(({ length }, first) => {
    let end = begin;
    for (let next = first; next < groups.length && end - begin < max; next += 1) {
      end += groups[next]?.length ?? 0;
      if (end - begin < min || end - begin > max || !isChecked(begin, end)) continue;
      if (isOne(digits.slice(begin, end))) return true;
    }
    begin += length;
    return false;
  });
};

/**
 * Whether some groups, one after the other, make a number: `isOne` judges those that have a right check digit. Of each group only
 * those are looked at that such a number reaches to: a text of any length takes as many steps as it has groups, and a step is short,
 * for others wait while a text is searched. A group that is a moment is part of no number.
 */
export const groupsMake = (
  groups: readonly string[],
  length: NumberLength,
  isOne: (digits: string) => boolean,
): boolean => stretchesOf(groups).some((stretch) => stretchMakes(stretch, length, isOne));

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

/** Decodes the percent escapes of a URL: `%34929` is 4929. An escape that is no UTF-8 stays as it is. */
const unescaped = (text: string): string => text.replace(/(?:%[0-9a-f]{2})+/gi, decoded);

/** Whether somebody wrote a card's number into a text, in one piece or in groups. */
export const holdsCardNumber = (text: string): boolean =>
  [...text.matchAll(cardRuns)].some(([run]) => runHoldsCardNumber(run)) ||
  (text.includes('%') && unescaped(text) !== text && holdsCardNumber(unescaped(text)));

/** The text that replaces a card number. */
export const maskedNumber = '******';

/** A text without the card numbers in it: whoever sent them reads the rest. */
export const withoutCardNumbers = (text: string): string => {
  const without = text.replace(cardRuns, (run) => (runHoldsCardNumber(run) ? maskedNumber : run));
  // Search once more where masking may have joined two groups of digits, or where the text may hold escapes.
  const isSearched = without === text && !text.includes('%');
  return !isSearched && holdsCardNumber(without) ? maskedNumber : without;
};
