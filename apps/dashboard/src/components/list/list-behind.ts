import type { Location } from 'react-router';

export type ListBehind = { readonly list: string };

export const isListBehind = (state: unknown): state is ListBehind =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';

/** What a detail was opened from; empty if it was opened directly. */
export const listOf = ({ state }: Pick<Location, 'state'>): string => (isListBehind(state) ? state.list : '');
