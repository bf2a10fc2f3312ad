import { brandOf, cardBrands } from '@pasarela/contracts/card-numbers/card-brands';

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
