import { subscriptionTabs } from '@pasarela/contracts/subscriptions/subscription-status';
import { Link } from 'react-router';
import { type SubscriptionsSearch, tabLink } from '#features/subscriptions/list/subscriptions-search.ts';
import { subscriptionsWords as en } from '#i18n/en/subscriptions.ts';
import { subscriptionsWords as es } from '#i18n/es/subscriptions.ts';
import { useWords } from '#i18n/use-words.ts';

/** Active, paused, canceled: each has an address of its own. */
export const SubscriptionsTabs = ({ search }: { readonly search: SubscriptionsSearch }) => {
  const words = useWords({ es, en }).tabs;
  return (
    <nav
      aria-label={words.label}
      className="-mx-4 flex items-center gap-5 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
    >
      {subscriptionTabs.map((tab) => (
        <Link
          key={tab}
          to={tabLink(search, tab)}
          aria-current={tab === search.status ? 'page' : undefined}
          className="inline-flex min-h-9 items-center border-b-2 border-transparent text-13 -outline-offset-2 whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:min-h-11"
        >
          {words[tab]}
        </Link>
      ))}
    </nav>
  );
};
