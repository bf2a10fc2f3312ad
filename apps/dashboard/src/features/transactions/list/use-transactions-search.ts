import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { TransactionsSearch } from '#features/transactions/list/transactions-search.ts';
import { readSearch, writeSearch } from '#features/transactions/list/transactions-search-params.ts';

/** The list's filters and page. The address holds them: Back, a reload and a sent link keep them. */
export const useTransactionsSearch = () => {
  const { search: text } = useLocation();
  const navigate = useNavigate();
  // The router takes a moment to change the address; a filter shows its value at once.
  const [search, showAtOnce] = useOptimistic(readSearch(new URLSearchParams(text)));
  const linkTo = (next: TransactionsSearch) => ({ search: writeSearch(next).toString() });
  const change = (next: TransactionsSearch): void =>
    startTransition(async () => {
      showAtOnce(next);
      await navigate(linkTo(next), { preventScrollReset: true });
    });
  return { search, linkTo, change };
};
