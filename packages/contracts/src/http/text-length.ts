/**
 * Whether a text has more than `max` characters. Characters are Unicode code points, as JSON Schema and zod count them: an emoji is one,
 * although it has two units in a string's `length`.
 */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || [...text].length > max);
