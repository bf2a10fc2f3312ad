import { payCancel, payCapture } from '../authorizations/authorization-operations.ts';
import { absentNumber } from '../http/identifiers.ts';
import { doneMessages } from '../payments/done-messages.ts';
import { createTransaction } from '../payments/payment-operations.ts';
import { sampleOrder, sampleReturnUrl } from '../payments/sample-payment.ts';
import { payCancelSubscription } from '../subscriptions/subscription-operations.ts';
import type { IntegrationMethod } from './integration-method.ts';
import { requestVariant } from './request-variant.ts';
import { canceledAnswer, orderWith, unpaidAnswer } from './sample-parts.ts';

const immediate = {
  name: 'immediate',
  words: { es: 'Cobro inmediato', en: 'Immediate capture' },
  body: { ...sampleOrder, Description: 'Libretas y plumas' },
  responseCode: '001',
  answer: unpaidAnswer,
} as const;
const returning = {
  name: 'return',
  words: { es: 'Con regreso a tu tienda', en: 'Returning to your shop' },
  body: { ...sampleOrder, ReturnUrl: sampleReturnUrl },
  responseCode: '001',
  answer: unpaidAnswer,
} as const;
const deferred = {
  name: 'deferred',
  words: { es: 'Autoriza y cobra después', en: 'Authorize, charge later' },
  body: { ...sampleOrder, PaymentProcess: { IsTwoStepPay: true } },
  responseCode: '001',
  answer: unpaidAnswer,
} as const;
const subscription = {
  name: 'monthly',
  words: { es: 'Suscripción mensual', en: 'Monthly subscription' },
  body: { ...sampleOrder, PaymentProcess: { Subscription: { Frequency: 'Monthly' } } },
  responseCode: '001',
  answer: unpaidAnswer,
} as const;

/** Payments on the hosted form, on which the payer chooses the method. */
export const webCheckoutMethods = {
  integrationWeb: {
    page: '/integration-methods/integrationWeb',
    operation: 'createTransaction',
    title: { es: 'Web Checkout', en: 'Web Checkout' },
    description: {
      es: 'Tu cliente paga en nuestra página: recibes 001 y la URL a la que lo envías. Sirve para cobro inmediato, diferido y suscripciones.',
      en: 'Your customer pays on our page: you get 001 and the URL to send them to. It works for immediate and deferred captures and for subscriptions.',
    },
    body: createTransaction.body,
    samples: [immediate, returning, deferred, subscription],
  },
  wci: {
    page: '/integration-methods/wci',
    operation: 'createTransaction',
    title: { es: 'Web Checkout: cobro inmediato', en: 'Web Checkout: immediate capture' },
    description: {
      es: 'El pago se cobra en cuanto tu cliente lo hace. Con IdPaymentMethod la página ofrece solo ese método.',
      en: 'The payment is charged as soon as your customer makes it. With IdPaymentMethod the page offers only that method.',
    },
    body: requestVariant(createTransaction.body, orderWith({ required: [], optional: ['IdPaymentMethod'] })),
    samples: [
      immediate,
      returning,
      {
        name: 'oxxo',
        words: { es: 'Solo OXXO', en: 'OXXO only' },
        body: { ...sampleOrder, IdPaymentMethod: 5 },
        responseCode: '001',
        answer: unpaidAnswer,
      },
    ],
  },
  wcda: {
    page: '/integration-methods/wcda',
    operation: 'createTransaction',
    title: { es: 'Web Checkout: autorización', en: 'Web Checkout: authorization' },
    description: {
      es: 'Tu cliente autoriza el pago con su tarjeta en nuestra página, y tú lo cobras después.',
      en: 'Your customer authorizes the payment by card on our page, and you charge it later.',
    },
    body: requestVariant(
      createTransaction.body,
      orderWith({
        required: ['PaymentProcess.IsTwoStepPay'],
        fixed: { 'PaymentProcess.IsTwoStepPay': [true] },
      }),
    ),
    samples: [deferred],
  },
  wcdc: {
    page: '/integration-methods/wcdc',
    operation: 'payCapture',
    title: { es: 'Web Checkout: captura', en: 'Web Checkout: capture' },
    description: {
      es: 'Cobra lo que tu cliente autorizó en nuestra página, completo o menos.',
      en: 'Captures what your customer authorized on our page, in full or in part.',
    },
    body: payCapture.body,
    samples: [
      {
        name: 'capture',
        words: { es: 'Todo lo autorizado', en: 'The full authorized amount' },
        body: { TransactionNumber: absentNumber, Amount: sampleOrder.Amount },
        needs: [{ method: 'wcda', gives: { TransactionNumber: 'transactionNumber' }, paidByPayer: true }],
        responseCode: '002',
        answer: { authorizedAmount: sampleOrder.Amount, url: unpaidAnswer.url },
      },
    ],
  },
  wcdx: {
    page: '/integration-methods/wcdx',
    operation: 'payCancel',
    title: { es: 'Web Checkout: cancelación', en: 'Web Checkout: cancellation' },
    description: {
      es: 'Libera lo que tu cliente autorizó en nuestra página, sin cobrarlo.',
      en: 'Releases what your customer authorized on our page without charging it.',
    },
    body: payCancel.body,
    samples: [
      {
        name: 'cancel',
        words: { es: 'Una autorización', en: 'An authorization' },
        body: { TransactionNumber: absentNumber, Reason: 'El cliente canceló su pedido.' },
        needs: [{ method: 'wcda', gives: { TransactionNumber: 'transactionNumber' }, paidByPayer: true }],
        responseCode: '009',
        answer: { paymentDate: null, url: unpaidAnswer.url },
      },
    ],
  },
  wsc: {
    page: '/integration-methods/wsc',
    operation: 'createTransaction',
    title: { es: 'Web Checkout: suscripción', en: 'Web Checkout: subscription' },
    description: {
      es: 'El primer pago que tu cliente hace en nuestra página inicia la suscripción; los demás se cobran solos.',
      en: 'The first payment that your customer makes on our page starts the subscription; the rest are charged automatically.',
    },
    body: requestVariant(
      createTransaction.body,
      orderWith({
        required: ['PaymentProcess.Subscription.Frequency'],
        optional: ['PaymentProcess.Subscription.FirstPaymentDate'],
      }),
    ),
    samples: [
      subscription,
      {
        name: 'initial-date',
        words: { es: 'Con fecha del primer cobro', en: 'With a date for the first charge' },
        body: {
          ...sampleOrder,
          PaymentProcess: { Subscription: { Frequency: 'Monthly', FirstPaymentDate: '2030/01/15' } },
        },
        days: { 'PaymentProcess.Subscription.FirstPaymentDate': 7 },
        responseCode: '001',
        answer: unpaidAnswer,
      },
    ],
  },
  wsx: {
    page: '/integration-methods/wsx',
    operation: 'payCancelSubscription',
    title: {
      es: 'Web Checkout: cancelación de una suscripción',
      en: 'Web Checkout: subscription cancellation',
    },
    description: {
      es: 'Termina una suscripción que empezó en nuestra página. Su número está en la consulta de estado del primer pago.',
      en: 'Ends a subscription that began on our page. Its number is in the status query of the first payment.',
    },
    body: payCancelSubscription.body,
    samples: [
      {
        name: 'cancel',
        words: { es: 'Con un motivo', en: 'With a reason' },
        body: { SubscriptionId: absentNumber, Reason: 'El cliente se dio de baja.' },
        needs: [{ method: 'wsc', gives: { SubscriptionId: 'subscriptionId' }, paidByPayer: true }],
        responseCode: '002',
        message: doneMessages.subscriptionCanceled,
        answer: canceledAnswer,
      },
    ],
  },
} as const satisfies Record<string, IntegrationMethod>;
