import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { transactionsKey } from '#api/query-keys.ts';

const recentRows = 6;

/** What waits for somebody, now. */
export const attentionQuery = (idCompany: number) =>
  queryOptions({
    queryKey: ['attention', idCompany],
    queryFn: ({ signal }) => callOperation('getAttention', { params: { idCompany } }, signal),
  });

/** Which of the first steps of the account are done. */
export const firstStepsQuery = (idCompany: number) =>
  queryOptions({
    queryKey: ['first-steps', idCompany],
    queryFn: ({ signal }) => callOperation('getFirstSteps', { params: { idCompany } }, signal),
  });

/** The newest movements of a business, whenever they were. */
export const recentTransactionsQuery = (idCompany: number) =>
  queryOptions({
    queryKey: [...transactionsKey(idCompany), 'recent'],
    queryFn: ({ signal }) =>
      callOperation('listTransactions', { query: { idCompany, rowsOfPage: recentRows } }, signal),
  });
