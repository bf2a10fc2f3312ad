import { foldedText } from './filter-by-name.ts';

/** Whether a text holds every word that was typed, in any order; accents and case need not be typed. */
export const holdsWords = (text: string, typed: string): boolean => {
  const folded = foldedText(text);
  return foldedText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};
