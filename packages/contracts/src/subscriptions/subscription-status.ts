import type { Words } from '../words.ts';

/** What a subscription is. One that made all its payments is canceled to whoever looks, with that for its reason. */
export const subscriptionStatuses = {
  active: { name: 'Active', label: { es: 'Activa', en: 'Active' } },
  paused: { name: 'Paused', label: { es: 'Pausada', en: 'Paused' } },
  canceled: { name: 'Canceled', label: { es: 'Cancelada', en: 'Canceled' } },
  completed: { name: 'Canceled', label: { es: 'Cancelada', en: 'Canceled' } },
} as const satisfies Record<string, { readonly name: string; readonly label: Words }>;
export type SubscriptionStatus = keyof typeof subscriptionStatuses;

/** Whether it can still be ended: it charges, or could be made to again. */
export const isOngoing = (status: string): boolean => status === 'active' || status === 'paused';
