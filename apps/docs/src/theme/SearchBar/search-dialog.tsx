import { useHistory } from '@docusaurus/router';
import { useEffect, useId, useRef } from 'react';
import controls from '../../look/controls.module.css';
import { searchStatus } from '../../search/search-status.ts';
import { searchWords } from '../../search/search-words.ts';
import { useWords } from '../../site/use-locale.ts';
import styles from './search.module.css';
import { SearchField } from './search-field.tsx';
import { SearchGlass } from './search-glass.tsx';
import { SearchLegend } from './search-legend.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

/** Looks through the documentation while its reader writes. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(searchWords);
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const search = useSearch();
  const { sought, indexState, found } = search;
  const status = searchStatus({ indexState, sought, count: found.length }, words);
  useEffect(() => dialog.current?.showModal(), []);
  // Back and Forward turn the page below, which is not seen while the dialog lies over it.
  useEffect(() => history.listen((_, action) => action === 'POP' && dialog.current?.close()), [history]);

  const open = (address: string) => {
    dialog.current?.close();
    history.push(address);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it by keyboard
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.entry}>
          <SearchGlass />
          <SearchField list={list} words={words} search={search} onOpen={open} />
          <button
            type="button"
            className={styles.close}
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        <p role="status" className={status === '' || found.length > 0 ? controls.unseen : styles.status}>
          {status}
        </p>
        {indexState === 'there' && found.length === 0 && (
          <p className={styles.hint}>{sought.trim() === '' ? words.hint : words.noneHint}</p>
        )}
        <SearchResults list={list} label={words.results} search={search} onOpen={open} />
        <SearchLegend words={words.legend} />
      </div>
    </dialog>
  );
}
