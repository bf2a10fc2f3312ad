import type { LoggedRequestRow } from '@pasarela/contracts/request-log/request-log-schema';
import { Moment } from '#components/dates/moment.tsx';
import { useRequestLogWords } from '#components/request/request-log-words.ts';
import { HttpStatusBadge } from '#components/status/http-status-badge.tsx';

/** A row on a phone: the call and how it was answered, the code and the time. */
export const RequestLogCard = ({ row }: { readonly row: LoggedRequestRow }) => {
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
