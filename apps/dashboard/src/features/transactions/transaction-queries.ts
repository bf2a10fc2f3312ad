import type { ListTransactions } from '@pasarela/contracts/transactions/transaction-schema';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { transactionsKey } from '#api/query-keys.ts';
import type { Language } from '#i18n/language.ts';

/** A page of the list. The call is cancelled when another question takes its place. */
export const listQuery = (companyId: number, query: ListTransactions) =>
  queryOptions({
    queryKey: [...transactionsKey(companyId), 'list', query] as const,
    queryFn: ({ signal }) => callOperation('listTransactions', { query }, signal),
  });

/** What a page of the list would be now. It is asked for when the account has changed. */
export const listNowQuery = (companyId: number, query: ListTransactions) =>
  queryOptions({
    queryKey: [...transactionsKey(companyId), 'list now', query] as const,
    queryFn: ({ signal }) => callOperation('listTransactions', { query }, signal),
    enabled: false,
  });

/** Reasons are told in the language of the call, so each language is an answer of its own. */
export const detailQuery = (companyId: number, idTransaction: number, language: Language) =>
  queryOptions({
    queryKey: [...transactionsKey(companyId), 'detail', idTransaction, language] as const,
    queryFn: ({ signal }) => callOperation('getTransaction', { params: { idTransaction } }, signal),
  });

/** How many requests, webhooks and e-mails of a payment its timeline shows at most: the newest of each. */
const timelineRows = 25;

/** The calls to the payment API that named a transaction, the newest first. */
export const requestsOfQuery = (companyId: number, idTransaction: number) =>
  queryOptions({
    queryKey: [...transactionsKey(companyId), 'requests', idTransaction] as const,
    queryFn: ({ signal }) =>
      callOperation('listRequests', { query: { idTransaction, rowsOfPage: timelineRows } }, signal),
  });

/** The results of a transaction that were sent or are still to be sent, the newest first. */
export const webhooksOfQuery = (companyId: number, idTransaction: number) =>
  queryOptions({
    queryKey: [...transactionsKey(companyId), 'webhooks', idTransaction] as const,
    queryFn: ({ signal }) =>
      callOperation('listWebhooks', { query: { idTransaction, rowsOfPage: timelineRows } }, signal),
  });

/** The e-mails that were written about a transaction, the newest first. */
export const emailsOfQuery = (companyId: number, idTransaction: number) =>
  queryOptions({
    queryKey: [...transactionsKey(companyId), 'emails', idTransaction] as const,
    queryFn: ({ signal }) =>
      callOperation('listEmails', { query: { idTransaction, rowsOfPage: timelineRows } }, signal),
  });

/** One result with its payload and its attempts. */
export const webhookQuery = (companyId: number, idWebhook: number) =>
  queryOptions({
    queryKey: [...transactionsKey(companyId), 'webhook', idWebhook] as const,
    queryFn: ({ signal }) => callOperation('getWebhook', { params: { idWebhook } }, signal),
  });
