import { loggedOperations } from 'virtual:logged-operations';
import type {
  ListRequests,
  LoggedRequestRow,
  RequestSort,
} from '@pasarela/contracts/request-log/request-log-schema';
import { httpStatusClasses } from '@pasarela/contracts/request-log/request-log-schema';
import { queryOptions } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { ChoiceFilterChip } from '#components/data-table/choice-filter-chip.tsx';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { StackedText } from '#components/data-table/stacked-text.tsx';
import { TextFilterChip } from '#components/data-table/text-filter-chip.tsx';
import { Moment } from '#components/dates/moment.tsx';
import { StackedMoment } from '#components/dates/stacked-moment.tsx';
import { ReferenceFilterChip, TransactionFilterChip } from '#components/list/identity-filter-chips.tsx';
import { ListFilters } from '#components/list/list-filters.tsx';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { typedFilter } from '#components/list/typed-filter.ts';
import { type List, useListSearch } from '#components/list/use-list-search.ts';
import { totalsOf, usePagedQuery } from '#components/list/use-paged-query.ts';
import { useSortLimit } from '#components/list/use-sort-limit.ts';
import { formatCount } from '#components/money/money-format.ts';
import { useRequestLogWords } from '#components/request/request-log-words.ts';
import { HttpStatusBadge } from '#components/status/http-status-badge.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { drawerLink, isDrawerOpen } from '#features/request-log/request-log-links.ts';
import {
  queryOf,
  type RequestLogSearch,
  readCode,
  realToday,
  requestLog,
} from '#features/request-log/request-log-search.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import { paths } from '#paths/paths.ts';
import { useCompanyId } from '#session/use-session.ts';

/** The columns of the log: first what was called, last how long it took. */
const useRequestLogColumns = (): readonly DataTableColumn<LoggedRequestRow, RequestSort>[] => {
  const words = useRequestLogWords();
  return [
    {
      name: 'call',
      heading: words.columns.call,
      skeleton: 'w-44',
      // This column shrinks first: `max-w-0` truncates its text instead of widening the table.
      className: 'w-full max-w-0',
      cell: (row) => (
        <span className="block truncate font-mono text-12">
          <span className="text-ink-soft">{row.method}</span> {row.path.replace(/^\/api/, '')}
        </span>
      ),
    },
    {
      name: 'code',
      heading: words.columns.code,
      skeleton: 'w-16',
      className: 'max-w-56',
      cell: (row) => (
        <StackedText
          text={<span className="font-mono text-12">{row.code}</span>}
          below={row.replayed && words.replayed}
        />
      ),
    },
    {
      name: 'status',
      sort: 'status',
      heading: words.columns.status,
      skeleton: 'w-10',
      cell: (row) => <HttpStatusBadge status={row.httpStatus} />,
    },
    {
      name: 'reference',
      heading: words.columns.reference,
      skeleton: 'w-24',
      className: 'max-w-44',
      cell: (row) => (
        <StackedText
          text={row.referenceNumber}
          below={row.idTransaction !== null && words.transactionNumber(String(row.idTransaction))}
        />
      ),
    },
    {
      name: 'date',
      sort: 'date',
      heading: words.columns.date,
      skeleton: 'w-24',
      cell: (row) => <StackedMoment at={row.date} />,
    },
    {
      name: 'milliseconds',
      sort: 'milliseconds',
      heading: words.columns.milliseconds,
      align: 'end',
      skeleton: 'w-12',
      className: 'max-xl:hidden',
      cell: (row) => (
        <span className="figures whitespace-nowrap text-ink-soft">
          {words.milliseconds(formatCount(row.milliseconds))}
        </span>
      ),
    },
  ];
};

const operationChoices = loggedOperations.map(({ method, path }) => ({
  value: path,
  label: `${method} ${path}`,
}));

const RequestLogFilters = ({ list }: { readonly list: List<RequestLogSearch> }) => {
  const words = useRequestLogWords().filters;
  const { search, filter } = list;
  return (
    <ListFilters list={list}>
      <DateFilterChip
        value={search.dates}
        initial={requestLog.initial.dates}
        today={realToday()}
        onChange={(dates) => filter({ dates })}
      />
      <ChoiceFilterChip
        label={words.operation}
        all={words.allOperations}
        value={search.operation}
        choices={operationChoices}
        onChange={(operation) => filter({ operation })}
      />
      <ChoiceFilterChip
        label={words.status}
        all={words.allStatuses}
        value={search.httpStatus}
        choices={httpStatusClasses.map((value) => ({ value, label: words.statusClasses[value] }))}
        onChange={(httpStatus) => filter({ httpStatus })}
      />
      <ReferenceFilterChip
        value={search.referenceNumber}
        onChange={(referenceNumber) => filter({ referenceNumber })}
      />
      <TextFilterChip
        label={words.code}
        hint={words.codeHint}
        value={search.code}
        onApply={typedFilter(readCode, (code) => filter({ code }), words.codeInvalid)}
      />
      <TransactionFilterChip
        value={search.idTransaction}
        onChange={(idTransaction) => filter({ idTransaction })}
      />
    </ListFilters>
  );
};

/** A row on a phone: the call and how it was answered, the code and the time. */
const RequestLogCard = ({ row }: { readonly row: LoggedRequestRow }) => {
  const words = useRequestLogWords();
  const number = row.idTransaction === null ? null : words.transactionNumber(String(row.idTransaction));
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="truncate font-mono text-13">
          <span className="text-ink-soft">{row.method}</span> {row.path.replace(/^\/api/, '')}
        </span>
        <HttpStatusBadge status={row.httpStatus} />
      </span>
      <span className="flex items-center justify-between gap-3 pt-0.5 text-13 text-ink-soft">
        <span className="truncate">
          {[row.code, row.referenceNumber, number].filter((part) => part !== null).join(' · ')}
        </span>
        <Moment at={row.date} />
      </span>
    </>
  );
};

const docs = { es: paths.documentation, en: '/docs/en/' } as const;

/** No call was ever made: what this is, and what to do. */
const RequestLogEmpty = () => {
  const words = useRequestLogWords().states;
  const [language] = useLanguage();
  return (
    <StateMessage
      title={words.emptyTitle}
      action={
        <a href={docs[language]} target="_blank" rel="noopener" className={buttonClass()}>
          {words.emptyAction}
        </a>
      }
    >
      <p>{words.emptyText}</p>
    </StateMessage>
  );
};

/** Requests are made by other systems, so cached rows are always stale. */
const requestsQuery = (companyId: number, query: ListRequests) =>
  queryOptions({
    queryKey: ['requests', companyId, 'list', query] as const,
    queryFn: ({ signal }) => callOperation('listRequests', { query }, signal),
    staleTime: 0,
  });

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
