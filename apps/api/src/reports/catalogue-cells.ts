import type { Language, Words } from '@pasarela/contracts/words/words';
import { textCell } from './csv.ts';

/** Returns the texts of a catalogue in the given language, as cells. */
export const cellsOf = (
  texts: Readonly<Record<string, Words>>,
  language: Language,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([key, words]) => [key, textCell(words[language])]));

/** Returns the labels of the given catalogue entries, as cells. */
export const labelCellsOf = <Key extends string | number>(
  keys: readonly Key[],
  catalogue: Readonly<Record<Key, { readonly label: Words }>>,
  language: Language,
): Readonly<Record<string, string>> =>
  cellsOf(Object.fromEntries(keys.map((key) => [key, catalogue[key].label])), language);
