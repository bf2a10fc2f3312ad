import { limits } from '@pasarela/contracts/limits/limits';
import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { transactionsKey } from '#api/query-keys.ts';
import { useAccountToday } from '#components/dates/account-clock.ts';
import { useAccountChanges } from '#components/list/use-account-changes.ts';
import { listNowQuery, listQuery } from '#features/transactions/transaction-queries.ts';
import { type TransactionsSearch, transactions } from '#features/transactions/transactions-search.ts';
import { useCompanyId } from '#session/use-session.ts';

type NewTransactions = {
  /** How many have come that the list does not show, and whether there are more than a page of them. */
  readonly count: number;
  readonly hasMore: boolean;
  readonly show: () => void;
};

/**
 * The movements that have come since the list was loaded, where it begins with the newest. Rows that have changed and stay in their
 * place are taken in at once.
 */
export const useNewTransactions = (
  search: TransactionsSearch,
  { data: shown, isPlaceholderData }: UseQueryResult<TransactionRow[]>,
): NewTransactions => {
  const companyId = useCompanyId();
  const client = useQueryClient();
  const query = { idCompany: companyId, ...transactions.toQuery(search, useAccountToday()) };
  const now = useQuery(listNowQuery(companyId, query));
  const order = transactions.orderOf(search);
  const beginsWithNewest = search.pageNumber === 1 && order?.by === 'date' && order.direction === 'desc';
  useAccountChanges(shown !== undefined && !isPlaceholderData && beginsWithNewest, async () => {
    const { data } = await now.refetch();
    const isInPlace = (rows: typeof shown) =>
      rows?.length === data?.length &&
      rows?.every(({ idTransaction }, index) => idTransaction === data?.[index]?.idTransaction);
    client.setQueryData(listQuery(companyId, query).queryKey, (rows) => (isInPlace(rows) ? data : rows));
  });
  const last = Math.max(0, ...(shown ?? []).map(({ idTransaction }) => idTransaction));
  const count =
    shown && beginsWithNewest
      ? (now.data ?? []).filter(({ idTransaction }) => idTransaction > last).length
      : 0;
  return {
    count,
    hasMore: count === limits.rowsOfPage,
    show: () => void client.invalidateQueries({ queryKey: transactionsKey(companyId) }),
  };
};
