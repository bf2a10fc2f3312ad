/** What Vitest and template literals fill in: `%s`, `$name`, `${anything}`. */
const placeholder = /\$\{[^}]*\}|%[sdifjo#%$]|\$[\w.]+/;

/** Shorter pieces of a title (`: `, `, `) tell nothing of it. */
const minPiece = 3;

/**
 * Whether a text may be a part of a title as it stands in the source. Of a title into which something is filled when the
 * test runs, the text has to hold one of the written pieces whole, or to be a part of one.
 */
export const canContain = (title: string, text: string): boolean => {
  const [first = '', ...others] = title.split(placeholder);
  if (others.length === 0) return title.includes(text);
  const pieces = [first, ...others].map((piece) => piece.trim()).filter((piece) => piece.length >= minPiece);
  return pieces.length === 0 || pieces.some((piece) => text.includes(piece) || piece.includes(text));
};
