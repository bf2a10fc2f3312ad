import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import type { Query, QueryCombination } from 'minisearch';
import type { Locale } from '../site/locales.ts';
import { folded } from './folded.ts';
import { stopWords, synonyms } from './synonyms.ts';

/** A word that was meant counts for less than the one that was written. */
const synonymWeight = 0.6;
const stemWeight = 0.5;
/** Shorter ones are the beginnings of too many words. */
const shortestStem = 4;

const stemmers = [stemSpanish, stemEnglish];

/** The words of a text, without accents and capitals. */
const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The stems of a word by either language: Spanish text has English words, and readers write both. */
const stemsOf = (word: string): string[] => stemmers.map((stem) => stem(word).replace(/i$/, ''));

/** A word with the forms by which it is told to be another one. */
type Word = { readonly text: string; readonly stems: readonly string[] };
const wordOf = (text: string): Word => ({ text, stems: stemsOf(text) });

const isForm = (written: Word | undefined, word: Word): boolean =>
  written !== undefined &&
  (written.text === word.text ||
    (word.text.length >= shortestStem && written.stems.some((stem, place) => stem === word.stems[place])));

const every = (queries: Query[]): QueryCombination => ({ combineWith: 'AND', queries });
const some = (queries: Query[]): QueryCombination => ({ combineWith: 'OR', queries });

const termQuery = ({ text, stems }: Word): Query => {
  const others = stems.filter((stem) => stem !== text && stem.length >= shortestStem);
  return others.length === 0
    ? text
    : some([text, { ...some([...new Set(others)]), boostTerm: () => stemWeight }]);
};

/** The words of a text that say something; all of them where none does. */
export const meaningfulWords = (text: string): string[] => {
  const words = wordsOf(text);
  const kept = words.filter((word) => !stopWords.has(word));
  return kept.length > 0 ? kept : words;
};

const known = synonyms.map((words) => ({
  words,
  phrases: [...words.typed, ...words.es, ...words.en].map((phrase) => meaningfulWords(phrase).map(wordOf)),
}));

type Meant = { readonly length: number; readonly phrases: readonly string[] };

/** The longest beginning of what was written that has synonyms, with the documentation's words for it. */
const meantBy = (written: readonly Word[], locale: Locale): Meant => {
  const found = known.flatMap(({ words, phrases }) =>
    phrases
      .filter((phrase) => phrase.every((word, place) => isForm(written[place], word)))
      .map(({ length }) => ({ length, phrases: words[locale] })),
  );
  const length = Math.max(0, ...found.map((one) => one.length));
  const longest = found.filter((one) => one.length === length);
  return { length, phrases: [...new Set(longest.flatMap(({ phrases }) => phrases))] };
};

const phraseQuery = (words: readonly Word[]): Query => every(words.map(termQuery));

const partsOf = (words: readonly Word[], locale: Locale): Query[] => {
  if (words.length === 0) return [];
  const { length, phrases } = meantBy(words, locale);
  const end = Math.max(1, length);
  const meant = phrases.map((phrase) => phraseQuery(meaningfulWords(phrase).map(wordOf)));
  const part = some([phraseQuery(words.slice(0, end)), { ...some(meant), boostTerm: () => synonymWeight }]);
  return [part, ...partsOf(words.slice(end), locale)];
};

/** The words and phrases of a query, each in its forms or as the documentation calls it; null where it has no word. */
export const searchQuery = (text: string, locale: Locale): Query | null => {
  const parts = partsOf(meaningfulWords(text).map(wordOf), locale);
  return parts.length > 0 ? every(parts) : null;
};
