/** Digits of every script, and the small and circled ones that stand for a digit. */
export const digitPattern = '[\\p{Nd}²³¹⁰⁴-⁹₀-₉①-⑨⓪]';

const otherDigit = new RegExp(`(?![0-9])${digitPattern}`, 'gu');
const decimal = /\p{Nd}/u;

const isDecimal = (code: number): boolean => decimal.test(String.fromCodePoint(code));

/** Unicode lists the digits of a script in a row from 0 to 9; some rows are adjacent. */
const valueInRow = (code: number): number => {
  let first = code;
  while (isDecimal(first - 1)) first -= 1;
  return (code - first) % 10;
};

const meantBy = (character: string): string => {
  const plain = character.normalize('NFKC');
  if (/^[0-9]$/.test(plain)) return plain;
  return String(valueInRow(character.codePointAt(0) ?? 0));
};

/** Unicode has some hundreds of digits. Each is looked up once, because a search in a long text blocks the thread. */
const meanings = new Map<string, string>();

const digitOf = (character: string): string => {
  const known = meanings.get(character);
  if (known !== undefined) return known;
  const meant = meantBy(character);
  meanings.set(character, meant);
  return meant;
};

/** Replaces every digit of another script by the digit 0 to 9 that it means. */
export const withDecimalDigits = (text: string): string => text.replace(otherDigit, digitOf);
