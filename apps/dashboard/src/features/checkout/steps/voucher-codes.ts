/**
 * Code 128 (ISO/IEC 15417), code set C: two digits per symbol, the narrowest form for a reference with an even number of digits.
 */

/** Widths of bar, space, bar, space, bar, space by the value of a symbol, in modules. 103 to 105 are the starts. */
const patterns =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  );
const startC = 105;
/** The modulus of the check symbol. */
const modulus = 103;
const stop = '2331112';

/** The widths of bars and spaces in turn, a bar first, in modules. */
export const code128Widths = (digits: string): readonly number[] => {
  const pairs = digits.match(/\d\d/g) ?? [];
  if (pairs.length === 0 || pairs.join('') !== digits)
    throw new RangeError('code set C takes an even number of digits, and nothing else');
  const values = pairs.map(Number);
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), startC) % modulus;
  return [...[startC, ...values, check].map((value) => patterns[value]), stop].join('').split('').map(Number);
};

/** The blank margin that a scanner needs on either side, in modules. */
const quietZone = 10;

export type BarcodeShape = {
  /** The total width in modules, quiet zones included. */
  readonly width: number;
  readonly bars: readonly { readonly x: number; readonly width: number }[];
};

/** The bars of a Code 128 barcode, with their positions and widths in modules. */
export const code128Shape = (digits: string): BarcodeShape => {
  const bars: { x: number; width: number }[] = [];
  let x = quietZone;
  for (const [index, width] of code128Widths(digits).entries()) {
    if (index % 2 === 0) bars.push({ x, width });
    x += width;
  }
  return { width: x + quietZone, bars };
};

/** A reference as it is read out: in groups of four. */
export const groupReference = (digits: string): string => digits.match(/\d{1,4}/g)?.join(' ') ?? digits;
