import type { SortDirection } from '@pasarela/contracts/http/list-query';
import type { ListSettlements, SettlementSort } from '@pasarela/contracts/settlements/settlement-schema';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { listAddress } from '#components/list/list-address.ts';
import { datesFilter, rowIdFilter } from '#components/list/list-filter.ts';
import type { Language } from '#i18n/language.ts';
import { paths } from '#paths/paths.ts';

export const settlementsQuery = (companyId: number, query: ListSettlements) =>
  queryOptions({
    queryKey: ['settlements', companyId, 'list', query] as const,
    queryFn: ({ signal }) => callOperation('listSettlements', { query }, signal),
  });

/** The kinds of movement are named in the language of the call, so each language is cached separately. */
export const settlementQuery = (companyId: number, idConciliation: number, language: Language) =>
  queryOptions({
    queryKey: ['settlements', companyId, 'detail', idConciliation, language] as const,
    queryFn: ({ signal }) => callOperation('getSettlement', { params: { idConciliation } }, signal),
  });

type Page = { readonly pageNumber: number; readonly rowsOfPage: number };

export const settlementMovementsQuery = (
  companyId: number,
  idConciliation: number,
  { language, ...query }: Page & { readonly language: Language },
) =>
  queryOptions({
    queryKey: ['settlements', companyId, 'movements', idConciliation, language, query] as const,
    queryFn: ({ signal }) =>
      callOperation('listSettlementMovements', { params: { idConciliation }, query }, signal),
  });

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
  filters: { id: { ...rowIdFilter, stays: true, narrows: () => false, isUsed: () => false } },
  sorts: {},
});
