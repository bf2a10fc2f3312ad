import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import {
  CancelSubscriptionSchema,
  CardReplacementLinkSchema,
  ReactivateSubscriptionSchema,
  ReprocessSchema,
  SubscriptionDetailSchema,
} from './subscription-detail-schema.ts';

const shared = {
  method: 'POST',
  subject: 'subscriptions',
  access: { kind: 'role', permission: 'manageSubscriptions' },
  answerKind: 'envelope',
} as const;

/** What a test needs in order to see the whole life of a subscription takes the API key in the sandbox. */
const withKey = { ...shared, access: { ...shared.access, withKey: 'sandbox' } } as const;

export const cancelSubscription = defineOperation({
  ...shared,
  path: '/subscription/CancelSubscription',
  body: CancelSubscriptionSchema,
  answer: SubscriptionDetailSchema,
  errors: ['subscription_not_found', 'subscription_ended'],
  summary: { es: 'Cancelar una suscripción', en: 'Cancel a subscription' },
  description: {
    es: 'Activa o pausada, deja de cobrar. Se identifica por su id o por el número de cualquiera de sus transacciones. La liga para reemplazar su tarjeta deja de servir.',
    en: 'Active or paused, it stops charging. Identify it by its id or by the number of any of its transactions. The link to replace its card can no longer be used.',
  },
  examples: [
    {
      name: 'byId',
      words: { es: 'Por su id', en: 'By its id' },
      body: { subscriptionId: 12, reason: 'El cliente se dio de baja.' },
    },
    {
      name: 'byTransaction',
      words: { es: 'Por una de sus transacciones', en: 'By one of its transactions' },
      body: { TransactionNumber: '1024', reason: 'El cliente se dio de baja.' },
    },
  ],
});

export const reactivateSubscription = defineOperation({
  ...withKey,
  path: '/subscription/ReactivateSubscription',
  body: ReactivateSubscriptionSchema,
  answer: SubscriptionDetailSchema,
  errors: ['subscription_not_found', 'subscription_ended', 'subscription_not_paused'],
  summary: { es: 'Reactivar una suscripción', en: 'Reactivate a subscription' },
  description: {
    es: 'Solo pausada. El siguiente pago es la próxima fecha de su calendario original después de hoy; lo que no se cobró mientras tanto no se cobra.',
    en: 'Paused only. The next payment is the next date of its original schedule after today; charges missed in the meantime are not made.',
  },
  examples: [{ name: 'one', words: { es: 'Una', en: 'One' }, body: { subscriptionId: 12 } }],
});

export const reprocessSubscriptions = defineOperation({
  ...shared,
  path: '/subscription/Reprocess/{idCompany}',
  params: z.strictObject({ idCompany: RowIdSchema }),
  answer: ReprocessSchema,
  errors: [
    'reprocess_disabled',
    'reprocess_once_a_day',
    'reprocess_collection_pending',
    'reprocess_nothing_failed',
  ],
  summary: { es: 'Reprocesar las suscripciones de hoy', en: "Reprocess today's subscriptions" },
  description: {
    es: 'Vuelve a cobrar las suscripciones activas cuyo cobro falló hoy, una vez al día y cuando la cobranza diaria ya terminó. No cuenta como uno de los tres intentos. Responde en cuanto empieza; los cobros se hacen después.',
    en: 'Retries the active subscriptions whose charge failed today, once a day and after the daily collection. It does not count as one of the three attempts. It answers as soon as it starts; the charges follow.',
  },
  examples: [{ name: 'today', words: { es: 'Hoy', en: 'Today' }, params: { idCompany: 1 } }],
});

export const createCardReplacement = defineOperation({
  ...withKey,
  path: '/subscription/CreateLinkToReplaceCard/{id}',
  params: z.strictObject({ id: RowIdSchema }),
  answer: CardReplacementLinkSchema,
  errors: ['subscription_not_found', 'subscription_ended', 'subscription_not_paused'],
  summary: { es: 'Crear la liga para reemplazar la tarjeta', en: 'Create the link to replace the card' },
  description: {
    es: 'De una suscripción pausada. Sirve una vez, durante 7 días por el reloj de la cuenta; una liga nueva anula la anterior. Se envía por correo a quien paga.',
    en: "Of a paused subscription. It can be used once, for 7 days by the account's clock; a new link voids the previous one. It is sent to the customer by e-mail.",
  },
  examples: [{ name: 'one', words: { es: 'Una', en: 'One' }, params: { id: 12 } }],
});
