import type { LoggedRequestRow } from '@pasarela/contracts/request-log/request-log-schema';
import { useQuery } from '@tanstack/react-query';
import { Moment } from '#components/dates/moment.tsx';
import { HttpStatusBadge } from '#components/status/http-status-badge.tsx';
import { requestsOfQuery } from '#features/transactions/api/transaction-queries.ts';
import { RelatedLink, RelatedRows, relatedRowsShown } from '#features/transactions/detail/related-rows.tsx';
import { requestLogWords as en } from '#i18n/en/request-log.ts';
import { requestLogWords as es } from '#i18n/es/request-log.ts';
import { useWords } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

const RequestLink = ({ row }: { readonly row: LoggedRequestRow }) => (
  <RelatedLink
    to={`/request-log/detail?idTransaction=${row.idTransaction}&id=${row.idRequest}`}
    title={
      <span className="font-mono text-12">
        <span className="text-ink-soft">{row.method}</span> {row.path.replace(/^\/api/, '')}
      </span>
    }
    text={
      <>
        <Moment at={row.date} /> {row.code !== null && <span className="font-mono">· {row.code}</span>}
      </>
    }
    badge={<HttpStatusBadge status={row.httpStatus} />}
  />
);

/** The calls to the payment API that were about a transaction, for who may see the log. */
export const TransactionRequests = ({ idTransaction }: { readonly idTransaction: number }) => {
  const { ofTransaction, loading, states } = useWords({ es, en });
  return (
    <RelatedRows
      result={useQuery(requestsOfQuery(useCompanyId(), idTransaction, relatedRowsShown))}
      words={{ title: ofTransaction.title, loading, failed: states.failed }}
      empty={ofTransaction.empty}
      keyOf={(row) => row.idRequest}
      row={(row) => <RequestLink row={row} />}
      all={{ to: `/request-log?idTransaction=${idTransaction}`, text: ofTransaction.all }}
    />
  );
};
