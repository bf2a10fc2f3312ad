/**
 * The characters of a text: Unicode code points, as JSON Schema and zod count them. An emoji is one, although it has two units in a
 * string's `length`.
 */
export const charactersOf = (text: string): number => [...text].length;

/** Whether a text has more than `max` characters. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || charactersOf(text) > max);
