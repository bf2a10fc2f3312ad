import type { WireDay } from '@pasarela/contracts/dates/dates';
import type { SortDirection } from '@pasarela/contracts/http/list-query';
import type { ListSettlements, SettlementSort } from '@pasarela/contracts/settlements/settlement-schema';
import { daysOf } from '#components/dates/date-choice.ts';
import { listAddress, pageQuery, type SearchOf } from '#components/list/list-address.ts';
import { datesFilter, rowIdFilter } from '#components/list/list-filter.ts';
import { paths } from '#paths/paths.ts';

/** The address of the list of deposits. By default it shows all days: there is one deposit a day at most. */
export const settlements = listAddress({
  path: paths.settlements,
  filters: { dates: datesFilter({ kind: 'any' }), idConciliation: rowIdFilter },
  sorts: { date: 'desc', amount: 'desc' } satisfies Record<SettlementSort, SortDirection>,
  sortedBy: 'date',
});
export type SettlementsSearch = SearchOf<typeof settlements>;

/** The filters alone, which the report takes too. */
export const filtersOf = (search: SettlementsSearch, today: WireDay, idCompany: number) => ({
  idCompany,
  ...daysOf(search.dates, today),
  idConciliation: search.idConciliation,
});

/** One page of the list. */
export const queryOf = (search: SettlementsSearch, today: WireDay, idCompany: number): ListSettlements => ({
  ...filtersOf(search, today, idCompany),
  ...pageQuery(search),
});

/** The address of the movements of one deposit: its page, and which page of them. */
export const settlementMovements = listAddress({
  path: paths.settlementDetail,
  filters: { id: { ...rowIdFilter, stays: true, narrows: () => false, isInitial: () => true } },
  sorts: {},
});
