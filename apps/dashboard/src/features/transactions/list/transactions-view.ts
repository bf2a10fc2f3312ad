import {
  hasFilters,
  isSearched,
  type TransactionsSearch,
} from '#features/transactions/list/transactions-search.ts';

/** What stands in the place of the list. */
export type TransactionsView =
  | 'rows'
  | 'loading'
  | 'failed'
  /** Chargebacks without a chosen status: nothing was asked. */
  | 'nothingSearched'
  /** The address asks for a page that the list does not have. */
  | 'beyondLastPage'
  | 'empty'
  | 'noneToday'
  | 'filteredToNothing';

type Answer = {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly count: number;
};

export const viewOf = (
  search: TransactionsSearch,
  { isPending, isError, count }: Answer,
): TransactionsView => {
  if (!isSearched(search)) return 'nothingSearched';
  if (isError) return 'failed';
  if (isPending) return 'loading';
  if (count > 0) return 'rows';
  if (search.pageNumber > 1) return 'beyondLastPage';
  if (hasFilters(search) || search.dates.kind === 'range') return 'filteredToNothing';
  return search.dates.kind === 'today' ? 'noneToday' : 'empty';
};
