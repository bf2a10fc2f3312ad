import type { LoggedRequestRow } from '@pasarela/contracts/request-log/request-log-schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable } from '#components/data-table/data-table.tsx';
import { DataTablePages } from '#components/data-table/data-table-pages.tsx';
import { DataTableSkeleton } from '#components/data-table/data-table-skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { RequestLogCard } from '#features/request-log/request-log-card.tsx';
import { drawerLink } from '#features/request-log/request-log-links.ts';
import { RequestLogNothing } from '#features/request-log/request-log-nothing.tsx';
import { type RequestLogSearch, writeRequestLog } from '#features/request-log/request-log-search.ts';
import { useRequestLogColumns } from '#features/request-log/use-request-log-columns.tsx';
import type { useRequestLogSearch } from '#features/request-log/use-request-log-search.ts';
import { totalsOf } from '#features/request-log/use-requests.ts';
import { requestLogWords as en } from '#i18n/en/request-log.ts';
import { requestLogWords as es } from '#i18n/es/request-log.ts';
import { useWords } from '#i18n/use-words.ts';

type RequestLogListProps = {
  readonly list: UseQueryResult<LoggedRequestRow[]>;
  readonly search: RequestLogSearch;
  readonly linkTo: ReturnType<typeof useRequestLogSearch>['linkTo'];
  readonly onChange: (search: RequestLogSearch) => void;
};

/** The table and its pages, or what stands in their place. */
export const RequestLogList = ({ list, search, linkTo, onChange }: RequestLogListProps) => {
  const words = useWords({ es, en });
  const columns = useRequestLogColumns();
  if (list.isPending)
    return (
      <>
        <p role="status" className="sr-only">
          {words.loading}
        </p>
        <DataTableSkeleton label={words.title} columns={columns} />
      </>
    );
  if (list.isError)
    return (
      <FailedMessage title={words.states.failed} error={list.error} onTryAgain={() => void list.refetch()} />
    );
  if (list.data.length === 0) return <RequestLogNothing search={search} onChange={onChange} />;
  const totals = totalsOf(list.data);
  return (
    <>
      <DataTable
        label={words.title}
        columns={columns}
        rows={list.data}
        keyOf={(row) => row.idRequest}
        linkOf={(row) => drawerLink(row.idRequest, writeRequestLog(search))}
        card={(row) => <RequestLogCard row={row} />}
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
