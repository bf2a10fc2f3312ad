import { useEffect, useRef } from 'react';

/** The page shown last. A module variable, because a change from one layout to another is a change of page too. */
let shown: string | undefined;

/**
 * Moves the focus to the page's main part when another page has come, as a new document would, and leaves it alone when
 * only the address changed: a filter, a dialog over the same page. The first page of a document has the browser's own focus.
 */
export const usePageFocus = (page: string | undefined) => {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (page === undefined || shown === page) return;
    const isFirst = shown === undefined;
    shown = page;
    if (!isFirst) main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
};
