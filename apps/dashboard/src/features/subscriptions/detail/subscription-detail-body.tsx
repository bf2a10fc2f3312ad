import { frequencies } from '@pasarela/contracts/frequencies/frequencies';
import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import { Link, useLocation } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import { DetailFacts, type DetailField, FieldGroup, hasValue } from '#components/detail/detail-fields.tsx';
import { useTitleFocus } from '#components/detail/use-title-focus.ts';
import { Money } from '#components/money/money.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { CardLabel } from '#components/payment/card-label.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { subscriptionCardText } from '#features/subscriptions/actions/subscription-card-text.ts';
import { SubscriptionHistory } from '#features/subscriptions/detail/subscription-history.tsx';
import { SubscriptionStatusBadge } from '#features/subscriptions/detail/subscription-status-badge.tsx';
import { UpcomingCharges } from '#features/subscriptions/detail/upcoming-charges.tsx';
import {
  actionsOf,
  type SubscriptionAction,
  subscriptionPath,
  tabOfStatus,
} from '#features/subscriptions/subscription-links.ts';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { href } from '#paths/paths.ts';

type Field = Omit<DetailField, 'name'>;

const momentOf = (at: string | null) => (at === null ? null : <Moment at={at} />);

/** The payment that began it. */
const Origin = ({ subscription }: { readonly subscription: SubscriptionDetail }) => (
  <Link
    to={href.transaction(subscription.idOriginTransaction)}
    state={{ list: subscriptionPath(tabOfStatus(subscription), subscription.idSubscription) }}
    className="text-accent underline"
  >
    {subscription.idOriginTransaction}
  </Link>
);

/** Every field of a subscription (SUBSCRIPTION-16), by its name. */
const useSubscriptionFields = (subscription: SubscriptionDetail) => {
  const all = useSubscriptionsWords();
  const words = all.detail;
  const [language] = useLanguage();
  const { fields, copies } = words;
  const tab = tabOfStatus(subscription);
  const money = (amount: number) => <Money amount={amount} currency={subscription.currency} />;
  const turn: Record<typeof tab, Field> = {
    active: { label: fields.nextPayment, value: momentOf(subscription.nextPaymentDate) },
    paused: { label: fields.pauseDate, value: <Moment at={subscription.modificationDate} /> },
    canceled: { label: fields.cancellationDate, value: momentOf(subscription.cancellationDate) },
  };
  return {
    id: {
      label: fields.id,
      value: String(subscription.idSubscription),
      copy: { value: String(subscription.idSubscription), what: copies.id },
      isCode: true,
    },
    reference: {
      label: fields.reference,
      value: subscription.referenceNumber,
      copy: { value: subscription.referenceNumber, what: copies.reference },
    },
    customer: { label: fields.customer, value: subscription.customerName },
    payer: { label: fields.customer, value: subscription.customerName || subscription.email },
    email: {
      label: fields.email,
      value: subscription.email,
      copy: { value: subscription.email, what: copies.email },
    },
    amount: { label: fields.amount, value: money(subscription.amount) },
    amountInAll: {
      label: fields.amountInAll,
      value: subscription.amountInAll === null ? null : money(subscription.amountInAll),
    },
    date: { label: fields.date, value: <Moment at={subscription.date} /> },
    turn: turn[tab],
    reason: {
      label: fields.cancellationReason,
      value: subscription.isCompleted ? all.completed : (subscription.cancellationReason ?? words.noReason),
    },
    frequency: { label: fields.frequency, value: frequencies[subscription.frequency].label[language] },
    numberOfPayments: { label: fields.numberOfPayments, value: formatCount(subscription.numberOfPayments) },
    status: { label: fields.status, value: <SubscriptionStatusBadge idStatus={subscription.idStatus} /> },
    paymentsMade: { label: fields.paymentsMade, value: formatCount(subscription.paymentsMade) },
    attempts: { label: fields.attempts, value: formatCount(subscription.nowAttemptNumber) },
    remainingAttempts: {
      label: fields.remainingAttempts,
      value: formatCount(subscription.remainingAttempts),
    },
    lastDeclined: { label: fields.lastDeclined, value: momentOf(subscription.lastDeclinedDate) },
    charged: { label: fields.charged, value: money(subscription.totalAmount) },
    card: { label: fields.card, value: <CardLabel text={subscriptionCardText(subscription)} /> },
    expiry: { label: fields.expiry, value: <span className="figures">{subscription.card.expiry}</span> },
    link: {
      label: fields.link,
      value:
        subscription.linkToReplaceCard === null ? null : (
          <a href={subscription.linkToReplaceCard} target="_blank" rel="noreferrer">
            {words.openLink}
          </a>
        ),
      copy: { value: subscription.linkToReplaceCard, what: copies.link },
    },
    linkExpires: { label: fields.linkExpires, value: momentOf(subscription.expirationLinkDate) },
    origin: { label: fields.origin, value: <Origin subscription={subscription} /> },
  } satisfies Record<string, Field>;
};

type SubscriptionFields = ReturnType<typeof useSubscriptionFields>;

/** Some of the fields, in an order. */
const pickFields = (
  fields: SubscriptionFields,
  ...names: readonly (keyof SubscriptionFields)[]
): readonly DetailField[] => names.map((name) => ({ name, ...fields[name] }));

/** How much and how often, large, with its status beside it and what can be done with it at the right. */
const SubscriptionHeader = ({ subscription }: { readonly subscription: SubscriptionDetail }) => {
  const words = useSubscriptionsWords();
  const { state, search } = useLocation();
  const tab = tabOfStatus(subscription);
  const actions: readonly SubscriptionAction[] = actionsOf[tab];
  // What lay over the detail hands the focus back to its link; once that is done the link may be gone.
  const title = useTitleFocus(tab, (before, now) => before !== now);
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
        facts={pickFields(fields, 'reference', 'payer', 'card', 'turn', 'charged')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-1 min-[90rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-8">
          <UpcomingCharges subscription={subscription} />
          <SubscriptionHistory
            id={subscription.idSubscription}
            path={subscriptionPath(tab, subscription.idSubscription)}
          />
        </div>
        <div className="grid content-start gap-x-12 gap-y-5 lg:grid-cols-2 min-[90rem]:grid-cols-1 lg:max-[90rem]:[&>:nth-child(2)]:border-t-0 lg:max-[90rem]:[&>:nth-child(2)]:pt-0">
          <FieldGroup
            title={groups.subscription}
            fields={pickFields(
              fields,
              'status',
              'id',
              'amount',
              'frequency',
              ...(isCounted ? (['numberOfPayments', 'amountInAll'] as const) : []),
              'date',
              ...(tab === 'canceled' ? (['reason'] as const) : []),
              'origin',
            )}
          />
          <FieldGroup
            title={groups.collection}
            fields={pickFields(
              fields,
              'paymentsMade',
              ...(subscription.nowAttemptNumber > 0 ? (['attempts'] as const) : []),
              ...(tab === 'active' ? (['remainingAttempts'] as const) : []),
              ...(subscription.lastDeclinedDate === null ? [] : (['lastDeclined'] as const)),
            )}
          />
          <FieldGroup
            title={groups.card}
            fields={pickFields(
              fields,
              'expiry',
              ...(subscription.linkToReplaceCard === null ? [] : (['link', 'linkExpires'] as const)),
            )}
          />
          <FieldGroup
            title={groups.customer}
            fields={pickFields(fields, 'customer', 'email').filter(hasValue)}
          />
        </div>
      </div>
    </div>
  );
};
