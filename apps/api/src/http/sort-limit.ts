import type { ListOrder } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits/limits';
import { invalidFields } from '#errors/refusal.ts';

/**
 * Another order than that of the column that an index holds reads all that is found, for each page: so many rows, and no more.
 */
export const refuseLongSort = <Column extends string>(
  { sortBy }: ListOrder<Column>,
  indexed: NoInfer<Column>,
  found: number,
): void => {
  if (sortBy === undefined || sortBy === indexed || found <= limits.sortedRows) return;
  const values = { found: found.toLocaleString('en'), max: limits.sortedRows.toLocaleString('en') };
  throw invalidFields([{ field: 'sortBy', code: 'too_many_to_sort', values }]);
};
