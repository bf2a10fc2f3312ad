import { brandOf, cardBrands } from '@pasarela/contracts/card-numbers/card-brands';

/** The most digits that the number of any card has. */
const maxDigits = 19;

export const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** The digits of a card in what was typed or pasted; what its brand has no room for is left out. */
export const cardDigits = (text: string): string => {
  const digits = digitsIn(text);
  const brand = brandOf(digits);
  return digits.slice(0, brand ? cardBrands[brand].digits : maxDigits);
};

/** A number in the groups that are printed on the card: 4-6-5 on American Express, else fours. */
export const formatCardNumber = (digits: string): string => {
  const groups =
    brandOf(digits) === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
      : (digits.match(/\d{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
};

/** Where the caret stands behind so many digits of a written number. */
const caretBehind = (written: string, digits: number): number => {
  let passed = 0;
  for (let place = 0; place < written.length; place += 1) {
    if (passed === digits) return place;
    if (written[place] !== ' ') passed += 1;
  }
  return written.length;
};

/** What the field holds after a key, a paste or the browser's own filling in, before it is written in groups again. */
export type NumberEdit = {
  readonly text: string;
  readonly caret: number;
  readonly isForwardDelete: boolean;
};

/**
 * The digits after an edit, and where the caret belongs in them once they are written in groups. Who deletes the blank
 * between two groups means the digit beside it.
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
