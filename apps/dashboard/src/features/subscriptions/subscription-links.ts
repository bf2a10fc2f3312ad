import type { SubscriptionTab } from '@pasarela/contracts/subscriptions/subscription-status';
import { href } from '#paths/paths.ts';

/** The names of the statuses in the address of a detail. */
const segments = {
  active: 'Activa',
  paused: 'Pausada',
  canceled: 'Cancelada',
} as const satisfies Record<SubscriptionTab, string>;

/** The status that an address names. Any segment other than `Activa` and `Cancelada` means paused. */
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
  href.subscription(id, segments[tab]);

/** The actions on a subscription, each a dialog with its own address over the page. */
export const subscriptionActions = ['cancel', 'reactivate', 'replace-card'] as const;
export type SubscriptionAction = (typeof subscriptionActions)[number];

/** The actions that each status allows. The last is the main one. */
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
