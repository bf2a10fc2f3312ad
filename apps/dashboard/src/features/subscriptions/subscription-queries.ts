import type { ReprocessSettings } from '@pasarela/contracts/subscriptions/reprocess-settings';
import type {
  ListSubscriptionPayments,
  ListSubscriptions,
} from '@pasarela/contracts/subscriptions/subscription-list-schema';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import type { Language } from '#i18n/language.ts';

/** Everything that is known of an account's subscriptions. */
export const subscriptionsKey = (companyId: number) => ['subscriptions', companyId] as const;

export const subscriptionsQuery = (companyId: number, query: ListSubscriptions) =>
  queryOptions({
    queryKey: [...subscriptionsKey(companyId), 'list', query] as const,
    queryFn: ({ signal }) => callOperation('listSubscriptions', { query }, signal),
  });

export const subscriptionQuery = (companyId: number, id: number) =>
  queryOptions({
    queryKey: [...subscriptionsKey(companyId), 'detail', id] as const,
    queryFn: ({ signal }) =>
      callOperation('getSubscription', { query: { idCompany: companyId, id } }, signal),
  });

/** Reasons are told in the language of the call. */
export const paymentsQuery = (companyId: number, query: ListSubscriptionPayments, language: Language) =>
  queryOptions({
    queryKey: [...subscriptionsKey(companyId), 'payments', language, query] as const,
    queryFn: ({ signal }) => callOperation('listSubscriptionPayments', { query }, signal),
  });

/** Milliseconds between two looks while charges are pending. */
const pendingLook = 5_000;

/** Whether today can be reprocessed: a JSON string on the wire. */
export const reprocessQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...subscriptionsKey(companyId), 'reprocess'] as const,
    queryFn: async ({ signal }) =>
      JSON.parse(
        await callOperation('getReprocessSettings', { query: { idCompany: companyId } }, signal),
      ) as ReprocessSettings,
    refetchInterval: ({ state }) => ((state.data?.pendingRecords ?? 0) > 0 ? pendingLook : false),
  });
