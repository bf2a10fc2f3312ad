import type { searchWords } from './search-words.ts';

type Searching = {
  readonly indexState: 'loading' | 'failed' | 'there';
  readonly sought: string;
  readonly count: number;
};

/** How the search stands, in words; empty while nothing is looked for. */
export const searchStatus = (
  { indexState, sought, count }: Searching,
  words: (typeof searchWords)[keyof typeof searchWords],
): string => {
  if (indexState !== 'there') return words[indexState];
  if (sought.trim() === '') return '';
  return count === 0 ? words.none(sought.trim()) : words.count(count);
};
