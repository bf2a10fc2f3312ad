import { subscriptionTabs } from '@pasarela/contracts/subscriptions/subscription-status';
import { useTabCounts } from '#components/list/use-tab-counts.ts';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import {
  queryOf,
  type SubscriptionsSearch,
  tabLink,
  tabSearch,
} from '#features/subscriptions/list/subscriptions-search.ts';
import { subscriptionsQuery } from '#features/subscriptions/subscription-queries.ts';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Active, paused, canceled: each has an address of its own, and says how many it has. */
export const SubscriptionsTabs = ({ search }: { readonly search: SubscriptionsSearch }) => {
  const words = useSubscriptionsWords().tabs;
  const companyId = useCompanyId();
  const counts = useTabCounts(
    subscriptionTabs.map((tab) =>
      subscriptionsQuery(companyId, { ...queryOf(tabSearch(search, tab), companyId), rowsOfPage: 1 }),
    ),
  );
  return (
    <LinkTabs
      label={words.label}
      tabs={subscriptionTabs.map((tab, index) => ({
        to: tabLink(search, tab),
        text: words[tab],
        isCurrent: tab === search.status,
        count: counts[index],
      }))}
    />
  );
};
