import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable } from '#components/data-table/data-table.tsx';
import { DataTablePages } from '#components/data-table/data-table-pages.tsx';
import { DataTableSkeleton } from '#components/data-table/data-table-skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { totalsOf } from '#features/transactions/list/use-transactions.ts';
import { PreauthorizationCard } from '#features/transactions/preauthorizations/preauthorization-card.tsx';
import { drawerLink } from '#features/transactions/preauthorizations/preauthorization-links.ts';
import { PreauthorizationsNothing } from '#features/transactions/preauthorizations/preauthorizations-nothing.tsx';
import {
  type PreauthorizationsSearch,
  writePreauthorizations,
} from '#features/transactions/preauthorizations/preauthorizations-search.ts';
import { usePreauthorizationsColumns } from '#features/transactions/preauthorizations/use-preauthorizations-columns.tsx';
import type { usePreauthorizationsSearch } from '#features/transactions/preauthorizations/use-preauthorizations-search.ts';
import { preauthorizationsWords as en } from '#i18n/en/preauthorizations.ts';
import { preauthorizationsWords as es } from '#i18n/es/preauthorizations.ts';
import { useWords } from '#i18n/use-words.ts';

type PreauthorizationsListProps = {
  readonly list: UseQueryResult<TransactionRow[]>;
  readonly search: PreauthorizationsSearch;
  readonly linkTo: ReturnType<typeof usePreauthorizationsSearch>['linkTo'];
  readonly onChange: (search: PreauthorizationsSearch) => void;
};

/** The table and its pages, or what stands in their place. */
export const PreauthorizationsList = ({ list, search, linkTo, onChange }: PreauthorizationsListProps) => {
  const words = useWords({ es, en });
  const columns = usePreauthorizationsColumns();
  if (list.isError)
    return (
      <FailedMessage title={words.states.failed} error={list.error} onTryAgain={() => void list.refetch()} />
    );
  if (list.isPending)
    return (
      <>
        <p role="status" className="sr-only">
          {words.loading}
        </p>
        <DataTableSkeleton label={words.title} columns={columns} />
      </>
    );
  if (list.data.length === 0) return <PreauthorizationsNothing search={search} onChange={onChange} />;
  const totals = totalsOf(list.data);
  const address = writePreauthorizations(search);
  return (
    <>
      <DataTable
        label={words.title}
        columns={columns}
        rows={list.data}
        keyOf={(row) => row.idTransaction}
        linkOf={(row) => drawerLink('charge', row.idTransaction, address)}
        card={(row) => <PreauthorizationCard row={row} />}
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
