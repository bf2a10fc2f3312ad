import { toAmount } from '@pasarela/contracts/money';
import { acceptedAnswer } from '@pasarela/contracts/payments/accepted-answer';
import type { CanceledSubscription } from '@pasarela/contracts/subscriptions/subscription-schema';
import { subscriptionStatuses } from '@pasarela/contracts/subscriptions/subscription-status';
import type { SubscriptionRow } from '#database/stored-rows.ts';
import type { Language } from '#http/language.ts';

const message = { es: 'La suscripción se canceló.', en: 'The subscription was canceled.' };

/** A subscription that has just been canceled, as the payment API answers it. */
export const canceledAnswer = (row: SubscriptionRow, language: Language): CanceledSubscription => ({
  ...acceptedAnswer,
  message: message[language],
  subscriptionId: String(row.id),
  subscriptionStatus: subscriptionStatuses.canceled.name,
  referenceNumber: row.referenceNumber,
  paymentsMade: row.paymentsMade,
  totalCharged: toAmount(row.totalCharged),
  cancellationDate: row.modifiedAt.toISOString(),
});
