import type { Location } from 'react-router';

/**
 * The router state of a link into a detail, for the way back: the query of the list that it belongs to, or, where it was opened from
 * another page, the address of that.
 */
export type ListBehind = { readonly list: string };

export const isListBehind = (state: unknown): state is ListBehind =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';

/** What a detail was opened from; empty if it was opened directly. */
export const listOf = ({ state }: Pick<Location, 'state'>): string => (isListBehind(state) ? state.list : '');
