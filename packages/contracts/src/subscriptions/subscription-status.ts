import type { Words } from '../words/words.ts';

type StatusEntry = { readonly id: number; readonly name: string; readonly label: Words };

/** The statuses of a subscription. A completed one is shown as canceled, with its completion as the reason. */
export const subscriptionStatuses = {
  active: { id: 1, name: 'Active', label: { es: 'Activa', en: 'Active' } },
  paused: { id: 2, name: 'Paused', label: { es: 'Pausada', en: 'Paused' } },
  canceled: { id: 3, name: 'Canceled', label: { es: 'Cancelada', en: 'Canceled' } },
  completed: { id: 3, name: 'Canceled', label: { es: 'Cancelada', en: 'Canceled' } },
} as const satisfies Record<string, StatusEntry>;
export type SubscriptionStatus = keyof typeof subscriptionStatuses;

/** The names of the statuses on the wire. */
export const subscriptionStatusNames = [
  subscriptionStatuses.active.name,
  subscriptionStatuses.paused.name,
  subscriptionStatuses.canceled.name,
] as const;

const isSubscriptionStatus = (status: string): status is SubscriptionStatus =>
  Object.hasOwn(subscriptionStatuses, status);

/** Converts a stored status; throws if it is unknown. */
export const subscriptionStatusOf = (status: string): SubscriptionStatus => {
  if (!isSubscriptionStatus(status)) throw new Error(`unknown status of a subscription: ${status}`);
  return status;
};

/** The tabs of the list, and the filter that they send. */
export const subscriptionTabs = ['active', 'paused', 'canceled'] as const;
export type SubscriptionTab = (typeof subscriptionTabs)[number];

/** The tab in which a status is found. */
export const tabOf = (status: SubscriptionStatus): SubscriptionTab =>
  status === 'completed' ? 'canceled' : status;

/** Whether a subscription in this status can still be canceled: it charges, or can be reactivated. */
export const isOngoing = (status: string): boolean => status === 'active' || status === 'paused';

/** The cancellation reason of a subscription that made all its payments. */
export const allPaymentsMade: Words = { es: 'Completó sus pagos', en: 'Made all its payments' };
