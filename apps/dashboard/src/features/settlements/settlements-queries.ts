import type { ListSettlements } from '@pasarela/contracts/settlements/settlement-schema';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import type { Language } from '#i18n/language.ts';

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
