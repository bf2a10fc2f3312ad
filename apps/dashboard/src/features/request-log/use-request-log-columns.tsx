import type { LoggedRequestRow, RequestSort } from '@pasarela/contracts/request-log/request-log-schema';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { StackedText } from '#components/data-table/stacked-text.tsx';
import { StackedMoment } from '#components/dates/stacked-moment.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { useRequestLogWords } from '#components/request/request-log-words.ts';
import { HttpStatusBadge } from '#components/status/http-status-badge.tsx';

/** The columns of the log: first what was called, last how long it took. */
export const useRequestLogColumns = (): readonly DataTableColumn<LoggedRequestRow, RequestSort>[] => {
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
