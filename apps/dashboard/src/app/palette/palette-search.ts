import { limits } from '@pasarela/contracts/limits/limits';
import type { To } from 'react-router';
import { screens } from '#app/screens/screens.ts';
import { readRowId } from '#components/list/list-filter.ts';
import { transactions } from '#features/transactions/list/transactions-search.ts';

export type MovementSearch = { readonly by: 'number' | 'email' | 'reference'; readonly to: To };

/** Searches all days, because a user who searches by name does not know the day. */
const ofAnyDay = { ...transactions.initial, dates: { kind: 'any' } } as const;

/** The ways in which a text may identify movements. */
export const movementSearches = (text: string): readonly MovementSearch[] => {
  const wanted = text.trim();
  const id = readRowId(wanted);
  const searches: MovementSearch[] = [];
  if (wanted === '') return searches;
  if (id !== undefined)
    searches.push({
      by: 'number',
      to: { pathname: screens.transactionDetail.path, search: `id=${id}` },
    });
  if (wanted.includes('@') && wanted.length <= limits.filterLength.email)
    searches.push({ by: 'email', to: transactions.linkTo({ ...ofAnyDay, email: wanted }) });
  if (!wanted.includes('@') && wanted.length <= limits.filterLength.referenceNumber)
    searches.push({ by: 'reference', to: transactions.linkTo({ ...ofAnyDay, referenceNumber: wanted }) });
  return searches;
};
