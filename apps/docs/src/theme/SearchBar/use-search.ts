import { useDeferredValue, useMemo, useState } from 'react';
import { type FoundSection, findSections } from '../../search/find-sections.ts';
import { moved } from '../../search/moved-choice.ts';
import { useLocale } from '../../site/use-locale.ts';
import { useSearchIndex } from './use-search-index.ts';

export type Search = {
  readonly query: string;
  /** What is looked for by now: it comes after what is written. */
  readonly sought: string;
  readonly indexState: 'loading' | 'failed' | 'there';
  readonly found: readonly FoundSection[];
  /** The position of the result that Enter opens. */
  readonly chosen: number;
  readonly write: (query: string) => void;
  readonly choose: (position: number) => void;
  /** Whether a key leads to another result. */
  readonly follow: (key: string) => boolean;
};

/** What is looked for, what is found, and which of that is chosen. */
export const useSearch = (): Search => {
  const locale = useLocale();
  const index = useSearchIndex();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const sought = useDeferredValue(query);
  const found = useMemo(
    () => (index && index !== 'failed' ? findSections(index, sought, locale) : []),
    [index, sought, locale],
  );
  return {
    query,
    sought,
    indexState: index === null ? 'loading' : index === 'failed' ? 'failed' : 'there',
    found,
    chosen,
    write: (written) => {
      setQuery(written);
      setChosen(0);
    },
    choose: setChosen,
    follow: (key) => {
      const next = moved(key, chosen, found.length);
      if (next !== null) setChosen(next);
      return next !== null;
    },
  };
};
