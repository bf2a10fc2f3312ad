import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { CallError } from '#api/call-error.ts';
import { DetailSkeleton } from '#components/detail/detail-skeleton.tsx';
import { listOf } from '#components/detail/list-behind.ts';
import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { readRowId } from '#components/list/list-filter.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';
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

const NotFound = ({ list }: { readonly list: string }) => {
  const words = useTransactionDetailWords();
  return (
    <StateMessage
      title={words.notFoundTitle}
      action={
        <Link to={{ pathname: '/transactions', search: list }} className={buttonClass()}>
          {words.toList}
        </Link>
      }
    >
      <p>{words.notFoundText}</p>
    </StateMessage>
  );
};

const isNotFound = (error: Error | null): boolean => error instanceof CallError && error.status === 404;

/** One movement by the id in the address; what is done with it lies over it. */
export const TransactionDetailPage = () => {
  const words = useTransactionDetailWords();
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const location = useLocation();
  const list = listOf(location);
  const overlay = overlayOf(location);
  const [params] = useSearchParams();
  const id = readRowId(params.get('id'));
  const detail = useQuery({ ...detailQuery(companyId, id ?? 0, language), enabled: id !== undefined });
  const missing = id === undefined || isNotFound(detail.error);
  return (
    <div className="flex flex-col gap-4">
      <PageTitle title={words.title(detail.data?.referenceNumber ?? String(id ?? ''))} />
      <Link
        to={{ pathname: '/transactions', search: list }}
        className="inline-flex min-h-6 items-center gap-1 self-start text-13 text-ink-soft no-underline hover:text-ink pointer-coarse:min-h-11"
      >
        <Icon name="chevronLeft" className="size-3.5" />
        {words.back}
      </Link>
      {missing ? (
        <NotFound list={list} />
      ) : detail.isSuccess ? (
        <>
          <TransactionDetailBody transaction={detail.data} />
          {overlay && (
            <Suspense>
              <DetailOverlays overlay={overlay} transaction={detail.data} />
            </Suspense>
          )}
        </>
      ) : detail.isError ? (
        <FailedMessage title={words.failed} error={detail.error} onTryAgain={() => void detail.refetch()} />
      ) : (
        <DetailSkeleton label={words.loading} />
      )}
    </div>
  );
};
