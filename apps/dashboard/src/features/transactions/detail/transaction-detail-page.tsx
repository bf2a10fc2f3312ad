import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { DetailPage } from '#components/detail/detail-page.tsx';
import { listOf } from '#components/detail/list-behind.ts';
import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { readRowId } from '#components/list/list-filter.ts';
import { detailQuery } from '#features/transactions/api/transaction-queries.ts';
import { TransactionDetailBody } from '#features/transactions/detail/transaction-detail-body.tsx';
import { overlayOf } from '#features/transactions/transaction-links.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import { useCompanyId } from '#session/use-session.ts';

const DetailOverlays = lazy(
  whenReachable(async () => ({
    default: (await import('#features/transactions/detail/detail-overlays.tsx')).DetailOverlays,
  })),
);

/** One movement by the id in the address; what is done with it lies over it. */
export const TransactionDetailPage = () => {
  const words = useTransactionDetailWords();
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const location = useLocation();
  const overlay = overlayOf(location);
  const [params] = useSearchParams();
  const id = readRowId(params.get('id'));
  const detail = useQuery({ ...detailQuery(companyId, id ?? 0, language), enabled: id !== undefined });
  return (
    <DetailPage
      title={words.title(detail.data?.referenceNumber ?? String(id ?? ''))}
      list={{ pathname: '/transactions', search: listOf(location) }}
      words={words}
      result={detail}
      isNowhere={id === undefined}
    >
      {(transaction) => (
        <>
          <TransactionDetailBody transaction={transaction} />
          {overlay && (
            <Suspense>
              <DetailOverlays overlay={overlay} transaction={transaction} />
            </Suspense>
          )}
        </>
      )}
    </DetailPage>
  );
};
