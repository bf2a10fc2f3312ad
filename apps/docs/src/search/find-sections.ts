import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { Locale } from '../site/locales.ts';
import { folded } from './folded.ts';
import { pageWeight } from './page-kind.ts';
import { indexOptions, type SearchDocument } from './search-index.ts';
import { meaningfulWords, searchQuery } from './search-query.ts';

export type FoundSection = Pick<SearchDocument, 'id' | 'address' | 'kind' | 'page' | 'heading' | 'text'> & {
  /** What to mark in it, the first that fits: what was written, then the words that were found for it. */
  readonly marks: readonly string[];
};

export type SearchIndex = MiniSearch<SearchDocument>;

/** Longer than anything that is looked for. */
const longestQuery = 100;

/** A short word is another word when a letter is another. */
const shortestFuzzy = 5;

/** More than a reader looks through. */
const maxResults = 20;

export const loadIndex = (json: string): SearchIndex => MiniSearch.loadJSON(json, indexOptions);

/** What the index keeps of a section to show it. */
type Stored = Omit<SearchDocument, 'id' | 'title'>;
type Found = SearchResult & Stored;

const pageOf = ({ address }: Stored): string => address.replace(/#.*/, '');

/** Of each page the section that matches best. */
const onePerPage = (found: readonly Found[]): Found[] =>
  [...Map.groupBy(found, pageOf).values()].flatMap((sections) => sections.slice(0, 1));

/**
 * The pages with a section that has every word, or a synonym or another form of it, the beginning of a word being
 * enough: what stands in a title before what stands in a heading, that before the text, and guides before pages of
 * errors. Where nothing has them all, words that are nearly those.
 */
export const findSections = (index: SearchIndex, asked: string, locale: Locale): FoundSection[] => {
  const text = asked.slice(0, longestQuery);
  const query = searchQuery(text, locale);
  if (query === null) return [];
  const options: SearchOptions = {
    prefix: true,
    boost: { title: 12, heading: 4, summary: 3 },
    // Another ending is hardly another word.
    weights: { prefix: 0.7, fuzzy: 0.45 },
    // A field's parts are the index's business: here a word is one word.
    processTerm: folded,
    boostDocument: (_id, _term, stored) => pageWeight(text, stored as Stored),
  };
  const fuzzy = (term: string) => (term.length < shortestFuzzy ? false : 0.25);
  const exact = index.search(query, options);
  const found = exact.length > 0 ? exact : index.search(query, { ...options, fuzzy });
  return onePerPage(found as Found[])
    .slice(0, maxResults)
    .map(({ id, address, kind, page, heading, summary, text: said, terms }) => ({
      id: Number(id),
      address,
      kind,
      page,
      heading,
      text: `${summary} ${said}`.trim(),
      marks: [...meaningfulWords(text), ...terms.toSorted((one, other) => other.length - one.length)],
    }));
};
