import {
  isTransactionStatus,
  transactionStatuses,
} from '@pasarela/contracts/transactions/transaction-status';
import type { WebhookRow } from '@pasarela/contracts/webhooks/webhook-schema';
import { webhookStates } from '@pasarela/contracts/webhooks/webhook-states';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { StatusBadge } from '#components/status/status-badge.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { webhooksOfQuery } from '#features/transactions/api/transaction-queries.ts';
import { transactionWebhooksWords as en } from '#i18n/en/transaction-webhooks.ts';
import { transactionWebhooksWords as es } from '#i18n/es/transaction-webhooks.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

const shown = 5;
const deliveries = '/integration/webhooks/deliveries';

const WebhookLink = ({ row }: { readonly row: WebhookRow }) => {
  const words = useWords({ es, en });
  const [language] = useLanguage();
  const { colour, label } = webhookStates[row.state];
  return (
    <Link
      to={`${deliveries}/${row.idWebhook}?idTransaction=${row.idTransaction}`}
      className="grid min-h-row grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5 text-ink no-underline hover:bg-hover"
    >
      <span className="min-w-0">
        <span className="block truncate text-13">
          {isTransactionStatus(row.statusId) ? transactionStatuses[row.statusId].label[language] : row.type}
        </span>
        <span className="block truncate text-12 text-ink-faint">
          <Moment at={row.createdAt} /> · {words.attempts(row.attempts)}
        </span>
      </span>
      <StatusBadge colour={colour} label={label[language]} />
    </Link>
  );
};

/** What the merchant was told of a transaction, for who may see the integration. */
export const TransactionWebhooks = ({ idTransaction }: { readonly idTransaction: number }) => {
  const words = useWords({ es, en });
  const { data, error, refetch } = useQuery(webhooksOfQuery(useCompanyId(), idTransaction, shown));
  const total = data?.[0]?.maxRows ?? 0;
  return (
    <section aria-labelledby="webhooks-title">
      <h2 id="webhooks-title" className="pb-2 text-16 font-semibold">
        {words.title}
      </h2>
      {error && <FailedMessage title={words.failed} error={error} onTryAgain={() => void refetch()} />}
      {!error && !data && (
        <>
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <Skeleton className="h-row" />
        </>
      )}
      {data?.length === 0 && (
        <p className="text-ink-soft">
          {words.empty} <Link to="/integration/webhooks">{words.setUp}</Link>
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.map((row) => (
            <li key={row.idWebhook}>
              <WebhookLink row={row} />
            </li>
          ))}
        </ul>
      )}
      {total > shown && (
        <Link
          to={`${deliveries}?idTransaction=${idTransaction}`}
          className="inline-flex min-h-9 items-center pt-2 text-13 text-accent underline pointer-coarse:min-h-11"
        >
          {words.all(formatCount(total))}
        </Link>
      )}
    </section>
  );
};
