import type { BlacklistSort } from '@pasarela/contracts/fraud/blacklist-schema';
import { fraudFieldNames, fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import type { SortDirection } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits/limits';
import { listAddress, pageQuery, type SearchOf } from '#components/list/list-address.ts';
import { choiceFilter, readText, textFilter } from '#components/list/list-filter.ts';
import { fraudPaths } from '#features/fraud/fraud-paths.ts';
import type { BlacklistPageQuery } from '#features/fraud/fraud-queries.ts';

const maxOfValue = limits.filterLength.email;
export const readValue = readText(maxOfValue);

/** The address of the blacklist. */
export const blacklist = listAddress({
  path: fraudPaths.blacklist,
  filters: { type: choiceFilter(fraudFieldNames), value: textFilter(maxOfValue) },
  sorts: { date: 'desc', value: 'asc', type: 'asc', active: 'desc' } satisfies Record<
    BlacklistSort,
    SortDirection
  >,
  sortedBy: 'date',
});

export type BlacklistSearch = SearchOf<typeof blacklist>;

export const queryOf = (
  { type, value, ...rest }: BlacklistSearch,
  companyId: number,
): BlacklistPageQuery => ({
  companyId,
  ...(type && { fieldRulesId: fraudFields[type].id }),
  ...(value !== undefined && { value }),
  ...pageQuery(rest),
});
