import { brandOf, cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import { businessCalendar } from '@pasarela/contracts/dates/dates';

/** The most digits that the number of any card has. */
const maxDigits = 19;

export const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** The digits in a typed or pasted text; digits beyond the length of the brand's numbers are dropped. */
export const cardDigits = (text: string): string => {
  const digits = digitsIn(text);
  const brand = brandOf(digits);
  return digits.slice(0, brand ? cardBrands[brand].digits : maxDigits);
};

/** A number in the groups printed on cards: 4-6-5 for American Express, otherwise groups of four. */
export const formatCardNumber = (digits: string): string => {
  const groups =
    brandOf(digits) === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
      : (digits.match(/\d{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
};

/** The caret position after this many digits of a formatted number. */
const caretBehind = (written: string, digits: number): number => {
  let passed = 0;
  for (let place = 0; place < written.length; place += 1) {
    if (passed === digits) return place;
    if (written[place] !== ' ') passed += 1;
  }
  return written.length;
};

/** The field's content after a key, a paste or autofill, before it is formatted again. */
export type NumberEdit = {
  readonly text: string;
  readonly caret: number;
  readonly isForwardDelete: boolean;
};

/**
 * The digits after an edit, and the caret position in the formatted number. Deleting the space between two groups deletes the digit
 * next to it.
 */
export const editCardNumber = (
  before: string,
  { text, caret, isForwardDelete }: NumberEdit,
): { readonly digits: string; readonly caret: number } => {
  const passed = digitsIn(text.slice(0, caret)).length;
  const digits = cardDigits(text);
  if (digits !== before || text.length >= formatCardNumber(before).length)
    return { digits, caret: caretBehind(formatCardNumber(digits), passed) };
  const at = isForwardDelete ? passed : passed - 1;
  if (at < 0 || at >= digits.length) return { digits, caret: caretBehind(formatCardNumber(digits), passed) };
  const left = cardDigits(digits.slice(0, at) + digits.slice(at + 1));
  return { digits: left, caret: caretBehind(formatCardNumber(left), at) };
};

/** `2030-12`, the form in which some browsers autofill the expiry. */
const yearFirst = /^\s*20(\d{2})\s*[-/. ]\s*(\d{1,2})\s*$/;

/**
 * `1` can be the beginning of 10, 11 or 12; a larger digit is a complete month, and `13` means month 1 and a year that begins with
 * 3.
 */
const splitDigits = (digits: string): readonly [string, string] => {
  const month = digits.slice(0, 2);
  if (month.length === 1) return Number(month) > 1 ? [`0${month}`, ''] : [month, ''];
  return Number(month) > 12 ? [`0${digits.slice(0, 1)}`, digits.slice(1)] : [month, digits.slice(2)];
};

/** The year has two digits; a four-digit year is accepted while it is typed. */
const shortYear = (digits: string): string =>
  digits.startsWith('20') ? (digits.length >= 4 ? digits.slice(2, 4) : digits) : digits.slice(0, 2);

/** Formats the typed, pasted or autofilled text as `MM/YY`. */
export const formatExpiry = (text: string, before: string): string => {
  const turned = yearFirst.exec(text);
  if (turned) return `${(turned[2] ?? '').padStart(2, '0')}/${turned[1]}`;
  const isAdding = text.length > before.length;
  const [, first = '', separator = '', rest = ''] = /^\D*(\d*)(\D*)(.*)$/s.exec(text) ?? [];
  if (first === '') return '';
  if (separator !== '') {
    const month = first.length === 1 ? first.padStart(2, '0') : first.slice(0, 2);
    // Backspace across the slash leaves only the month.
    return !isAdding && rest === '' && !/\d/.test(before.slice(3))
      ? month
      : `${month}/${shortYear(digitsIn(rest))}`;
  }
  if (!isAdding && first.length < 3) return first;
  const [month, year] = splitDigits(first);
  return month.length < 2 ? month : `${month}/${shortYear(year)}`;
};

/** Month and year of a complete expiry. */
export const readExpiry = (text: string): { readonly month: string; readonly year: string } | undefined => {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  return month === undefined || year === undefined ? undefined : { month, year };
};

/** Whether the card has expired by the account's clock. The payer is only warned; the bank decides. */
export const isPastExpiry = (text: string, now: number): boolean => {
  const expiry = readExpiry(text);
  if (!expiry) return false;
  const today = businessCalendar(now);
  const months = (2000 + Number(expiry.year)) * 12 + Number(expiry.month) - 1;
  return months < today.year * 12 + today.month;
};
