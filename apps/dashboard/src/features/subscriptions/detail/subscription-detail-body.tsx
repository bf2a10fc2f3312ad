import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import { DetailFacts } from '#components/detail/detail-facts.tsx';
import { FieldGroup } from '#components/detail/detail-fields.tsx';
import { SubscriptionHeader } from '#features/subscriptions/detail/subscription-header.tsx';
import { SubscriptionHistory } from '#features/subscriptions/detail/subscription-history.tsx';
import {
  pickFields,
  useSubscriptionFields,
} from '#features/subscriptions/detail/use-subscription-fields.tsx';
import { subscriptionPath, tabOfStatus } from '#features/subscriptions/subscription-links.ts';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';

/** A subscription: what it charges and its status, the facts asked first, its history, and every field in groups. */
export const SubscriptionDetailBody = ({ subscription }: { readonly subscription: SubscriptionDetail }) => {
  const { facts, groups } = useSubscriptionsWords().detail;
  const fields = useSubscriptionFields(subscription);
  const tab = tabOfStatus(subscription);
  const isCounted = subscription.numberOfPayments > 0;
  return (
    <div className="flex flex-col gap-5">
      <SubscriptionHeader subscription={subscription} />
      <DetailFacts
        label={facts}
        facts={pickFields(fields, 'reference', 'customer', 'card', 'turn', 'charged')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-1 min-[90rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <SubscriptionHistory
          id={subscription.idSubscription}
          path={subscriptionPath(tab, subscription.idSubscription)}
        />
        <div className="grid content-start gap-x-12 gap-y-5 lg:grid-cols-2 min-[90rem]:grid-cols-1">
          <FieldGroup
            title={groups.subscription}
            fields={pickFields(
              fields,
              'status',
              'id',
              'reference',
              'amount',
              'frequency',
              ...(isCounted ? (['numberOfPayments', 'amountInAll'] as const) : []),
              'date',
              'turn',
              ...(tab === 'canceled' ? (['reason'] as const) : []),
              'origin',
            )}
          />
          <FieldGroup
            title={groups.collection}
            fields={pickFields(
              fields,
              'charged',
              'paymentsMade',
              'attempts',
              ...(tab === 'active' ? (['remainingAttempts'] as const) : []),
              ...(subscription.lastDeclinedDate === null ? [] : (['lastDeclined'] as const)),
            )}
          />
          <FieldGroup
            title={groups.card}
            fields={pickFields(
              fields,
              'card',
              'expiry',
              ...(subscription.linkToReplaceCard === null ? [] : (['link', 'linkExpires'] as const)),
            )}
          />
          <FieldGroup title={groups.customer} fields={pickFields(fields, 'customer', 'email')} />
        </div>
      </div>
    </div>
  );
};
