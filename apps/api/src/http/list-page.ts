import type { ListOrder } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits/limits';
import { invalidFields } from '#errors/refusal.ts';

/** The part of a list that a page shows. */
export type Page = { readonly offset: number; readonly rows: number };

export const pageOf = (pageNumber: number, rowsOfPage: number): Page => ({
  offset: (pageNumber - 1) * rowsOfPage,
  rows: rowsOfPage,
});

/** How long the whole list is; every row of the dashboard's lists says it. */
export type ListTotals = {
  readonly maxRows: number;
  readonly maxPages: number;
  /** The sum of the amounts of all rows, in pesos, where it is known. */
  readonly totalAmount?: number;
  /** Whether only a part of the rows was counted. */
  readonly isPartial?: true;
};

export const totalsOf = (total: number, rowsOfPage: number): ListTotals => ({
  maxRows: total,
  maxPages: Math.ceil(total / rowsOfPage),
});

const counts = (found: number, max: number) => ({
  found: found.toLocaleString('en'),
  max: max.toLocaleString('en'),
});

/**
 * Refuses to sort more rows than `max` by a column without an index, because every page would read and sort all of
 * them.
 */
export const refuseLongSort = <Column extends string>(
  { sortBy }: ListOrder<Column>,
  indexed: NoInfer<Column>,
  found: number,
  max: number = limits.sortedRows,
): void => {
  if (sortBy === undefined || sortBy === indexed || found <= max) return;
  throw invalidFields([{ field: 'sortBy', code: 'too_many_to_sort', values: counts(found, max) }]);
};

/** Refuses to search more rows than `max` by a filter without an index, because every page would read all of them. */
export const refuseLongFilter = (field: string, found: number, max: number = limits.sortedRows): void => {
  if (found > max) throw invalidFields([{ field, code: 'too_many_to_filter', values: counts(found, max) }]);
};
