import { foldedText } from './filter-by-name.ts';

/** Whether a word of a text begins with each word that was typed, in any order; accents and case need not be typed. */
export const holdsWords = (text: string, typed: string): boolean => {
  const words = ` ${foldedText(text).replace(/[^\p{L}\p{N}@.]+/gu, ' ')}`;
  return foldedText(typed)
    .split(/\s+/)
    .every((word) => words.includes(` ${word}`));
};
