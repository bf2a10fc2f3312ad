import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { CallError } from '#api/call-error.ts';
import { DetailSkeleton } from '#components/detail/detail-skeleton.tsx';
import { listOf } from '#components/detail/list-behind.ts';
import { readRowId } from '#components/list/list-filter.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';
import { SubscriptionDetailBody } from '#features/subscriptions/detail/subscription-detail-body.tsx';
import {
  actionOfPath,
  subscriptionPath,
  tabOfSegment,
  tabOfStatus,
} from '#features/subscriptions/subscription-links.ts';
import { subscriptionQuery } from '#features/subscriptions/subscription-queries.ts';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import { useCompanyId } from '#session/use-session.ts';

const SubscriptionOverlay = lazy(
  whenReachable(async () => ({
    default: (await import('#features/subscriptions/actions/subscription-overlay.tsx')).SubscriptionOverlay,
  })),
);

/** One subscription by the id in the address; what is done with it lies over it. */
export const SubscriptionDetailPage = () => {
  const words = useSubscriptionsWords().detail;
  const companyId = useCompanyId();
  const location = useLocation();
  const { active, id: text } = useParams();
  const id = readRowId(text ?? null);
  const action = actionOfPath(location.pathname);
  const detail = useQuery({ ...subscriptionQuery(companyId, id ?? 0), enabled: id !== undefined });
  const list = { pathname: '/subscriptions', search: listOf(location) };
  const missing = id === undefined || (detail.error instanceof CallError && detail.error.status === 404);

  // It was made, or became, something else than the address says.
  const tab = detail.data && tabOfStatus(detail.data);
  if (tab && id !== undefined && !action && tab !== tabOfSegment(active))
    return (
      <Navigate
        to={{ pathname: subscriptionPath(tab, id), search: location.search }}
        state={location.state}
        replace
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <PageTitle title={words.pageTitle(detail.data?.referenceNumber ?? text ?? '')} />
      <Link
        to={list}
        className="inline-flex min-h-6 items-center gap-1 self-start text-13 text-ink-soft no-underline hover:text-ink pointer-coarse:min-h-11"
      >
        <Icon name="chevronLeft" className="size-3.5" />
        {words.back}
      </Link>
      {missing ? (
        <StateMessage
          title={words.notFoundTitle}
          action={
            <Link to={list} className={buttonClass()}>
              {words.toList}
            </Link>
          }
        >
          <p>{words.notFoundText}</p>
        </StateMessage>
      ) : detail.isSuccess && tab ? (
        <>
          <SubscriptionDetailBody subscription={detail.data} />
          {action && (
            <Suspense>
              <SubscriptionOverlay action={action} id={id} page={subscriptionPath(tab, id)} />
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
