import { foldedText } from './filter-by-name.ts';

type Part = { readonly text: string; readonly isMarked: boolean };

const isInWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/**
 * A text in parts, of which those are marked that a search by the beginnings of words found: of each typed word its first place in the
 * text. Movements are found by pieces between signs too, so a word may begin after any of them.
 */
export const markedParts = (text: string, typed: string): readonly Part[] => {
  const characters = [...text];
  // One folded character for each of the text, so that a place in one is a place in the other.
  const folded = characters.map((character) => [...foldedText(character)][0] ?? '');
  const marked = new Set<number>();
  for (const word of foldedText(typed).split(/\s+/).filter(Boolean)) {
    const letters = [...word];
    const begin = folded.findIndex(
      (_, at) =>
        !isInWord(characters[at - 1]) && letters.every((letter, index) => folded[at + index] === letter),
    );
    if (begin >= 0) letters.forEach((_, index) => void marked.add(begin + index));
  }
  const parts: { text: string; isMarked: boolean }[] = [];
  characters.forEach((character, at) => {
    const last = parts.at(-1);
    const isMarked = marked.has(at);
    if (last?.isMarked === isMarked) last.text += character;
    else parts.push({ text: character, isMarked });
  });
  return parts;
};
