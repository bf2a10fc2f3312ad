import { useEffect, useState } from 'react';
import { loadIndex, type SearchIndex } from '../../search/find-sections.ts';
import { homeOf } from '../../site/markdown-address.ts';
import { useLocale } from '../../site/use-locale.ts';

/** Read once for each language, however often the dialog opens. */
const indexes = new Map<string, Promise<SearchIndex>>();

const fetchIndex = async (address: string): Promise<SearchIndex> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return loadIndex(await response.text());
};

const indexAt = (address: string): Promise<SearchIndex> => {
  const known = indexes.get(address);
  if (known) return known;
  const coming = fetchIndex(address);
  indexes.set(address, coming);
  // What failed is asked for again the next time.
  coming.catch(() => indexes.delete(address));
  return coming;
};

/** The index of the page's language: null while it comes, `failed` where it does not. */
export const useSearchIndex = (): SearchIndex | 'failed' | null => {
  const address = `${homeOf(useLocale())}/search-index.json`;
  const [index, setIndex] = useState<SearchIndex | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const take = (found: SearchIndex | 'failed') => {
      if (isWanted) setIndex(found);
    };
    indexAt(address).then(take, () => take('failed'));
    return () => {
      isWanted = false;
    };
  }, [address]);
  return index;
};
