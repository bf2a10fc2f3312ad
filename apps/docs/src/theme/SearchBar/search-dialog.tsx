import { useHistory } from '@docusaurus/router';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import controls from '../../look/controls.module.css';
import { findSections } from '../../search/find-sections.ts';
import { searchWords } from '../../search/search-words.ts';
import { useWords } from '../../site/use-locale.ts';
import { FoundSectionText } from './found-section.tsx';
import styles from './search.module.css';
import { useSearchIndex } from './use-search-index.ts';

/** Which option an arrow leads to, round and round. */
const moved = (key: string, chosen: number, count: number): number | null => {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (chosen + 1) % count;
  if (key === 'ArrowUp') return (chosen - 1 + count) % count;
  return null;
};

/** Looks through the documentation while its reader writes. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(searchWords);
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const index = useSearchIndex();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const sought = useDeferredValue(query);
  const found = useMemo(
    () => (index && index !== 'failed' ? findSections(index, sought) : []),
    [index, sought],
  );
  const optionId = (position: number): string => `${list}-${position}`;

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    document.getElementById(`${list}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, list]);

  const open = (address: string | undefined) => {
    if (address === undefined) return;
    dialog.current?.close();
    history.push(address);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = moved(event.key, chosen, found.length);
    if (next !== null) {
      event.preventDefault();
      setChosen(next);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(found[chosen]?.address);
    }
  };

  const isEmpty = sought.trim() === '';
  const status =
    index === null
      ? words.loading
      : index === 'failed'
        ? words.failed
        : isEmpty
          ? ''
          : found.length === 0
            ? words.none(sought.trim())
            : words.count(found.length);
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
          <input
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={words.label}
            aria-expanded={found.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={found.length > 0 ? optionId(chosen) : undefined}
            placeholder={words.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setChosen(0);
            }}
            onKeyDown={handleKey}
          />
          <button type="button" className={controls.quiet} onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </div>
        <p role="status" className={status === '' || found.length > 0 ? controls.unseen : styles.status}>
          {status}
        </p>
        {index !== null && index !== 'failed' && found.length === 0 && (
          <p className={styles.hint}>{isEmpty ? words.hint : words.noneHint}</p>
        )}
        <div id={list} role="listbox" aria-label={words.results} className={styles.results}>
          {found.map((section, position) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field that keeps the focus has the keys
            <div
              key={section.id}
              id={optionId(position)}
              role="option"
              tabIndex={-1}
              aria-selected={position === chosen}
              className={styles.result}
              onClick={() => open(section.address)}
              onPointerMove={() => setChosen(position)}
            >
              <FoundSectionText section={section} query={sought} />
            </div>
          ))}
        </div>
        {found.length > 0 && <p className={styles.keys}>{words.keys}</p>}
      </div>
    </dialog>
  );
}
