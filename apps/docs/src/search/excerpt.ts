import { folded } from './folded.ts';

/** A part of a text: a word that was found, or what stands round it. */
export type TextPart = { readonly start: number; readonly text: string; readonly marked: boolean };

const wordsIn = (text: string): { word: string; start: number }[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{Mn}]+/gu)].map((match) => ({ word: match[0], start: match.index }));

/** Where words of a text, or parts of a field's name, begin like those to mark. */
const foundIn = (text: string, marks: readonly string[]): { start: number; end: number }[] => {
  const sought = marks.map(folded);
  return wordsIn(text).flatMap(({ word, start }) => {
    const whole = folded(word);
    const inside = sought.find((term) => whole.startsWith(term));
    if (inside !== undefined) return [{ start, end: start + inside.length }];
    const part = [...word.matchAll(/(?<=[a-z\d])[A-Z][a-z\d]*/g)].find((one) =>
      sought.some((term) => folded(one[0]).startsWith(term)),
    );
    return part ? [{ start: start + part.index, end: start + part.index + part[0].length }] : [];
  });
};

/** The text with the words that were found marked in it. Accents that stand as marks of their own are not told apart. */
export const markedText = (text: string, marks: readonly string[], begin = 0): TextPart[] => {
  const composed = text.normalize('NFC');
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of foundIn(composed, marks)) {
    if (start > done) parts.push({ start: begin + done, text: composed.slice(done, start), marked: false });
    parts.push({ start: begin + start, text: composed.slice(start, end), marked: true });
    done = end;
  }
  if (done < composed.length) parts.push({ start: begin + done, text: composed.slice(done), marked: false });
  return parts;
};

/** In characters: a whole excerpt, what stands before what was found, and how far back its sentence may begin. */
const excerptLength = 150;
const before = 50;
const furthestBegin = 90;

/** Where a word begins, at this place or after it. */
const wordFrom = (text: string, place: number): number => {
  if (place <= 0) return 0;
  const space = text.indexOf(' ', place);
  return space < 0 ? place : space + 1;
};

/** Where to begin before a place: at its sentence, or at a word where that began long before. */
const beginBefore = (text: string, place: number): number => {
  if (place <= before) return 0;
  const ends = [...text.slice(0, place).matchAll(/[.:?!] (?=[\p{Lu}¿¡“])/gu)];
  const sentence = (ends.at(-1)?.index ?? -2) + 2;
  return place - sentence <= furthestBegin ? sentence : Math.min(wordFrom(text, place - before), place);
};

/** A line of a section's text round the first of the words that were looked for. */
export const excerptOf = (text: string, marks: readonly string[]): TextPart[] => {
  const composed = text.normalize('NFC');
  const first = foundIn(composed, marks)[0]?.start ?? 0;
  const start = beginBefore(composed, first);
  const end = Math.min(composed.length, start + excerptLength);
  const cut = end < composed.length ? Math.max(composed.lastIndexOf(' ', end), start + before) : end;
  const shown = `${start > 0 ? '… ' : ''}${composed.slice(start, cut)}${cut < composed.length ? ' …' : ''}`;
  return markedText(shown, marks);
};
