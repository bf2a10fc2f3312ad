import { absentNumber } from '../http/identifiers.ts';
import { doneMessages } from '../payments/done-messages.ts';
import { createPayment } from '../payments/payment-operations.ts';
import { sampleCard, sampleOrder } from '../payments/sample-payment.ts';
import { payCancelSubscription } from '../subscriptions/subscription-operations.ts';
import { verifiedMessage } from '../subscriptions/verified-message.ts';
import type { IntegrationMethod } from './integration-method.ts';
import { requestVariant } from './request-variant.ts';
import { canceledAnswer, cardOrderWith, orderWith, tokenNeed } from './sample-parts.ts';

const { body } = createPayment;
const frequency = 'PaymentProcess.Subscription.Frequency';
const firstDay = 'PaymentProcess.Subscription.FirstPaymentDate';

const atOnce = { ...sampleOrder, PaymentProcess: { Subscription: { Frequency: 'Monthly' } } };
const later = {
  ...sampleOrder,
  PaymentProcess: { Subscription: { Frequency: 'Monthly', FirstPaymentDate: '2030/01/15' } },
};
const token = { customerCardIdentifier: { Id: 'tok_4Jp2mVq8sXw0LkD3' } };
const monthly = { es: 'Mensual', en: 'Monthly' };
const inAWeek = { es: 'Mensual, desde dentro de una semana', en: 'Monthly, starting in a week' };

/** A card that was verified, and not charged yet. */
const verifiedAnswer = { amount: 0, subscriptionId: '12' } as const;

/** Subscriptions that the merchant's server begins and ends. */
export const subscriptionMethods = {
  'suscription-token': {
    page: '/integration-methods/suscription-token',
    operation: 'createPayment',
    title: { es: 'Suscripción con token', en: 'Subscription with a token' },
    description: {
      es: 'Cobra hoy una tarjeta guardada y la sigue cobrando cada periodo.',
      en: 'Charges a saved card today, and again each period.',
    },
    body: requestVariant(
      body,
      orderWith({ required: ['customerCardIdentifier.Id', frequency], optional: ['cvv'] }),
    ),
    samples: [
      {
        name: 'token',
        words: monthly,
        body: { ...atOnce, ...token },
        needs: [tokenNeed],
        responseCode: '002',
        answer: { subscriptionId: '12' },
      },
    ],
  },
  'suscription-token-initial-date': {
    page: '/integration-methods/suscription-token-initial-date',
    operation: 'createPayment',
    title: { es: 'Suscripción con token y fecha inicial', en: 'Subscription with a token and a start date' },
    description: {
      es: 'Hoy solo se verifica la tarjeta guardada; el primer cobro es el día que elijas.',
      en: 'The saved card is only verified today; the first charge is on the day that you choose.',
    },
    body: requestVariant(
      body,
      orderWith({ required: ['customerCardIdentifier.Id', frequency, firstDay], optional: ['cvv'] }),
    ),
    samples: [
      {
        name: 'token-initial-date',
        words: inAWeek,
        body: { ...later, ...token },
        days: { [firstDay]: 7 },
        needs: [tokenNeed],
        responseCode: '002',
        message: verifiedMessage,
        answer: verifiedAnswer,
      },
    ],
  },
  'suscription-card': {
    page: '/integration-methods/suscription-card',
    operation: 'createPayment',
    title: { es: 'Suscripción con tarjeta', en: 'Subscription with a card' },
    description: {
      es: 'Cobra hoy la tarjeta y la sigue cobrando cada periodo.',
      en: 'Charges the card today, and again each period.',
    },
    body: requestVariant(body, cardOrderWith({ required: [frequency] })),
    samples: [
      {
        name: 'card',
        words: monthly,
        body: { ...atOnce, ...sampleCard },
        responseCode: '002',
        answer: { subscriptionId: '12' },
      },
    ],
  },
  'suscription-card-initial-date': {
    page: '/integration-methods/suscription-card-initial-date',
    operation: 'createPayment',
    title: { es: 'Suscripción con tarjeta y fecha inicial', en: 'Subscription with a card and a start date' },
    description: {
      es: 'Hoy solo se verifica la tarjeta; el primer cobro es el día que elijas.',
      en: 'The card is only verified today; the first charge is on the day that you choose.',
    },
    body: requestVariant(body, cardOrderWith({ required: [frequency, firstDay] })),
    samples: [
      {
        name: 'card-initial-date',
        words: inAWeek,
        body: { ...later, ...sampleCard },
        days: { [firstDay]: 7 },
        responseCode: '002',
        message: verifiedMessage,
        answer: verifiedAnswer,
      },
    ],
  },
  'suscription-cancelation': {
    page: '/integration-methods/suscription-cancelation',
    operation: 'payCancelSubscription',
    title: { es: 'Cancelación de una suscripción', en: 'Subscription cancellation' },
    description: {
      es: 'La suscripción deja de cobrar. Los pagos ya cobrados no se devuelven.',
      en: 'The subscription stops charging. Past charges are not refunded.',
    },
    body: payCancelSubscription.body,
    samples: [
      {
        name: 'cancel',
        words: { es: 'Con un motivo', en: 'With a reason' },
        body: { SubscriptionId: absentNumber, Reason: 'El cliente se dio de baja.' },
        needs: [{ method: 'suscription-card', gives: { SubscriptionId: 'subscriptionId' } }],
        responseCode: '002',
        message: doneMessages.subscriptionCanceled,
        answer: canceledAnswer,
      },
    ],
  },
} as const satisfies Record<string, IntegrationMethod>;
