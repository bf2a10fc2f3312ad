import { limits } from '@pasarela/contracts/limits';
import type { ListTransactions, TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { listQuery } from '#features/transactions/api/transaction-queries.ts';
import { queryOf } from '#features/transactions/list/transactions-query.ts';
import { isSearched, type TransactionsSearch } from '#features/transactions/list/transactions-search.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useCompanyId } from '#session/use-session.ts';

const onFirstPage = (query: ListTransactions): string => JSON.stringify({ ...query, pageNumber: 1 });

const isQuery = (part: unknown): part is ListTransactions =>
  typeof part === 'object' && part !== null && 'pageNumber' in part;

/** One page of the list. While pages of the same filters are turned, the rows of the page before stay. */
export const useTransactions = (search: TransactionsSearch): UseQueryResult<TransactionRow[]> => {
  const companyId = useCompanyId();
  const query = queryOf(search, useAccountToday(), companyId);
  return useQuery({
    ...listQuery(companyId, query),
    enabled: isSearched(search),
    placeholderData: (rows, before) => {
      const asked = before?.queryKey.at(-1);
      return isQuery(asked) && onFirstPage(asked) === onFirstPage(query) ? rows : undefined;
    },
  });
};

/** What a page says of the whole list. */
export const totalsOf = (rows: readonly TransactionRow[]): { rows: number; pages: number } => ({
  rows: rows[0]?.maxRows ?? 0,
  pages: rows[0] ? Math.max(rows[0].maxPages, Math.ceil(rows[0].maxRows / limits.rowsOfPage)) : 0,
});
