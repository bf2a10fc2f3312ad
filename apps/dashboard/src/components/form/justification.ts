import { limits } from '@pasarela/contracts/limits/limits';

/** A reason as it is sent: without blanks round it, and in one line. */
export const justificationOf = (text: string): string => text.trim().replace(/\s*[\r\n\t]+\s*/g, ' ');

/** The number of characters left for a reason. A negative number is the excess. */
export const remainingCharacters = (text: string): number =>
  limits.justification.max - justificationOf(text).length;

export const isJustification = (text: string): boolean => {
  const { length } = justificationOf(text);
  return length >= limits.justification.min && length <= limits.justification.max;
};
