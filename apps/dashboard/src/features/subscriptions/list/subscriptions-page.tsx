import type { SubscriptionReportColumn } from '@pasarela/contracts/subscriptions/subscription-list-schema';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { ReferenceFilterChip } from '#components/list/identity-filter-chips.tsx';
import { readRowId } from '#components/list/list-filter.ts';
import { ListFilters } from '#components/list/list-filters.tsx';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { ReportButton } from '#components/list/report-button.tsx';
import { useListSearch } from '#components/list/use-list-search.ts';
import { rowsFound, usePagedQuery } from '#components/list/use-paged-query.ts';
import { useIsOpen } from '#components/overlay/use-overlay.ts';
import { StateMessage } from '#components/ui/state-message.tsx';
import { NewPaymentLink } from '#features/subscriptions/list/new-payment-link.tsx';
import { SubscriptionCard } from '#features/subscriptions/list/subscription-card.tsx';
import { useSubscriptionReportWords } from '#features/subscriptions/list/subscription-report-words.ts';
import { SubscriptionRowActions } from '#features/subscriptions/list/subscription-row-actions.tsx';
import { queryOf, reportQueryOf, subscriptions } from '#features/subscriptions/list/subscriptions-search.ts';
import { SubscriptionsTabs } from '#features/subscriptions/list/subscriptions-tabs.tsx';
import { useSubscriptionsColumns } from '#features/subscriptions/list/use-subscriptions-columns.tsx';
import { ReprocessButton } from '#features/subscriptions/reprocess/reprocess-button.tsx';
import { actionOfPath, subscriptionPath, tabOfStatus } from '#features/subscriptions/subscription-links.ts';
import { subscriptionsQuery } from '#features/subscriptions/subscription-queries.ts';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import { useCompanyId } from '#session/use-session.ts';

const SubscriptionOverlay = lazy(
  whenReachable(async () => ({
    default: (await import('#features/subscriptions/actions/subscription-overlay.tsx')).SubscriptionOverlay,
  })),
);
const ReprocessDialog = lazy(
  whenReachable(async () => ({
    default: (await import('#features/subscriptions/reprocess/reprocess-dialog.tsx')).ReprocessDialog,
  })),
);

/** The subscriptions of the business, in three tabs. */
export const SubscriptionsPage = () => {
  const words = useSubscriptionsWords();
  const headings: Record<SubscriptionReportColumn, string> = useSubscriptionReportWords();
  const companyId = useCompanyId();
  const location = useLocation();
  const action = actionOfPath(location.pathname);
  const isReprocessing = useIsOpen('/subscriptions/reprocess');
  const list = useListSearch(subscriptions);
  const { search } = list;
  const result = usePagedQuery(subscriptionsQuery(companyId, queryOf(search, companyId)));
  const columns = useSubscriptionsColumns(search.status);
  const rows = rowsFound(result, search.pageNumber);
  const page = subscriptions.linkTo(search);
  const empty = words.states.empty[search.status];
  return (
    <div className="flex flex-col gap-1.5 sm:gap-4">
      <ListHeader
        list={list}
        result={result}
        words={words}
        explanation={words.explanations[search.status]}
        actions={
          <>
            <ReprocessButton to={{ pathname: '/subscriptions/reprocess', search: page.search }} />
            <ReportButton
              operation="reportSubscriptions"
              request={{
                query: { ...reportQueryOf(search, companyId), rows },
                body: { translations: headings },
              }}
              rows={rows}
              words={words.report}
            />
            <NewPaymentLink />
          </>
        }
      />
      <SubscriptionsTabs search={search} />
      <ListFilters list={list}>
        <ReferenceFilterChip
          value={search.referenceNumber}
          onChange={(referenceNumber) => list.filter({ referenceNumber })}
        />
      </ListFilters>
      <PagedList
        list={list}
        result={result}
        words={words}
        columns={columns}
        keyOf={(row) => row.idSubscription}
        linkOf={(row) => ({
          to: subscriptionPath(tabOfStatus(row), row.idSubscription),
          state: { list: page.search },
        })}
        actionsOf={
          search.status === 'canceled'
            ? undefined
            : (row) => <SubscriptionRowActions row={row} search={search} />
        }
        card={(row) => <SubscriptionCard row={row} />}
        empty={
          <StateMessage
            title={empty.title}
            action={search.status === 'active' ? <NewPaymentLink /> : undefined}
          >
            <p>{empty.text}</p>
          </StateMessage>
        }
      />
      <Suspense>
        {isReprocessing && <ReprocessDialog page={page} />}
        {action && (
          <SubscriptionOverlay
            action={action}
            id={readRowId(new URLSearchParams(location.search).get('id'))}
            page={page}
          />
        )}
      </Suspense>
    </div>
  );
};
