import { useLayoutEffect, useRef } from 'react';

/** What the document is called while no page says more. */
const product = 'Pasarela';

/** The title of the document while it is shown. A second `title` element, which React would write, is not valid HTML. */
export const PageTitle = ({ title }: { title: string }): null => {
  useLayoutEffect(() => {
    document.title = `${title} · ${product}`;
    return () => {
      document.title = product;
    };
  }, [title]);
  return null;
};

/** The page shown last. A module variable, because a change from one layout to another is a change of page too. */
let shown: string | undefined;

/**
 * Moves the focus to the main element when another page opens, as a new document would, but not when only the address changes (a
 * filter, a dialog). The first page keeps the browser's own focus. The focus moves with the page, not a moment later: who types at once
 * would have it taken away.
 */
export const usePageFocus = (page: string | undefined) => {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (page === undefined || shown === page) return;
    const isFirst = shown === undefined;
    shown = page;
    if (!isFirst) main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
};

/** The heading of a page: as high as a button beside it, so that titles begin at one height with a button and without. */
export const pageHeadingClass = 'text-20 leading-9 font-semibold max-sm:leading-11';
