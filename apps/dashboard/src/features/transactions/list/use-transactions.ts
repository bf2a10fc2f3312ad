import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { usePagedQuery } from '#components/list/use-paged-query.ts';
import { listQuery } from '#features/transactions/api/transaction-queries.ts';
import { queryOf } from '#features/transactions/list/transactions-query.ts';
import { isSearched, type TransactionsSearch } from '#features/transactions/list/transactions-search.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useCompanyId } from '#session/use-session.ts';

/** One page of movements. */
export const useTransactions = (search: TransactionsSearch): UseQueryResult<TransactionRow[]> => {
  const companyId = useCompanyId();
  const query = queryOf(search, useAccountToday(), companyId);
  return usePagedQuery({ ...listQuery(companyId, query), enabled: isSearched(search) });
};
