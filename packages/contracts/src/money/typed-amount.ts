/** `1,234,567.89`: commas between thousands, a point before the decimals. */
const commaGrouped = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{0,12}))?$/;
/** `1.234,50`: points between thousands, a comma before the decimals. */
const pointGrouped = /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})$/;
/** `1 234.50`: spaces between thousands, a point or a comma before the decimals. */
const spaceGrouped = /^([1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+)(?:\.(\d{0,12})|,(\d{0,2}))?$/;
/** `1234.5` and `1234,5`: a comma with one or two digits after it is a decimal comma; with three it separates thousands. */
const ungrouped = /^(\d{1,12})(?:\.(\d{0,12})|,(\d{0,2}))?$/;

/** `1.000` is a thousand to some and one to others. */
const twofold = /^[1-9]\d{0,2}\.\d{3}$/;

const forms: readonly RegExp[] = [commaGrouped, pointGrouped, spaceGrouped, ungrouped];

/**
 * Parses a typed amount in MXN in Mexican notation, optionally with `$` or `MXN`. Undefined if it cannot be read in exactly one
 * way. It may have more than two decimals, where its
 * point can be no other than theirs: the rules report that.
 */
export const readTypedAmount = (text: string): number | undefined => {
  const typed = text
    .trim()
    .replace(/^\$\s?/, '')
    .replace(/\s?MXN$/i, '');
  if (twofold.test(typed)) return undefined;
  for (const form of forms) {
    const [, whole, decimals, afterComma] = form.exec(typed) ?? [];
    if (whole !== undefined) return Number(`${whole.replace(/\D/g, '')}.${decimals ?? afterComma ?? ''}0`);
  }
  return undefined;
};
