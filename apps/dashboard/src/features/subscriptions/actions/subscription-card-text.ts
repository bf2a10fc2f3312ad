import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import { maskedCard } from '#components/payment/card-label.tsx';

/** `Visa ···· 4242`, which no line breaks apart. */
export const subscriptionCardText = ({ card }: Pick<SubscriptionDetail, 'card'>): string =>
  maskedCard(card).replaceAll(' ', '\u00a0');
