import { subscriptionTabs } from '@pasarela/contracts/subscriptions/subscription-status';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import { type SubscriptionsSearch, tabLink } from '#features/subscriptions/list/subscriptions-search.ts';
import { subscriptionsWords as en } from '#i18n/en/subscriptions.ts';
import { subscriptionsWords as es } from '#i18n/es/subscriptions.ts';
import { useWords } from '#i18n/use-words.ts';

/** Active, paused, canceled: each has an address of its own. */
export const SubscriptionsTabs = ({ search }: { readonly search: SubscriptionsSearch }) => {
  const words = useWords({ es, en }).tabs;
  return (
    <LinkTabs
      label={words.label}
      tabs={subscriptionTabs.map((tab) => ({
        to: tabLink(search, tab),
        text: words[tab],
        isCurrent: tab === search.status,
      }))}
    />
  );
};
