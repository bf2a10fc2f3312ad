import { defineOperation } from '../http/define-operation.ts';
import { absentNumber } from '../http/identifiers.ts';
import { CanceledSubscriptionSchema, PayCancelSubscriptionSchema } from './subscription-schema.ts';

export const payCancelSubscription = defineOperation({
  method: 'POST',
  path: '/pay/CancelSubscription',
  subject: 'payments',
  access: { kind: 'apiKey' },
  body: PayCancelSubscriptionSchema,
  answer: CanceledSubscriptionSchema,
  answerKind: 'plain',
  idempotent: true,
  scenarios: ['answer', 'change', 'webhooks'],
  errors: ['subscription_not_found', 'subscription_ended'],
  summary: { es: 'Cancelar una suscripción', en: 'Cancel a subscription' },
  description: {
    es: 'La suscripción, activa o pausada, deja de cobrar. Los pagos ya cobrados no se devuelven; se reembolsan uno por uno.',
    en: 'The subscription, active or paused, stops charging. Past charges are not refunded with it; refund each separately.',
  },
  examples: [
    {
      name: 'one',
      words: { es: 'Con un motivo', en: 'With a reason' },
      body: { SubscriptionId: absentNumber, Reason: 'El cliente se dio de baja.' },
      responseCode: '002',
    },
  ],
});
