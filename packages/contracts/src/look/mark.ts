/**
 * The mark of the product: a P whose bowl is an arch and whose foot is the deck of a footbridge, drawn with one line of `stroke`
 * on a square of `size` with rounded corners. One colour suffices: the line may be cut out of the square.
 */
export const mark = {
  size: 32,
  corner: 7,
  stroke: 4,
  line: 'M8 32V14.5a8 8 0 0 1 16 0 6 6 0 0 1-6 6H0',
} as const;

/** The colours of the tokens `--accent`, `--on-accent` and `--paper` in each theme, for files that cannot read the tokens. */
export const markColors = {
  light: { square: '#0b6b57', line: '#ffffff', paper: '#ffffff' },
  dark: { square: '#4cc3a2', line: '#06231b', paper: '#17191b' },
} as const;

/** The mark as an SVG file. `corner` 0 is for platforms that cut the corners themselves. */
export const markSvg = (
  { square, line }: { readonly square: string; readonly line: string },
  corner: number = mark.corner,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${mark.size}" height="${mark.size}" viewBox="0 0 ${mark.size} ${mark.size}"><title>Pasarela</title><clipPath id="c"><rect width="${mark.size}" height="${mark.size}" rx="${corner}"/></clipPath><g clip-path="url(#c)"><rect width="${mark.size}" height="${mark.size}" fill="${square}"/><path d="${mark.line}" fill="none" stroke="${line}" stroke-width="${mark.stroke}"/></g></svg>\n`;
