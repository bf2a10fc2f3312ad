import type { ListChargebacks } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { chargebacksKey } from '#api/query-keys.ts';
import type { Language } from '#i18n/language.ts';

export const chargebacksQuery = (companyId: number, query: ListChargebacks) =>
  queryOptions({
    queryKey: [...chargebacksKey(companyId), 'list', query] as const,
    queryFn: ({ signal }) => callOperation('listChargebacks', { query }, signal),
  });

/** The date range in which the account has chargebacks. */
export const chargebackDatesQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...chargebacksKey(companyId), 'dates'] as const,
    queryFn: ({ signal }) => callOperation('getChargebackDates', {}, signal),
  });

/** Reasons are in the language of the call, so each language is cached separately. */
export const chargebackQuery = (companyId: number, id: number, language: Language) =>
  queryOptions({
    queryKey: [...chargebacksKey(companyId), 'detail', id, language] as const,
    queryFn: ({ signal }) => callOperation('getChargeback', { params: { id } }, signal),
  });
