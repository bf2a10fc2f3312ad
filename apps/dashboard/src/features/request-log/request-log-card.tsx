import type { LoggedRequestRow } from '@pasarela/contracts/request-log/request-log-schema';
import { Moment } from '#components/dates/moment.tsx';
import { HttpStatusBadge } from '#components/status/http-status-badge.tsx';
import { requestLogWords as en } from '#i18n/en/request-log.ts';
import { requestLogWords as es } from '#i18n/es/request-log.ts';
import { useWords } from '#i18n/use-words.ts';

/** A row on a phone: the call and how it was answered, the code and the time. */
export const RequestLogCard = ({ row }: { readonly row: LoggedRequestRow }) => {
  const words = useWords({ es, en });
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
