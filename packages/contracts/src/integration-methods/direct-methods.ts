import { type DeclineReason, declineReasons } from '../payments/decline-reasons.ts';
import { createPayment } from '../payments/payment-operations.ts';
import { sampleCard, sampleOrder, sampleReturnUrl } from '../payments/sample-payment.ts';
import type { IntegrationMethod } from './integration-method.ts';
import { requestVariant } from './request-variant.ts';
import {
  cardOrderWith,
  cashAnswer,
  methodsAlone,
  orderWith,
  tokenNeed,
  unpaidAnswer,
} from './sample-parts.ts';

const { body } = createPayment;
const months = ['SpecialOffer.IsInstallment', 'SpecialOffer.InstallmentCount'] as const;
const paidByCard = { ...sampleOrder, ...sampleCard };

/** Payments that the merchant's server makes itself. */
export const directMethods = {
  api: {
    page: '/integration-methods/api',
    operation: 'createPayment',
    title: { es: 'API directa', en: 'Direct API' },
    description: {
      es: 'Tu servidor hace el pago: con tarjeta, token, sesión de formulario, referencia de efectivo o Aplazo.',
      en: 'Your server makes the payment: by card, token, form session, cash reference or Aplazo.',
    },
    body,
    samples: [
      {
        name: 'complete',
        words: { es: 'Con todos los datos', en: 'With every field' },
        body: {
          ...paidByCard,
          IdPaymentMethod: 8,
          CardType: '001',
          Description: 'Libretas y plumas',
          PhoneNumber: '5512345678',
          Street: 'Av. Álvaro Obregón',
          StreetNumber: '121',
          City: 'Ciudad de México',
          State: 'CDMX',
          Country: 'México',
          PostalCode: '06700',
          OrderInformation: {
            LineItems: [{ ProductName: 'Libreta rayada', Quantity: 2, UnitPrice: 175.25 }],
          },
          ShipTo: { FirstName: 'Ana', LastName: 'López', City: 'Ciudad de México' },
        },
        responseCode: '002',
      },
    ],
  },
  deferment: {
    page: '/integration-methods/deferment',
    operation: 'createPayment',
    title: { es: 'Pago diferido con Aplazo', en: 'Deferred payment with Aplazo' },
    description: {
      es: 'Tu cliente paga en plazos con Aplazo y tú recibes el total. La respuesta trae la URL en la que Aplazo decide.',
      en: 'Your customer pays in installments with Aplazo and you get the full amount. The response has the URL where Aplazo decides.',
    },
    body: requestVariant(body, orderWith({ required: ['IdPaymentMethod'], ...methodsAlone(13) })),
    samples: [
      {
        name: 'aplazo',
        words: { es: 'Aplazo', en: 'Aplazo' },
        body: { ...sampleOrder, IdPaymentMethod: 13, ReturnUrl: sampleReturnUrl },
        responseCode: '001',
        answer: { ...unpaidAnswer, idPaymentMethod: 13 },
      },
    ],
  },
  'cash-payments': {
    page: '/integration-methods/cash-payments',
    operation: 'createPayment',
    title: { es: 'Pagos en efectivo', en: 'Cash payments' },
    description: {
      es: 'Da una referencia con la que tu cliente paga en OXXO o en una tienda de Paynet. Vence a los 3 días.',
      en: 'Returns a reference to pay at OXXO or a Paynet store. It expires after 3 days.',
    },
    body: requestVariant(body, orderWith({ required: ['IdPaymentMethod'], ...methodsAlone(5, 11) })),
    samples: [
      {
        name: 'oxxo',
        words: { es: 'OXXO', en: 'OXXO' },
        body: { ...sampleOrder, IdPaymentMethod: 5 },
        responseCode: '005',
        answer: cashAnswer,
      },
      {
        name: 'paynet',
        words: { es: 'Paynet', en: 'Paynet' },
        body: { ...sampleOrder, IdPaymentMethod: 11 },
        responseCode: '005',
        answer: { ...cashAnswer, idPaymentMethod: 11, cashReference: '9300012345678901' },
      },
    ],
  },
  'inmediate-capture-card': {
    page: '/integration-methods/inmediate-capture-card',
    operation: 'createPayment',
    title: { es: 'Pago directo con tarjeta', en: 'Direct card payment' },
    description: {
      es: 'Cobra una tarjeta al momento, de contado o a meses sin intereses.',
      en: 'Charges a card immediately, in one payment or in months without interest.',
    },
    body: requestVariant(body, cardOrderWith({ required: [], optional: months })),
    samples: [
      {
        name: 'accepted',
        words: { es: 'Pago aceptado', en: 'Accepted payment' },
        body: paidByCard,
        responseCode: '002',
      },
      {
        name: 'installments',
        words: { es: 'A 6 meses sin intereses', en: 'In 6 months without interest' },
        body: { ...paidByCard, Amount: 1_200, SpecialOffer: { IsInstallment: true, InstallmentCount: 6 } },
        responseCode: '002',
        answer: { amount: 1_200, installments: 6 },
      },
      {
        name: 'declined',
        words: { es: 'Pago rechazado', en: 'Declined payment' },
        body: { ...paidByCard, cardNumber: '5105105105105100' },
        responseCode: '003',
        message: declineReasons.declined,
        answer: {
          paymentDate: null,
          authorizationCode: null,
          declineReason: 'declined' satisfies DeclineReason,
          card: { brand: 'Mastercard', cardType: '002', firstSix: '510510', lastFour: '5100' },
        },
      },
      {
        name: 'challenge',
        words: { es: 'Pide 3D Secure', en: '3D Secure required' },
        body: { ...paidByCard, cardNumber: '4000000000003220', ReturnUrl: sampleReturnUrl },
        responseCode: '007',
        answer: {
          paymentDate: null,
          authorizationCode: null,
          card: { brand: 'Visa', cardType: '001', firstSix: '400000', lastFour: '3220' },
          url: unpaidAnswer.url,
        },
      },
    ],
  },
  'inmediate-capture-session': {
    page: '/integration-methods/inmediate-capture-session',
    operation: 'createPayment',
    title: { es: 'Pago con sesión de formulario', en: 'Payment with a form session' },
    description: {
      es: 'Cobra la tarjeta que tu cliente escribió en tu página y que tu servidor nunca vio.',
      en: 'Charges the card that your customer typed on your page and that your server never saw.',
    },
    body: requestVariant(
      body,
      orderWith({
        required: ['PaymentProcess.sessionId'],
        optional: ['PaymentProcess.IsTwoStepPay', ...months],
      }),
    ),
    samples: [
      {
        name: 'session',
        words: { es: 'Con una sesión', en: 'With a session' },
        body: { ...sampleOrder, PaymentProcess: { sessionId: 'ses_8f2c1b7d90a34e55' } },
        needs: [{ method: 'form-session', gives: { 'PaymentProcess.sessionId': 'sessionId' } }],
        responseCode: '002',
      },
    ],
  },
  'inmediate-capture-token-creation': {
    page: '/integration-methods/inmediate-capture-token-creation',
    operation: 'createPayment',
    title: { es: 'Pago con tarjeta y creación de token', en: 'Card payment with token creation' },
    description: {
      es: 'Cobra una tarjeta y, si el pago se acepta, la guarda como token para los siguientes.',
      en: 'Charges a card and, if the payment is accepted, saves it as a token for later payments.',
    },
    body: requestVariant(
      body,
      cardOrderWith({
        required: ['customerCardIdentifier.create'],
        optional: months,
        fixed: { 'customerCardIdentifier.create': [true] },
      }),
    ),
    samples: [
      {
        name: 'token-creation',
        words: { es: 'Paga y guarda la tarjeta', en: 'Pay and save the card' },
        body: { ...paidByCard, customerCardIdentifier: { create: true } },
        responseCode: '002',
        answer: { customerCardIdentifier: 'tok_4Jp2mVq8sXw0LkD3' },
      },
    ],
  },
  'inmediate-capture-token': {
    page: '/integration-methods/inmediate-capture-token',
    operation: 'createPayment',
    title: { es: 'Pago con token', en: 'Payment with a token' },
    description: {
      es: 'Cobra una tarjeta guardada sin volver a pedirla.',
      en: 'Charges a saved card without asking for it again.',
    },
    body: requestVariant(
      body,
      orderWith({ required: ['customerCardIdentifier.Id'], optional: ['cvv', ...months] }),
    ),
    samples: [
      {
        name: 'token',
        words: { es: 'Con un token', en: 'With a token' },
        body: { ...sampleOrder, customerCardIdentifier: { Id: 'tok_4Jp2mVq8sXw0LkD3' } },
        needs: [tokenNeed],
        responseCode: '002',
      },
    ],
  },
  'device-fingerprint': {
    page: '/integration-methods/device-fingerprint',
    operation: 'createPayment',
    title: { es: 'Huella del dispositivo', en: 'Device fingerprint' },
    description: {
      es: 'Envía con el pago la sesión y los datos del dispositivo que nuestro script reunió en tu página: ayudan a reconocer fraudes.',
      en: 'Sends the payment with the session and device data that our script collected on your page, which help detect fraud.',
    },
    body: requestVariant(
      body,
      cardOrderWith({
        required: ['SessionId', 'Device.UserAgent'],
        optional: [
          'Device.IP',
          'Device.AcceptLanguage',
          'Device.ScreenWidth',
          'Device.ScreenHeight',
          'Device.TimeZoneOffset',
        ],
      }),
    ),
    samples: [
      {
        name: 'device',
        words: { es: 'Con sesión y dispositivo', en: 'With session and device' },
        body: {
          ...paidByCard,
          SessionId: 'pasarela-sandbox-2f8c1b7d90a34e552f8c1b7d90a34e55c1b7d90a',
          Device: {
            IP: '187.190.10.20',
            UserAgent: 'Mozilla/5.0',
            AcceptLanguage: 'es-MX',
            ScreenWidth: 1_440,
            ScreenHeight: 900,
            TimeZoneOffset: 360,
          },
        },
        responseCode: '002',
      },
    ],
  },
} as const satisfies Record<string, IntegrationMethod>;
