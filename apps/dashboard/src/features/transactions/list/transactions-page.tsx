import { limits } from '@pasarela/contracts/limits/limits';
import type {
  TransactionReportColumn,
  TransactionRow,
} from '@pasarela/contracts/transactions/transaction-schema';
import { useLocation } from 'react-router';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { ReportButton } from '#components/list/report-button.tsx';
import { useTransactionsWords } from '#components/list/transactions-words.ts';
import { useListSearch } from '#components/list/use-list-search.ts';
import { rowsFound } from '#components/list/use-paged-query.ts';
import { useSortLimit } from '#components/list/use-sort-limit.ts';
import { formatCount } from '#components/money/money-format.ts';
import { TransactionCard } from '#features/transactions/list/transaction-card.tsx';
import { useTransactionReportWords } from '#features/transactions/list/transaction-report-words.ts';
import { TransactionsFilters } from '#features/transactions/list/transactions-filters.tsx';
import { reportQueryOf } from '#features/transactions/list/transactions-query.ts';
import { isSearched, transactions } from '#features/transactions/list/transactions-search.ts';
import {
  AnyDateButton,
  TransactionsEmpty,
  TransactionsNotSearched,
} from '#features/transactions/list/transactions-states.tsx';
import { TransactionsViewsTabs } from '#features/transactions/list/transactions-views-tabs.tsx';
import { useTransactions } from '#features/transactions/list/use-transactions.ts';
import { useTransactionsColumns } from '#features/transactions/list/use-transactions-columns.tsx';
import { detailLink } from '#features/transactions/transaction-links.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Whether a search looked only at the newest movements. */
const isPartial = (rows: readonly TransactionRow[] = []): boolean => rows[0]?.isPartial === true;

/** The movements of the business. */
export const TransactionsPage = () => {
  const words = useTransactionsWords();
  const headings: Record<TransactionReportColumn, string> = useTransactionReportWords();
  const today = useAccountToday();
  const companyId = useCompanyId();
  const address = useLocation().search;
  const list = useListSearch(transactions);
  const { search } = list;
  const searched = isSearched(search);
  const result = useTransactions(search);
  const columns = useTransactionsColumns();
  const rows = searched ? rowsFound(result, search.pageNumber) : 0;
  const isPart = isPartial(result.data);
  const unavailableSort = useSortLimit('date', isPart ? Number.POSITIVE_INFINITY : rows);
  return (
    <div className="flex flex-col gap-1.5 sm:gap-4">
      <ListHeader
        list={list}
        result={searched ? result : undefined}
        words={isPart ? { ...words, found: words.search.foundOfNewest } : words}
        explanation={isPart && words.search.partial(formatCount(limits.searchedRows))}
        actions={
          <ReportButton
            operation="reportTransactions"
            request={{
              query: { ...reportQueryOf(search, today, companyId), rows },
              body: { translations: headings },
            }}
            // The report holds all of them, however many.
            rows={isPart ? undefined : rows}
            words={words.report}
          />
        }
      />
      <TransactionsViewsTabs search={search} today={today} />
      <TransactionsFilters list={list} today={today} />
      {searched ? (
        <PagedList
          list={list}
          result={result}
          words={words}
          columns={columns}
          keyOf={(row) => row.idTransaction}
          linkOf={(row) => detailLink(row.idTransaction, address)}
          card={(row) => <TransactionCard row={row} />}
          empty={<TransactionsEmpty list={list} today={today} />}
          filteredAction={search.dates.kind !== 'any' && <AnyDateButton list={list} />}
          unavailableSort={unavailableSort}
        />
      ) : (
        <TransactionsNotSearched list={list} />
      )}
    </div>
  );
};
