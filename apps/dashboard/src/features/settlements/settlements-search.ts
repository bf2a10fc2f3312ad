import type { SortDirection } from '@pasarela/contracts/http/list-query';
import type { SettlementSort } from '@pasarela/contracts/settlements/settlement-schema';
import { listAddress } from '#components/list/list-address.ts';
import { datesFilter, rowIdFilter } from '#components/list/list-filter.ts';
import { paths } from '#paths/paths.ts';

/** The address of the list of deposits. By default it shows all days: there is one deposit a day at most. */
export const settlements = listAddress({
  path: paths.settlements,
  filters: { dates: datesFilter({ kind: 'any' }), idConciliation: rowIdFilter },
  sorts: { date: 'desc', amount: 'desc' } satisfies Record<SettlementSort, SortDirection>,
  sortedBy: 'date',
});
/** The address of the movements of one deposit: its page, and which page of them. */
export const settlementMovements = listAddress({
  path: paths.settlementDetail,
  filters: { id: { ...rowIdFilter, stays: true, narrows: () => false, isInitial: () => true } },
  sorts: {},
});
