import { useEffect } from 'react';
import { FoundSectionText } from './found-section.tsx';
import styles from './search.module.css';
import type { Search } from './use-search.ts';

/** The id of an option, by which the field that keeps the focus names it. */
export const optionId = (list: string, position: number): string => `${list}-${position}`;

type SearchResultsProps = {
  /** The id of the list. */
  readonly list: string;
  readonly label: string;
  readonly search: Search;
  readonly onOpen: (address: string) => void;
};

/** What was found, with the chosen one in sight. */
export const SearchResults = ({ list, label, search, onOpen }: SearchResultsProps) => {
  const { found, chosen, choose } = search;
  useEffect(() => {
    document.getElementById(optionId(list, chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen, list]);
  return (
    <div id={list} role="listbox" aria-label={label} className={styles.results}>
      {found.map((section, position) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field that keeps the focus has the keys
        <div
          key={section.id}
          id={optionId(list, position)}
          role="option"
          tabIndex={-1}
          aria-selected={position === chosen}
          className={styles.result}
          onClick={() => onOpen(section.address)}
          onPointerMove={() => choose(position)}
        >
          <FoundSectionText section={section} />
        </div>
      ))}
    </div>
  );
};
