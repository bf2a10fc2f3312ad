import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { DataTable } from '#components/data-table/data-table.tsx';
import { DataTablePages } from '#components/data-table/data-table-pages.tsx';
import { DataTableSkeleton } from '#components/data-table/data-table-skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { TransactionCard } from '#features/transactions/list/transaction-card.tsx';
import type { TransactionsSearch } from '#features/transactions/list/transactions-search.ts';
import { TransactionsNothing } from '#features/transactions/list/transactions-states.tsx';
import { viewOf } from '#features/transactions/list/transactions-view.ts';
import { totalsOf } from '#features/transactions/list/use-transactions.ts';
import { useTransactionsColumns } from '#features/transactions/list/use-transactions-columns.tsx';
import type { useTransactionsSearch } from '#features/transactions/list/use-transactions-search.ts';
import { detailLink } from '#features/transactions/transaction-links.ts';
import { transactionsWords as en } from '#i18n/en/transactions.ts';
import { transactionsWords as es } from '#i18n/es/transactions.ts';
import { useWords } from '#i18n/use-words.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';

type TransactionsListProps = {
  readonly list: UseQueryResult<TransactionRow[]>;
  readonly search: TransactionsSearch;
  readonly linkTo: ReturnType<typeof useTransactionsSearch>['linkTo'];
  readonly onChange: (search: TransactionsSearch) => void;
};

/** The table and its pages, or what stands in their place. */
export const TransactionsList = ({ list, search, linkTo, onChange }: TransactionsListProps) => {
  const words = useWords({ es, en });
  const columns = useTransactionsColumns();
  const today = useAccountToday();
  const { search: address } = useLocation();
  const rows = list.data ?? [];
  const view = viewOf(search, { isPending: list.isPending, isError: list.isError, count: rows.length });
  const label = words.title;
  if (view === 'loading')
    return (
      <>
        <p role="status" className="sr-only">
          {words.loading}
        </p>
        <DataTableSkeleton label={label} columns={columns} />
      </>
    );
  if (view === 'failed')
    return list.error ? (
      <FailedMessage title={words.states.failed} error={list.error} onTryAgain={() => void list.refetch()} />
    ) : null;
  if (view !== 'rows')
    return <TransactionsNothing view={view} search={search} today={today} onChange={onChange} />;
  const totals = totalsOf(rows);
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        keyOf={(row) => row.idTransaction}
        linkOf={(row) => detailLink(row.idTransaction, address)}
        card={(row) => <TransactionCard row={row} />}
        stale={list.isPlaceholderData}
      />
      <DataTablePages
        page={search.pageNumber}
        pages={totals.pages}
        rows={totals.rows}
        linkTo={(pageNumber) => linkTo({ ...search, pageNumber })}
      />
    </>
  );
};
