import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Money } from '#components/money/money.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import {
  actionsOf,
  type SubscriptionAction,
  subscriptionPath,
  tabOfStatus,
} from '#features/subscriptions/subscription-links.ts';
import { SubscriptionStatusBadge } from '#features/subscriptions/subscription-status-badge.tsx';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';

/** How much and how often, large, with its status beside it and what can be done with it at the right. */
export const SubscriptionHeader = ({ subscription }: { readonly subscription: SubscriptionDetail }) => {
  const words = useSubscriptionsWords();
  const { state, search } = useLocation();
  const tab = tabOfStatus(subscription);
  const actions: readonly SubscriptionAction[] = actionsOf[tab];
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(tab);
  // What lay over the detail hands the focus back to its link; once that is done the link may be gone.
  useEffect(() => {
    const hasChanged = shown.current !== tab;
    shown.current = tab;
    if (hasChanged && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [tab]);
  const labels: Record<SubscriptionAction, string> = {
    cancel: words.actions.cancel,
    reactivate: words.actions.reactivate,
    'replace-card':
      subscription.linkToReplaceCard === null ? words.actions.replaceCard : words.actions.seeLink,
  };
  const variantOf = (action: SubscriptionAction) => (action === 'reactivate' ? 'primary' : 'secondary');
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 ref={title} tabIndex={-1} className="text-28 font-semibold outline-none">
          <span className="sr-only">{words.detail.pageTitle(subscription.referenceNumber)}: </span>
          <Money amount={subscription.amount} currency={subscription.currency} />{' '}
          <span className="text-16 font-normal text-ink-soft">{words.every[subscription.frequency]}</span>
        </h1>
        <SubscriptionStatusBadge idStatus={subscription.idStatus} />
      </div>
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <Link
              key={action}
              to={{ pathname: `${subscriptionPath(tab, subscription.idSubscription)}${action}`, search }}
              state={{ ...(typeof state === 'object' ? state : {}), isOverPage: true }}
              preventScrollReset
              className={buttonClass(variantOf(action))}
            >
              {labels[action]}
            </Link>
          ))}
        </div>
      )}
    </header>
  );
};
