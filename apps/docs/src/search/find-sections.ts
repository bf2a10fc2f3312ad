import MiniSearch from 'minisearch';
import { folded, indexOptions, type SearchDocument } from './search-index.ts';

export type FoundSection = Pick<SearchDocument, 'address' | 'page' | 'heading' | 'text'> & {
  readonly id: number;
};

export type SearchIndex = MiniSearch<SearchDocument>;

/** Longer than anything that is looked for. */
const longestQuery = 100;

/** A short word is another word when a letter is another. */
const shortestFuzzy = 5;

/** More than a reader looks through. */
const maxResults = 20;

export const loadIndex = (json: string): SearchIndex => MiniSearch.loadJSON(json, indexOptions);

/**
 * The sections that have every word, the beginning of one being enough: what stands in a title before what stands in a heading,
 * and that before the text. Where nothing has them all, words that are nearly those.
 */
export const findSections = (index: SearchIndex, asked: string): FoundSection[] => {
  const query = asked.slice(0, longestQuery);
  if (folded(query).trim() === '') return [];
  const options = {
    prefix: true,
    combineWith: 'AND' as const,
    boost: { title: 12, heading: 4 },
    // A field's parts are the index's business: here a word is one word.
    processTerm: folded,
  };
  const fuzzy = (term: string) => (term.length < shortestFuzzy ? false : 0.25);
  const exact = index.search(query, options);
  const found = exact.length > 0 ? exact : index.search(query, { ...options, fuzzy });
  return found.slice(0, maxResults).map(({ id, address, page, heading, text }) => ({
    id: Number(id),
    address: String(address),
    page: String(page),
    heading: String(heading),
    text: String(text),
  }));
};
