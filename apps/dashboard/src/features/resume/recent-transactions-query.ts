import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';

const rows = 5;

/** The newest movements of a business, whenever they were. */
export const recentTransactionsQuery = (idCompany: number) =>
  queryOptions({
    queryKey: ['transactions', idCompany, 'recent'],
    queryFn: ({ signal }) =>
      callOperation('listTransactions', { query: { idCompany, rowsOfPage: rows } }, signal),
  });
