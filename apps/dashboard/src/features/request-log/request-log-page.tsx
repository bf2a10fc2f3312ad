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
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { RowCard } from '#components/data-table/row-card.tsx';
import { StackedMoment, StackedText } from '#components/data-table/stacked-text.tsx';
import { Moment } from '#components/dates/moment.tsx';
import { choiceChip, TransactionChip, typedChip } from '#components/list/list-chips.tsx';
import { defineList, ListPage, useList } from '#components/list/list-page.tsx';
import { ReferenceField } from '#components/list/reference-field.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { useRequestLogWords } from '#components/request/request-log-words.ts';
import { AnswerBadge, HttpStatus, paymentStatusOf } from '#components/status/call-badges.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import {
  drawerLink,
  isDrawerOpen,
  readCode,
  realToday,
  requestLog,
} from '#features/request-log/request-log-search.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import { docsAddress } from '#paths/docs-address.ts';

/** What a call came to: the status of its payment with its code, or the code alone. */
const Result = ({ row }: { readonly row: LoggedRequestRow }) => {
  const words = useRequestLogWords();
  const replayed = row.replayed && words.replayed;
  return paymentStatusOf(row) ? (
    <StackedText
      text={<AnswerBadge {...row} />}
      below={[row.code, replayed].filter((part) => part).join(' · ')}
    />
  ) : (
    <StackedText text={<span className="font-mono text-13">{row.code}</span>} below={replayed} />
  );
};

/** The columns of the log: first what was called, last how long it took. */
const useRequestLogColumns = (): readonly DataTableColumn<LoggedRequestRow, RequestSort>[] => {
  const words = useRequestLogWords();
  return [
    {
      name: 'call',
      heading: words.columns.call,
      skeleton: 'w-44',
      // This column shrinks first: `max-w-0` truncates its text instead of widening the table.
      className: 'w-full max-w-0 xl:w-[36%]',
      cell: (row) => (
        <span className="block truncate font-mono text-13">
          <span className="text-ink-soft">{row.method}</span> {row.path.replace(/^\/api/, '')}
        </span>
      ),
    },
    {
      name: 'status',
      sort: 'status',
      sortKind: 'number',
      heading: words.columns.status,
      skeleton: 'w-8',
      cell: ({ httpStatus }) => <HttpStatus status={httpStatus} />,
    },
    {
      name: 'result',
      heading: words.columns.result,
      skeleton: 'w-20',
      className: 'max-w-48',
      cell: (row) => <Result row={row} />,
    },
    {
      name: 'reference',
      heading: words.columns.reference,
      skeleton: 'w-24',
      className: 'max-w-44 xl:max-w-none',
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
      sortKind: 'number',
      heading: words.columns.milliseconds,
      align: 'end',
      skeleton: 'w-12',
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

type RequestLogCardProps = { readonly row: LoggedRequestRow; readonly orderedBy: RequestSort | undefined };

/** A row on a phone: the call and how it was answered, the code and the time; what the list is ordered by stands among them. */
const RequestLogCard = ({ row, orderedBy }: RequestLogCardProps) => {
  const words = useRequestLogWords();
  const ordered = {
    status: `HTTP ${row.httpStatus}`,
    milliseconds: words.milliseconds(formatCount(row.milliseconds)),
    date: null,
  }[orderedBy ?? 'date'];
  const number = row.idTransaction === null ? null : words.transactionNumber(String(row.idTransaction));
  const isOfPayment = paymentStatusOf(row) !== undefined;
  return (
    <RowCard
      main={
        <span className="font-mono text-13 font-normal">
          <span className="text-ink-soft">{row.method}</span> {row.path.replace(/^\/api/, '')}
        </span>
      }
      state={
        <>
          {isOfPayment && <span className="figures text-13 text-ink-soft">{row.code}</span>}
          <AnswerBadge {...row} />
        </>
      }
      below={
        <span className="figures flex gap-3">
          {ordered !== null && <span className="shrink-0">{ordered}</span>}
          {!isOfPayment && row.code !== null && <span className="truncate">{row.code}</span>}
          {ordered === null && row.referenceNumber !== null && (
            <span className="min-w-7 truncate">{row.referenceNumber}</span>
          )}
          {number !== null && <span className="shrink-0">{number}</span>}
        </span>
      }
      at={<Moment at={row.date} />}
    />
  );
};

/** No call was ever made: what this is, and what to do. */
const RequestLogEmpty = () => {
  const words = useRequestLogWords().states;
  const [language] = useLanguage();
  return (
    <StateMessage
      title={words.emptyTitle}
      action={
        <a href={docsAddress(language)} target="_blank" rel="noopener" className={buttonClass()}>
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

const requestLogList = defineList({
  address: requestLog,
  query: (companyId, asked) => requestsQuery(companyId, { idCompany: companyId, ...asked }),
  useToday: realToday,
  chips: {
    dates: DateFilterChip,
    operation: choiceChip(() => {
      const words = useRequestLogWords().filters;
      return { label: words.operation, all: words.allOperations, choices: operationChoices };
    }),
    httpStatus: choiceChip(() => {
      const words = useRequestLogWords().filters;
      return {
        label: words.status,
        all: words.allStatuses,
        choices: httpStatusClasses.map((value) => ({ value, label: words.statusClasses[value] })),
      };
    }),
    code: typedChip(readCode, () => {
      const words = useRequestLogWords().filters;
      return { label: words.code, hint: words.codeHint, invalid: words.codeInvalid };
    }),
    idTransaction: TransactionChip,
  },
  useColumns: useRequestLogColumns,
  card: (row, orderedBy) => <RequestLogCard row={row} orderedBy={orderedBy} />,
  keyOf: (row) => row.idRequest,
  longSort: 'date',
});

/** The calls of the account to the payment API. */
export const RequestLogPage = () => {
  const words = useRequestLogWords();
  const list = useList(requestLogList);
  const isOpen = isDrawerOpen(useLocation());
  return (
    <ListPage
      declaration={requestLogList}
      list={list}
      words={words}
      explanation={words.explanation}
      searchField={<ReferenceField list={list} />}
      linkOf={(row) => drawerLink(row.idRequest, list.search)}
      empty={<RequestLogEmpty />}
    >
      {isOpen && (
        <Suspense>
          <RequestDrawer />
        </Suspense>
      )}
    </ListPage>
  );
};
