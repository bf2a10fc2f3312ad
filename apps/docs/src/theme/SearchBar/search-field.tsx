import type { KeyboardEvent } from 'react';
import type { searchWords } from '../../search/search-words.ts';
import styles from './search.module.css';
import { optionId } from './search-results.tsx';
import type { Search } from './use-search.ts';

type SearchFieldProps = {
  /** The id of the list of results. */
  readonly list: string;
  readonly words: (typeof searchWords)[keyof typeof searchWords];
  readonly search: Search;
  readonly onOpen: (address: string) => void;
};

/** The field that is written into. It keeps the focus, and its keys go through the results. */
export const SearchField = ({ list, words, search, onOpen }: SearchFieldProps) => {
  const { query, found, chosen, write, follow } = search;
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (follow(event.key)) event.preventDefault();
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const section = found[chosen];
      if (section) onOpen(section.address);
    }
  };
  return (
    <input
      className={styles.input}
      type="text"
      role="combobox"
      aria-label={words.label}
      aria-expanded={found.length > 0}
      aria-controls={list}
      aria-autocomplete="list"
      aria-activedescendant={found.length > 0 ? optionId(list, chosen) : undefined}
      placeholder={words.placeholder}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={query}
      onChange={({ target }) => write(target.value)}
      onKeyDown={handleKey}
    />
  );
};
