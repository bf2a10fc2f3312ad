import { formatCount } from '#components/money/money-format.ts';
import { PageTitle } from '#components/ui/page-title.tsx';
import { ReportButton } from '#features/transactions/list/report-button.tsx';
import { TransactionsFilters } from '#features/transactions/list/transactions-filters.tsx';
import { TransactionsList } from '#features/transactions/list/transactions-list.tsx';
import { filterOf } from '#features/transactions/list/transactions-query.ts';
import { isSearched } from '#features/transactions/list/transactions-search.ts';
import { TransactionsViewsTabs } from '#features/transactions/list/transactions-views-tabs.tsx';
import { totalsOf, useTransactions } from '#features/transactions/list/use-transactions.ts';
import { useTransactionsSearch } from '#features/transactions/list/use-transactions-search.ts';
import { transactionsWords as en } from '#i18n/en/transactions.ts';
import { transactionsWords as es } from '#i18n/es/transactions.ts';
import { useWords } from '#i18n/use-words.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useCompanyId } from '#session/use-session.ts';

/** The movements of the business. */
export const TransactionsPage = () => {
  const words = useWords({ es, en });
  const today = useAccountToday();
  const companyId = useCompanyId();
  const { search, linkTo, change } = useTransactionsSearch();
  const list = useTransactions(search);
  const rows = isSearched(search) ? totalsOf(list.data ?? []).rows : 0;
  // A page beyond the last says nothing of how many there are.
  const isCounted = list.isSuccess && isSearched(search) && (rows > 0 || search.pageNumber === 1);
  return (
    <div className="flex flex-col gap-4">
      <PageTitle title={words.title} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex items-baseline gap-3">
          <h1 className="text-20 font-semibold">{words.title}</h1>
          <p role="status" className="figures text-14 text-ink-soft">
            {isCounted && words.found(formatCount(rows))}
          </p>
        </div>
        <ReportButton filter={filterOf(search, today, companyId)} rows={rows} />
      </header>
      <TransactionsViewsTabs search={search} today={today} linkTo={linkTo} />
      <TransactionsFilters search={search} today={today} onChange={change} />
      <TransactionsList list={list} search={search} linkTo={linkTo} onChange={change} />
    </div>
  );
};
