import type { SubscriptionTab } from '@pasarela/contracts/subscriptions/subscription-status';

/** How the address of a detail calls what it is. */
const segments = {
  active: 'Activa',
  paused: 'Pausada',
  canceled: 'Cancelada',
} as const satisfies Record<SubscriptionTab, string>;

/** What the address says that it is: anything that is neither of the two means paused. */
export const tabOfSegment = (segment: string | undefined): SubscriptionTab => {
  if (segment === segments.active) return 'active';
  return segment === segments.canceled ? 'canceled' : 'paused';
};

/** The tab of the status that the wire gives. */
export const tabOfStatus = ({ idStatus }: { readonly idStatus: number }): SubscriptionTab => {
  if (idStatus === 1) return 'active';
  return idStatus === 2 ? 'paused' : 'canceled';
};

export const subscriptionPath = (tab: SubscriptionTab, id: number): string =>
  `/subscriptions-details/${segments[tab]}/${id}/`;

/** The detail of a payment of it. */
export const paymentPath = (idTransaction: number) => ({
  pathname: '/transaction-detail',
  search: `?id=${idTransaction}`,
});

/** What is done with a subscription, each at an address of its own over the page that it is done from. */
const subscriptionActions = ['cancel', 'reactivate', 'replace-card'] as const;
export type SubscriptionAction = (typeof subscriptionActions)[number];

/** What can be done with one that is so. The last is the main one. */
export const actionsOf = {
  active: ['cancel'],
  paused: ['cancel', 'replace-card', 'reactivate'],
  canceled: [],
} as const satisfies Record<SubscriptionTab, readonly SubscriptionAction[]>;

/** The action that an address opens, if any: its last part. */
export const actionOfPath = (pathname: string): SubscriptionAction | undefined => {
  const last = pathname.replace(/\/$/, '').split('/').at(-1);
  return subscriptionActions.find((action) => action === last);
};
