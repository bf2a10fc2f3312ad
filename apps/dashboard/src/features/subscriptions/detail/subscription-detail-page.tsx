import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { DetailPage } from '#components/detail/detail-page.tsx';
import { listOf } from '#components/list/list-behind.ts';
import { readRowId } from '#components/list/list-filter.ts';
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
import { paths } from '#paths/paths.ts';
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
  const list = { pathname: paths.subscriptions, search: listOf(location) };

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
    <DetailPage
      title={words.pageTitle(detail.data?.referenceNumber ?? text ?? '')}
      list={list}
      words={words}
      result={detail}
      isNowhere={id === undefined}
    >
      {(subscription) => (
        <>
          <SubscriptionDetailBody subscription={subscription} />
          {action && id !== undefined && (
            <Suspense>
              <SubscriptionOverlay
                action={action}
                id={id}
                page={subscriptionPath(tabOfStatus(subscription), id)}
              />
            </Suspense>
          )}
        </>
      )}
    </DetailPage>
  );
};
