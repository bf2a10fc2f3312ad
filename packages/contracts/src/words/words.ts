import { writtenNumber } from './written-figures.ts';

/** A text in both languages of the product. */
export type Words = { readonly es: string; readonly en: string };

export type Language = keyof Words;

/** The values that replace the braces of a text: one for every language, or one for each. */
export type WordValues = Readonly<Record<string, string | number | Words>>;

/** Fills in the `{name}` placeholders of a text; numbers get separators, and placeholders without a value stay. */
export const filled = (words: Words, language: Language, values: WordValues = {}): string =>
  words[language].replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name] ?? braces;
    if (typeof value === 'object') return value[language];
    return typeof value === 'number' ? writtenNumber(value) : value;
  });
