import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';

/** `Visa ···· 4242`, which no line breaks apart. */
export const subscriptionCardText = ({ card }: Pick<SubscriptionDetail, 'card'>): string =>
  `${card.brand} ···· ${card.lastFour}`.replaceAll(' ', '\u00a0');
