import type { ListChargebacks } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import type { Language } from '#i18n/language.ts';

/** Everything that is known of an account's chargebacks. */
export const chargebacksKey = (companyId: number) => ['chargebacks', companyId] as const;

export const chargebacksQuery = (companyId: number, query: ListChargebacks) =>
  queryOptions({
    queryKey: [...chargebacksKey(companyId), 'list', query] as const,
    queryFn: ({ signal }) => callOperation('listChargebacks', { query }, signal),
  });

/** From when to when there are chargebacks. */
export const chargebackDatesQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...chargebacksKey(companyId), 'dates'] as const,
    queryFn: ({ signal }) => callOperation('getChargebackDates', {}, signal),
  });

/** Reasons are told in the language of the call, so each language is an answer of its own. */
export const chargebackQuery = (companyId: number, id: number, language: Language) =>
  queryOptions({
    queryKey: [...chargebacksKey(companyId), 'detail', id, language] as const,
    queryFn: ({ signal }) => callOperation('getChargeback', { params: { id } }, signal),
  });
