import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import { Money } from '#components/money/money.tsx';
import { TransactionStatusBadge } from '#components/status/transaction-status-badge.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { useResumeWords } from '#features/resume/resume-words.ts';
import { useCompanyId } from '#session/use-session.ts';
import { recentTransactionsQuery } from './resume-queries.ts';

const rowClass = 'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[1fr_14rem_9rem]';

const RecentSkeleton = () => (
  <div className="divide-y divide-line border-y border-line">
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <div key={row} className={rowClass}>
        <Skeleton className="h-10 w-48" />
        <Skeleton className="h-5 w-24" />
      </div>
    ))}
  </div>
);

/** The newest movements, whatever the period: what just happened. */
export const RecentTransactions = () => {
  const words = useResumeWords();
  const { data, error, refetch } = useQuery(recentTransactionsQuery(useCompanyId()));
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="pt-8">
      <h2 id="recent" className="pb-3 text-14 font-medium">
        {words.recent}
      </h2>
      {error && (
        <FailedMessage title={words.recentFailedTitle} error={error} onTryAgain={() => void refetch()} />
      )}
      {!error && !data && <RecentSkeleton />}
      {data && (
        <ul className="divide-y divide-line border-y border-line">
          {data.map((row) => (
            <li key={row.idTransaction}>
              <Link
                to={`/transaction-detail?id=${row.idTransaction}`}
                className={`${rowClass} hover:bg-hover`}
              >
                <span className="min-w-0">
                  <span className="block truncate font-medium">
                    {row.custormerName || row.custormerEmail}
                  </span>
                  <span className="block truncate text-13 text-ink-soft">
                    {row.referenceNumber} · <Moment at={row.date} />
                  </span>
                </span>
                <span className="max-sm:col-start-2 max-sm:row-start-2 max-sm:justify-self-end">
                  <TransactionStatusBadge statusId={row.statusId} name={row.status} />
                </span>
                <span className="justify-self-end font-medium max-sm:col-start-2 max-sm:row-start-1">
                  <Money amount={row.amount} currency={row.currency} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
