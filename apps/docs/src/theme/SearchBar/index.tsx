import { useEffect, useState } from 'react';
import { fetchedPart, LazyPart } from '../../look/lazy-part.tsx';
import { searchWords } from '../../search/search-words.ts';
import { useWords } from '../../site/use-locale.ts';
import styles from './search.module.css';
import { SearchGlass } from './search-glass.tsx';

const searchDialog = fetchedPart(() => import('./search-dialog.tsx').then((module) => module.default));

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

const opensSearch = (event: KeyboardEvent): boolean =>
  (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) ||
  (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event.target));

/** Opens the search by click, `/` or Ctrl/⌘K. Dialog, library and index are fetched then. */
export default function SearchBar() {
  const words = useWords(searchWords);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!opensSearch(event) || document.querySelector('dialog[open], [role=dialog]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={words.label}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchGlass />
        <span className={styles.name}>{words.open}</span>
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </button>
      {isOpen && (
        <LazyPart
          part={searchDialog}
          props={{ onClose: close }}
          meanwhile={null}
          failedClassName={styles.failed}
          onClose={close}
        />
      )}
    </>
  );
}
