import type { AnySearch } from '#components/list/list-address.ts';
import type { List } from '#components/list/use-list-search.ts';

/** Removes all filters. The button that does it goes with them, so the focus goes on where filters begin. */
export const clearFilters = (list: Pick<List<AnySearch>, 'clear'>): void => {
  // A phone opens its keyboard for a field.
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const first = isTouch ? 'search button' : 'search input, search button';
  document.querySelector<HTMLElement>(first)?.focus();
  list.clear();
};
