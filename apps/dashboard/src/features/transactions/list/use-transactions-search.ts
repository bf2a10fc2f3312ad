import { useLocation, useNavigate } from 'react-router';
import type { TransactionsSearch } from '#features/transactions/list/transactions-search.ts';
import { readSearch, writeSearch } from '#features/transactions/list/transactions-search-params.ts';

/** The list's filters and page. The address holds them: Back, a reload and a sent link keep them. */
export const useTransactionsSearch = () => {
  const { search: text } = useLocation();
  const navigate = useNavigate();
  const search = readSearch(new URLSearchParams(text));
  const linkTo = (next: TransactionsSearch) => ({ search: writeSearch(next).toString() });
  return {
    search,
    linkTo,
    change: (next: TransactionsSearch) => void navigate(linkTo(next), { preventScrollReset: true }),
  };
};
