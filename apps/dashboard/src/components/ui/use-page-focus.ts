import { useEffect, useRef } from 'react';

/** What this document shows. It outlives layouts: going from one to the other is a change of page like any other. */
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
