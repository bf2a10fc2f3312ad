import { limits } from '@pasarela/contracts/limits/limits';
import type { To } from 'react-router';
import { readRowId, readText } from '#components/list/list-filter.ts';
import { transactions } from '#features/transactions/transactions-search.ts';
import { href } from '#paths/paths.ts';

export type MovementSearch = { readonly by: 'number' | 'anything'; readonly to: To };

const readAny = readText(limits.searchLength);

/** The text in the field; a number as the lists write it, "N.º 3254" or "#3254", is the number. */
const read = (text: string): string | undefined =>
  readAny(text)?.replace(/^(?:n\.?[ºo°]?\.?|#)\s*(?=\d+$)/i, '');

/** The text that movements are searched by; undefined if it is too short or too long to be one. */
export const movementText = (text: string): string | undefined => {
  const wanted = read(text);
  return wanted !== undefined && wanted.length > 1 ? wanted : undefined;
};

/** The addresses that a text may stand for: a movement by its number, and the list of what it finds on any day. */
export const movementSearches = (text: string): readonly MovementSearch[] => {
  const wanted = read(text);
  const id = wanted && readRowId(wanted);
  const searches: MovementSearch[] = [];
  if (wanted === undefined) return searches;
  if (id !== undefined) searches.push({ by: 'number', to: href.transaction(id) });
  // Punctuation alone finds nothing.
  if (/[\p{L}\p{N}]/u.test(wanted))
    searches.push({
      by: 'anything',
      to: transactions.linkTo({ ...transactions.initial, dates: { kind: 'any' }, search: wanted }),
    });
  return searches;
};
