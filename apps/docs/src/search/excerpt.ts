import { folded } from './folded.ts';

/** A part of a text: a word that was found, or what stands round it. */
export type TextPart = { readonly start: number; readonly text: string; readonly marked: boolean };

/** Words and names: `Idempotency-Key` and `reference_taken` are one each. */
const namesIn = (text: string): { name: string; start: number }[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{Mn}_]+(?:-[\p{L}\p{N}\p{Mn}_]+)*/gu)].map((match) => ({
    name: match[0],
    start: match.index,
  }));

/** The words of a name, and the parts that begin with its capitals. */
const partsOf = (name: string): string[] => {
  const words = name.split(/[-_]/);
  return [...words, ...words.flatMap((word) => word.split(/(?<=[a-z\d])(?=[A-Z])/).slice(1))];
};

/** Where words and names of a text have a part that begins like those to mark. */
const foundIn = (text: string, marks: readonly string[]): { start: number; end: number }[] => {
  const sought = marks.map(folded);
  const isSought = (part: string): boolean => sought.some((term) => folded(part).startsWith(term));
  return namesIn(text)
    .filter(({ name }) => isSought(name) || partsOf(name).some(isSought))
    .map(({ name, start }) => ({ start, end: start + name.length }));
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
const before = 30;
const furthestBegin = 60;

/** Where a word begins, at this place or after it. */
const wordFrom = (text: string, place: number): number => {
  if (place <= 0) return 0;
  const space = text.indexOf(' ', place);
  return space < 0 ? place : space + 1;
};

/** Where to begin before a place: at its sentence, or at a word where that began long before. */
const beginBefore = (text: string, place: number): number => {
  if (place <= before) return 0;
  const ends = [...text.slice(0, place).matchAll(/[.:?!] (?=[\p{Lu}\p{N}¿¡“])/gu)];
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
