/** `1,234,567.89`: commas between thousands, a point before the decimals. */
const commaGrouped = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{0,12}))?$/;
/** `1.234,50`: the other way round. Without its decimals a point is before decimals, and not between thousands. */
const pointGrouped = /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})$/;
/** `1 234.50`: spaces between thousands, a point or a comma before the decimals. */
const spaceGrouped = /^([1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+)(?:\.(\d{0,12})|,(\d{0,2}))?$/;
/** `1234.5` and `1234,5`: a comma with one or two figures after it is before decimals; with three it is between thousands. */
const ungrouped = /^(\d{1,12})(?:\.(\d{0,12})|,(\d{0,2}))?$/;

const forms: readonly RegExp[] = [commaGrouped, pointGrouped, spaceGrouped, ungrouped];

/**
 * A typed amount in MXN, as people in Mexico write it, with `$` before it or `MXN` after it where they do; undefined where it cannot be
 * read in exactly one way. It may have more decimals than centavos have: the rules name that.
 */
export const readTypedAmount = (text: string): number | undefined => {
  const typed = text
    .trim()
    .replace(/^\$\s?/, '')
    .replace(/\s?MXN$/i, '');
  for (const form of forms) {
    const [, whole, decimals, afterComma] = form.exec(typed) ?? [];
    if (whole !== undefined) return Number(`${whole.replace(/\D/g, '')}.${decimals ?? afterComma ?? ''}0`);
  }
  return undefined;
};
