import { type KeyboardEvent, useEffect, useRef } from 'react';

const rowLinks = 'a[data-row]';

/** The row that a key moves to from row `index` of `rows`, or the page to turn to: -1 the previous, 1 the next. */
export const rowKey = (
  key: string,
  index: number,
  rows: number,
): { readonly row: number } | { readonly turn: 1 | -1 } | undefined => {
  if (key === 'ArrowDown') return { row: Math.min(index + 1, rows - 1) };
  if (key === 'ArrowUp') return { row: Math.max(index - 1, 0) };
  if (key === 'Home') return { row: 0 };
  if (key === 'End') return { row: rows - 1 };
  if (key === 'PageDown') return { turn: 1 };
  if (key === 'PageUp') return { turn: -1 };
  return undefined;
};

/**
 * While a row has the focus, the arrow keys move between rows and the page keys between pages, where the first row then gets the
 * focus. `onTurn` returns whether there is such a page.
 */
export const useRowKeys = <Element extends HTMLElement>(
  rows: readonly unknown[],
  stale: boolean,
  onTurn: ((step: 1 | -1) => boolean) | undefined,
) => {
  const frame = useRef<Element>(null);
  const turned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have come
  useEffect(() => {
    if (!turned.current || stale) return;
    turned.current = false;
    frame.current?.querySelector<HTMLElement>(rowLinks)?.focus();
  }, [rows, stale]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...(frame.current?.querySelectorAll<HTMLElement>(rowLinks) ?? [])];
    const index = event.target instanceof HTMLElement ? links.indexOf(event.target) : -1;
    const wanted = index === -1 ? undefined : rowKey(event.key, index, links.length);
    if (!wanted) return;
    event.preventDefault();
    if ('row' in wanted) links[wanted.row]?.focus();
    else turned.current = onTurn?.(wanted.turn) === true;
  };
  return { frame, onKeyDown };
};
