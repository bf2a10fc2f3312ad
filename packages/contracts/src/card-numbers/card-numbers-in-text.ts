import { cardLengths, looksLikeCard } from './card-issuers.ts';
import { digitPattern, withDecimalDigits } from './decimal-digits.ts';
import { isMoment, isOrderNumber } from './order-numbers.ts';

/** The separators between the groups of a number: spaces, dots, slashes, underscores, hyphens, dashes, invisible characters and emojis. */
const gap =
  '[\\s\\p{So}\\u{1f3fb}-\\u{1f3ff}.·_/\\\\*|+\\u00ad‐-―−\\u200b-\\u200f\\u2060\\ufe0f\\u20e3\\ufeff-]{0,3}';

/** A group of digits that no digit precedes, so that a search starts only once in each group. */
const group = `(?<!${digitPattern})${digitPattern}{1,19}`;

/**
 * Groups with the same sign between all of them, or each in brackets. These signs also occur in times and lists, so they are not
 * combined with the separators of `gap`.
 */
const signedGroups = `${group}([,:;'’"~=]|\\)\\(|\\]\\[)${group}(?:\\1${group})+`;

/** Finds runs of digits, with or without separators; at least `min` digits unless a sign separates the groups. */
export const digitRuns = (min: number): RegExp =>
  new RegExp(`${digitPattern}(?:${gap}${digitPattern}){${min - 1},}|${signedGroups}`, 'gu');

/** The min and max length, in digits, of the numbers that a search looks for. */
export type NumberLength = { readonly min: number; readonly max: number };

/**
 * The place between digits of different kinds. A number uses one kind of digits; a footnote mark after it does not belong to it.
 */
const kinds = ['[0-9]', '(?![0-9])\\p{Nd}', `(?!\\p{Nd})${digitPattern}`];
const changeOfKind = new RegExp(
  kinds
    .flatMap((kind) => kinds.filter((other) => other !== kind).map((other) => `(?<=${kind})(?=${other})`))
    .join('|'),
  'gu',
);

const digitOfAnotherKind = new RegExp(`(?![0-9])${digitPattern}`, 'u');

/** The groups of a run, converted to the digits 0 to 9. */
export const groupsOf = (run: string): readonly string[] => {
  // Most runs have only the digits 0 to 9 and need no conversion.
  const inKinds = digitOfAnotherKind.test(run) ? run.replace(changeOfKind, ' ') : run;
  return withDecimalDigits(inKinds).split(/\D+/);
};

/** Adjacent groups, split at timestamps, because a timestamp is never part of a card number. */
const stretchesOf = (groups: readonly string[]): readonly (readonly string[])[] => {
  const stretches: string[][] = [[]];
  for (const group of groups)
    if (isMoment(group)) stretches.push([]);
    else stretches.at(-1)?.push(group);
  return stretches;
};

/** The cumulative check sums up to each digit (Luhn): every second digit is doubled, starting with the first or with the second. */
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
  /** Whether the check digit is right. The last digit is not doubled, the one before it is. */
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
 * Whether adjacent groups form a number of the given length with a right check digit that `isOne` accepts. The time is linear in
 * the number of groups, because the text can be long and the search blocks the thread.
 */
export const groupsMake = (
  groups: readonly string[],
  length: NumberLength,
  isOne: (digits: string) => boolean,
): boolean => stretchesOf(groups).some((stretch) => stretchMakes(stretch, length, isOne));

const cardLength: NumberLength = { min: Math.min(...cardLengths), max: Math.max(...cardLengths) };
const cardRuns = digitRuns(cardLength.min);

/**
 * Whether digits are a card number: range, length and check digit are right, and they do not have the pattern of an order number.
 */
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

/**
 * A UUID, or an identifier or hash of 24, 32, 40 or 64 hexadecimal digits, with a letter. The digits of one in several thousand
 * random ones look like a card number, and no card number is written in these forms.
 */
const identifiers =
  /((?<![0-9a-z])(?=[0-9-]{0,63}[a-f])(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|[0-9a-f]{24}|[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})(?![0-9a-z]))/i;

/** The parts of a text before, between and after its identifiers at the even places, the identifiers at the odd ones. */
const aroundIdentifiers = (text: string): readonly string[] => text.split(identifiers);

/** The text with its identifiers as they are and everything else as `change` returns it. */
export const changeAroundIdentifiers = (text: string, change: (part: string) => string): string =>
  aroundIdentifiers(text)
    .map((part, place) => (place % 2 === 0 ? change(part) : part))
    .join('');

/** Whether a text contains a card number, written in one piece or in groups. */
export const holdsCardNumber = (text: string): boolean =>
  aroundIdentifiers(text).some(
    (part, place) => place % 2 === 0 && [...part.matchAll(cardRuns)].some(([run]) => runHoldsCardNumber(run)),
  ) ||
  (text.includes('%') && unescaped(text) !== text && holdsCardNumber(unescaped(text)));

/** The text that replaces a card number. */
export const maskedNumber = '******';

/** The text with every card number replaced by the mask. */
export const withoutCardNumbers = (text: string): string => {
  const without = changeAroundIdentifiers(text, (part) =>
    part.replace(cardRuns, (run) => (runHoldsCardNumber(run) ? maskedNumber : run)),
  );
  // Search once more where masking may have joined two groups of digits, or where the text may hold escapes.
  const isSearched = without === text && !text.includes('%');
  return !isSearched && holdsCardNumber(without) ? maskedNumber : without;
};
