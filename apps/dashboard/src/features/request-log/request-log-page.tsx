import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { useListSearch } from '#components/list/use-list-search.ts';
import { totalsOf, usePagedQuery } from '#components/list/use-paged-query.ts';
import { useSortLimit } from '#components/list/use-sort-limit.ts';
import { useRequestLogWords } from '#components/request/request-log-words.ts';
import { RequestLogCard } from '#features/request-log/request-log-card.tsx';
import { RequestLogEmpty } from '#features/request-log/request-log-empty.tsx';
import { RequestLogFilters } from '#features/request-log/request-log-filters.tsx';
import { drawerLink, isDrawerOpen } from '#features/request-log/request-log-links.ts';
import { requestsQuery } from '#features/request-log/request-log-queries.ts';
import { queryOf, realToday, requestLog } from '#features/request-log/request-log-search.ts';
import { useRequestLogColumns } from '#features/request-log/use-request-log-columns.tsx';
import { whenReachable } from '#parts/load-part.ts';
import { useCompanyId } from '#session/use-session.ts';

const RequestDrawer = lazy(
  whenReachable(async () => ({
    default: (await import('#features/request-log/request-drawer.tsx')).RequestDrawer,
  })),
);

/** The calls of the account to the payment API. */
export const RequestLogPage = () => {
  const words = useRequestLogWords();
  const companyId = useCompanyId();
  const list = useListSearch(requestLog);
  const result = usePagedQuery(requestsQuery(companyId, queryOf(list.search, realToday(), companyId)));
  const columns = useRequestLogColumns();
  const unavailableSort = useSortLimit('date', totalsOf(result.data).rows);
  const isOpen = isDrawerOpen(useLocation());
  return (
    <div className="flex flex-col gap-1.5 sm:gap-4">
      <ListHeader list={list} result={result} words={words} explanation={words.explanation} />
      <RequestLogFilters list={list} />
      <PagedList
        list={list}
        result={result}
        words={words}
        columns={columns}
        keyOf={(row) => row.idRequest}
        linkOf={(row) => drawerLink(row.idRequest, list.search)}
        card={(row) => <RequestLogCard row={row} />}
        empty={<RequestLogEmpty />}
        unavailableSort={unavailableSort}
      />
      {isOpen && (
        <Suspense>
          <RequestDrawer />
        </Suspense>
      )}
    </div>
  );
};
