import { frequencies } from '@pasarela/contracts/frequencies/frequencies';
import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import { Link } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import type { DetailField } from '#components/detail/detail-fields.tsx';
import { Money } from '#components/money/money.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { subscriptionCardText } from '#features/subscriptions/actions/subscription-card-text.ts';
import { paymentPath, tabOfStatus } from '#features/subscriptions/subscription-links.ts';
import { SubscriptionStatusBadge } from '#features/subscriptions/subscription-status-badge.tsx';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

type Field = Omit<DetailField, 'name'>;

const momentOf = (at: string | null) => (at === null ? null : <Moment at={at} />);

/** Every field of a subscription (SUBSCRIPTION-16), by its name. */
export const useSubscriptionFields = (subscription: SubscriptionDetail) => {
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
    card: { label: fields.card, value: subscriptionCardText(subscription) },
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
    origin: {
      label: fields.origin,
      value: (
        <Link to={paymentPath(subscription.idOriginTransaction)}>{subscription.idOriginTransaction}</Link>
      ),
    },
  } satisfies Record<string, Field>;
};

type SubscriptionFields = ReturnType<typeof useSubscriptionFields>;

/** Some of the fields, in an order. */
export const pickFields = (
  fields: SubscriptionFields,
  ...names: readonly (keyof SubscriptionFields)[]
): readonly DetailField[] => names.map((name) => ({ name, ...fields[name] }));
