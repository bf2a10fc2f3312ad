import { payCancel, payCapture } from '../authorizations/authorization-operations.ts';
import { createPayment } from '../payments/payment-operations.ts';
import { sampleCard, sampleOrder } from '../payments/sample-payment.ts';
import type { IntegrationMethod } from './integration-method.ts';
import { requestVariant } from './request-variant.ts';
import { cardOrderWith, orderWith, tokenNeed } from './sample-parts.ts';

const { body } = createPayment;
const twoSteps = 'PaymentProcess.IsTwoStepPay';
const fixed = { [twoSteps]: [true] } as const;
const authorized = { ...sampleOrder, PaymentProcess: { IsTwoStepPay: true } };
const authorizedByCard = { ...authorized, ...sampleCard };
const authorization = {
  method: 'delayed-capture-auth',
  gives: { TransactionCode: 'transactionCode' },
} as const;

/** Authorizations that the merchant's server makes, and what becomes of them. */
export const deferredMethods = {
  'delayed-capture-auth': {
    page: '/integration-methods/delayed-capture-auth',
    operation: 'createPayment',
    title: { es: 'Captura diferida: autorización', en: 'Deferred capture: authorization' },
    description: {
      es: 'Aparta el monto en la tarjeta sin cobrarlo. Cóbralo con capture dentro de 7 días.',
      en: 'Holds the amount on the card without charging it. Capture it within 7 days.',
    },
    body: requestVariant(body, cardOrderWith({ required: [twoSteps], fixed })),
    samples: [
      {
        name: 'authorization',
        words: { es: 'Con tarjeta', en: 'With a card' },
        body: authorizedByCard,
        responseCode: '008',
        answer: { paymentDate: null },
      },
    ],
  },
  'delayed-capture-token': {
    page: '/integration-methods/delayed-capture-token',
    operation: 'createPayment',
    title: {
      es: 'Captura diferida: autorización con token',
      en: 'Deferred capture: authorization with a token',
    },
    description: {
      es: 'Autoriza con una tarjeta guardada.',
      en: 'Authorizes with a saved card.',
    },
    body: requestVariant(
      body,
      orderWith({ required: ['customerCardIdentifier.Id', twoSteps], optional: ['cvv'], fixed }),
    ),
    samples: [
      {
        name: 'token',
        words: { es: 'Con un token', en: 'With a token' },
        body: { ...authorized, customerCardIdentifier: { Id: 'tok_4Jp2mVq8sXw0LkD3' } },
        needs: [tokenNeed],
        responseCode: '008',
        answer: { paymentDate: null },
      },
    ],
  },
  'delayed-capture-auth-token': {
    page: '/integration-methods/delayed-capture-auth-token',
    operation: 'createPayment',
    title: {
      es: 'Captura diferida: autorización y creación de token',
      en: 'Deferred capture: authorization with token creation',
    },
    description: {
      es: 'Autoriza con una tarjeta y la guarda como token.',
      en: 'Authorizes with a card and saves it as a token.',
    },
    body: requestVariant(
      body,
      cardOrderWith({
        required: [twoSteps, 'customerCardIdentifier.create'],
        fixed: { ...fixed, 'customerCardIdentifier.create': [true] },
      }),
    ),
    samples: [
      {
        name: 'authorization-token',
        words: { es: 'Autoriza y guarda la tarjeta', en: 'Authorize and save the card' },
        body: { ...authorizedByCard, customerCardIdentifier: { create: true } },
        responseCode: '008',
        answer: { paymentDate: null, customerCardIdentifier: 'tok_4Jp2mVq8sXw0LkD3' },
      },
    ],
  },
  'delayed-capture-msi': {
    page: '/integration-methods/delayed-capture-msi',
    operation: 'createPayment',
    title: {
      es: 'Captura diferida a meses sin intereses',
      en: 'Deferred capture with months without interest',
    },
    description: {
      es: 'Autoriza un pago a meses; las mensualidades corren desde que lo cobras.',
      en: 'Authorizes a payment in months, which run from the capture.',
    },
    body: requestVariant(
      body,
      cardOrderWith({
        required: [twoSteps, 'SpecialOffer.IsInstallment', 'SpecialOffer.InstallmentCount'],
        fixed: { ...fixed, 'SpecialOffer.IsInstallment': [true] },
      }),
    ),
    samples: [
      {
        name: 'installments',
        words: { es: 'A 6 meses', en: 'In 6 months' },
        body: {
          ...authorizedByCard,
          Amount: 1_200,
          SpecialOffer: { IsInstallment: true, InstallmentCount: 6 },
        },
        responseCode: '008',
        answer: { paymentDate: null, amount: 1_200, installments: 6 },
      },
    ],
  },
  'delayed-capture-cancel': {
    page: '/integration-methods/delayed-capture-cancel',
    operation: 'payCancel',
    title: { es: 'Captura diferida: cancelación', en: 'Deferred capture: cancellation' },
    description: {
      es: 'Libera un monto autorizado sin cobrarlo.',
      en: 'Releases an authorized amount without charging it.',
    },
    body: payCancel.body,
    samples: [
      {
        name: 'cancel',
        words: { es: 'Una autorización', en: 'An authorization' },
        body: { TransactionCode: 'trx_7Q2mX0d4', Reason: 'El cliente canceló su pedido.' },
        needs: [authorization],
        responseCode: '009',
        answer: { paymentDate: null },
      },
    ],
  },
  capture: {
    page: '/integration-methods/capture',
    operation: 'payCapture',
    title: { es: 'Captura', en: 'Capture' },
    description: {
      es: 'Cobra una autorización, completa o menos, una sola vez.',
      en: 'Captures an authorization once, in full or in part.',
    },
    body: payCapture.body,
    samples: [
      {
        name: 'total',
        words: { es: 'Todo lo autorizado', en: 'The full authorized amount' },
        body: { TransactionCode: 'trx_7Q2mX0d4', Amount: sampleOrder.Amount },
        needs: [authorization],
        responseCode: '002',
        answer: { authorizedAmount: sampleOrder.Amount },
      },
      {
        name: 'part',
        words: { es: 'Una parte', en: 'Part of it' },
        body: { TransactionCode: 'trx_7Q2mX0d4', Amount: 200 },
        needs: [authorization],
        responseCode: '002',
        answer: { amount: 200, authorizedAmount: sampleOrder.Amount },
      },
    ],
  },
} as const satisfies Record<string, IntegrationMethod>;
