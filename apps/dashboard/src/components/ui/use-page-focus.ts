import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';

const pageOf = (handle: unknown): string | null =>
  typeof handle === 'object' && handle !== null && 'page' in handle && typeof handle.page === 'string'
    ? handle.page
    : null;

/**
 * Moves the focus to the page's main part when another page has come, as a new document would, and leaves it alone when
 * only the address changed: a filter, a dialog over the same page.
 */
export const usePageFocus = () => {
  const main = useRef<HTMLElement>(null);
  const page = useMatches()
    .map((match) => pageOf(match.handle))
    .findLast((name) => name !== null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
};
