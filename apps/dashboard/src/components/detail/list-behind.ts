import type { Location } from 'react-router';

/** The router state of a link into a detail: the query of the list that it came from, for the way back. */
export type ListBehind = { readonly list: string };

export const isListBehind = (state: unknown): state is ListBehind =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';

/** The query of the list from which a detail was opened; empty if it was opened directly. */
export const listOf = ({ state }: Pick<Location, 'state'>): string => (isListBehind(state) ? state.list : '');
