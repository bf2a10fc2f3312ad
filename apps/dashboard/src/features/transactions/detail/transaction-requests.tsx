import type { LoggedRequestRow } from '@pasarela/contracts/request-log/request-log-schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { HttpStatusBadge } from '#components/status/http-status-badge.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { requestsOfQuery } from '#features/transactions/api/transaction-queries.ts';
import { requestLogWords as en } from '#i18n/en/request-log.ts';
import { requestLogWords as es } from '#i18n/es/request-log.ts';
import { useWords } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

const shown = 5;

const RequestLink = ({ row }: { readonly row: LoggedRequestRow }) => (
  <Link
    to={`/request-log/detail?idTransaction=${row.idTransaction}&id=${row.idRequest}`}
    className="grid min-h-row grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5 text-ink no-underline hover:bg-hover"
  >
    <span className="min-w-0">
      <span className="block truncate font-mono text-12">
        <span className="text-ink-soft">{row.method}</span> {row.path.replace(/^\/api/, '')}
      </span>
      <span className="block truncate text-12 text-ink-faint">
        <Moment at={row.date} /> {row.code !== null && <span className="font-mono">· {row.code}</span>}
      </span>
    </span>
    <HttpStatusBadge status={row.httpStatus} />
  </Link>
);

/** The calls to the payment API that were about a transaction, for who may see the log. */
export const TransactionRequests = ({ idTransaction }: { readonly idTransaction: number }) => {
  const words = useWords({ es, en });
  const { data, error, refetch } = useQuery(requestsOfQuery(useCompanyId(), idTransaction, shown));
  const total = data?.[0]?.maxRows ?? 0;
  return (
    <section aria-labelledby="requests-title">
      <h2 id="requests-title" className="pb-2 text-16 font-semibold">
        {words.ofTransaction.title}
      </h2>
      {error && <FailedMessage title={words.states.failed} error={error} onTryAgain={() => void refetch()} />}
      {!error && !data && (
        <>
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <Skeleton className="h-row" />
        </>
      )}
      {data?.length === 0 && <p className="text-ink-soft">{words.ofTransaction.empty}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.map((row) => (
            <li key={row.idRequest}>
              <RequestLink row={row} />
            </li>
          ))}
        </ul>
      )}
      {total > shown && (
        <Link
          to={`/request-log?idTransaction=${idTransaction}`}
          className="inline-flex min-h-9 items-center pt-2 text-13 text-accent underline pointer-coarse:min-h-11"
        >
          {words.ofTransaction.all(formatCount(total))}
        </Link>
      )}
    </section>
  );
};
