import type { ListEmails } from '@pasarela/contracts/emails/email-schema';
import type { ListInbox, ListWebhooks } from '@pasarela/contracts/webhooks/webhook-schema';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { emailsKey } from '#api/query-keys.ts';

/** The query key of all delivery data of an account. */
export const deliveriesKey = (companyId: number) => ['deliveries', companyId] as const;

/** The polling interval while deliveries are pending, in milliseconds. */
const whileWaiting = 1_000;

export const deliveriesQuery = (companyId: number, query: ListWebhooks) =>
  queryOptions({
    queryKey: [...deliveriesKey(companyId), 'list', query] as const,
    queryFn: ({ signal }) => callOperation('listWebhooks', { query }, signal),
    // Results are sent without any action in this tab, so cached rows are always stale.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((row) => isSoon(row)) ? whileWaiting : false),
  });

export const deliveryQuery = (companyId: number, idWebhook: number) =>
  queryOptions({
    queryKey: [...deliveriesKey(companyId), 'one', idWebhook] as const,
    queryFn: ({ signal }) => callOperation('getWebhook', { params: { idWebhook } }, signal),
    refetchInterval: ({ state }) => (state.data && isSoon(state.data) ? whileWaiting : false),
  });

/** Whether the next attempt is less than ten seconds away. Only then is the query polled. */
const isSoon = ({ nextAttemptAt }: { readonly nextAttemptAt: string | null }): boolean =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) - Date.now() < 10_000;

export const inboxQuery = (companyId: number, query: ListInbox) =>
  queryOptions({
    queryKey: ['inbox', companyId, query] as const,
    queryFn: ({ signal }) => callOperation('listInbox', { query }, signal),
    // Messages arrive in the inbox without any action in this tab.
    refetchInterval: 5_000,
  });

export const emailsQuery = (companyId: number, query: ListEmails) =>
  queryOptions({
    queryKey: [...emailsKey(companyId), 'list', query] as const,
    queryFn: ({ signal }) => callOperation('listEmails', { query }, signal),
    // E-mails are written without any action in this tab, so cached rows are always stale.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((row) => isSoon(row)) ? whileWaiting : false),
  });

export const emailQuery = (companyId: number, idEmail: number) =>
  queryOptions({
    queryKey: [...emailsKey(companyId), 'one', idEmail] as const,
    queryFn: ({ signal }) => callOperation('getEmail', { params: { idEmail } }, signal),
    refetchInterval: ({ state }) => (state.data && isSoon(state.data) ? whileWaiting : false),
  });
