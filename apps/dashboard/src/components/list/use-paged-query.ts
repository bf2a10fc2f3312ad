import { limits } from '@pasarela/contracts/limits/limits';
import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';

/** Each row contains the total of the list. */
export type PagedRow = { readonly maxRows: number; readonly maxPages: number };

/** The filters of a list's query: everything but page and order. */
const filtersOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'pageNumber' in query
    ? JSON.stringify({ ...query, pageNumber: 1, sortBy: undefined, sortDirection: undefined })
    : '';

/**
 * One page of a list; the query is the last part of the query key. When only page or order changes, the previous rows stay visible.
 */
export const usePagedQuery = <Row extends PagedRow, Key extends QueryKey>(
  options: UseQueryOptions<Row[], Error, Row[], Key>,
): UseQueryResult<Row[]> =>
  useQuery({
    ...options,
    placeholderData: (rows, before) => {
      const asked = filtersOf(options.queryKey.at(-1));
      return asked !== '' && filtersOf(before?.queryKey.at(-1)) === asked ? rows : undefined;
    },
  });

/** The totals of the whole list, which every row of a page carries. */
export const totalsOf = (
  rows: readonly PagedRow[] = [],
): { readonly rows: number; readonly pages: number } => ({
  rows: rows[0]?.maxRows ?? 0,
  pages: rows[0] ? Math.max(rows[0].maxPages, Math.ceil(rows[0].maxRows / limits.rowsOfPage)) : 0,
});

/** What the rows of the whole list add up to, where every row of a page says it; undefined for one row, which says it itself. */
export const sumOf = (
  rows: readonly (PagedRow & { readonly totalAmount?: number | undefined })[] = [],
): number | undefined => ((rows[0]?.maxRows ?? 0) > 1 ? rows[0]?.totalAmount : undefined);

/** The number of rows that the filters find; undefined for a page beyond the last, which carries no totals. */
export const rowsFound = (
  { data, isSuccess }: { readonly data: readonly PagedRow[] | undefined; readonly isSuccess: boolean },
  pageNumber: number,
): number | undefined => {
  const { rows } = totalsOf(data);
  return isSuccess && rows === 0 && pageNumber > 1 ? undefined : rows;
};
