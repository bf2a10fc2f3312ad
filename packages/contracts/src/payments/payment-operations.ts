import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import { fieldWords } from '../http/field-words.ts';
import { absentNumber, RowNumberSchema } from '../http/identifiers.ts';
import { AuthenticateAnswerSchema, AuthenticateSchema } from './authenticate-schema.ts';
import { PaymentAnswerSchema } from './payment-answer-schema.ts';
import { CreatePaymentSchema, CreateTransactionSchema } from './payment-schema.ts';
import { MadePaymentSchema } from './replaced-payment-schema.ts';
import { sampleCard, sampleOrder, sampleReturnUrl } from './sample-payment.ts';

export const authenticate = defineOperation({
  method: 'POST',
  path: '/auth/Authenticate',
  subject: 'authentication',
  access: { kind: 'public' },
  body: AuthenticateSchema,
  answer: AuthenticateAnswerSchema,
  answerKind: 'plain',
  safe: true,
  errors: ['credentials_invalid'],
  summary: { es: 'Obtener un token', en: 'Get a token' },
  description: {
    es: 'Cambia tu API key y su contraseña por un token JWT que dura una hora.',
    en: 'Exchanges your API key and its password for a JWT that lasts one hour.',
  },
  examples: [
    {
      name: 'demo',
      words: { es: 'Credenciales de la demo', en: "The demo's credentials" },
      body: { UserId: 'demo-sandbox-key', Password: 'demo-sandbox-password' },
    },
  ],
});

export const createTransaction = defineOperation({
  method: 'POST',
  path: '/pay/createtransaction',
  subject: 'payments',
  access: { kind: 'apiKey' },
  body: CreateTransactionSchema,
  answer: MadePaymentSchema,
  answerKind: 'plain',
  idempotent: true,
  scenarios: ['answer', 'change', 'webhooks'],
  errors: ['reference_taken', 'transaction_in_process'],
  summary: { es: 'Pago en nuestra página (Web Checkout)', en: 'Payment on our page (Web Checkout)' },
  description: {
    es: 'Crea el pago y responde 001 con la URL a la que envías a tu cliente: ahí elige tarjeta, OXXO, Paynet o Aplazo. Los datos de tarjeta no van aquí. Si la referencia tenía una página o una liga sin pagar, la reemplaza y la nombra en replaced. Con ReturnUrl la página regresa a tu tienda al terminar; volver no prueba que pagó.',
    en: 'Creates the payment and returns 001 with the URL to send your customer to: there they choose card, OXXO, Paynet or Aplazo. Card data does not belong here. An unpaid page or link with the same reference is replaced, and named in replaced. With ReturnUrl the page returns to your shop when it ends; coming back does not prove that it was paid.',
  },
  examples: [
    {
      name: 'immediate',
      words: { es: 'Cobro inmediato', en: 'Immediate capture' },
      body: { ...sampleOrder, Description: 'Libretas y plumas' },
      responseCode: '001',
    },
    {
      name: 'return',
      words: { es: 'Con regreso a tu tienda', en: 'Returning to your shop' },
      body: { ...sampleOrder, ReturnUrl: sampleReturnUrl },
      responseCode: '001',
    },
    {
      name: 'deferred',
      words: {
        es: 'Cobro diferido: autoriza y cobra después',
        en: 'Deferred capture: authorize, charge later',
      },
      body: { ...sampleOrder, PaymentProcess: { IsTwoStepPay: true } },
      responseCode: '001',
    },
    {
      name: 'subscription',
      words: { es: 'Suscripción mensual', en: 'Monthly subscription' },
      body: { ...sampleOrder, PaymentProcess: { Subscription: { Frequency: 'Monthly' } } },
      responseCode: '001',
    },
  ],
});

export const createPayment = defineOperation({
  method: 'POST',
  path: '/pay/create',
  subject: 'payments',
  access: { kind: 'apiKey' },
  body: CreatePaymentSchema,
  answer: MadePaymentSchema,
  answerKind: 'plain',
  idempotent: true,
  scenarios: ['answer', 'change', 'card', 'cardholder', 'webhooks'],
  errors: ['reference_taken', 'transaction_in_process', 'card_token_not_found', 'form_session_not_usable'],
  summary: { es: 'Pago directo', en: 'Direct payment' },
  description: {
    es: 'Cobra o autoriza desde tu servidor: con tarjeta, token, sesión de formulario, referencia de efectivo o Aplazo. Un rechazo no es un error HTTP: responde 200 con el código 003 y el motivo.',
    en: 'Charges or authorizes from your server: by card, token, form session, cash reference or Aplazo. A decline is not an HTTP error: it returns 200 with code 003 and the reason.',
  },
  examples: [
    {
      name: 'accepted',
      words: { es: 'Pago aceptado con Visa', en: 'Accepted payment with Visa' },
      body: { ...sampleOrder, ...sampleCard },
      responseCode: '002',
    },
    {
      name: 'declined',
      words: { es: 'Pago rechazado', en: 'Declined payment' },
      body: { ...sampleOrder, ...sampleCard, cardNumber: '5105105105105100' },
      responseCode: '003',
    },
    {
      name: 'insufficient-funds',
      words: { es: 'Fondos insuficientes', en: 'Insufficient funds' },
      body: { ...sampleOrder, ...sampleCard, cardNumber: '4000000000009995' },
      responseCode: '003',
    },
    {
      name: 'amex-accepted',
      words: { es: 'American Express aceptada', en: 'American Express accepted' },
      body: {
        ...sampleOrder,
        ...sampleCard,
        cardNumber: '378282246310005',
        cardExpirationMonth: '01',
        cardExpirationYear: '2026',
        cvv: '1234',
      },
      responseCode: '002',
    },
    {
      name: 'amex-declined',
      words: { es: 'American Express rechazada', en: 'American Express declined' },
      body: {
        ...sampleOrder,
        ...sampleCard,
        cardNumber: '378282246310005',
        cardExpirationMonth: '04',
        cardExpirationYear: '2037',
        cvv: '1234',
      },
      responseCode: '003',
    },
    {
      name: 'installments',
      words: { es: 'A 6 meses sin intereses', en: 'In 6 months without interest' },
      body: {
        ...sampleOrder,
        ...sampleCard,
        Amount: 1200,
        SpecialOffer: { IsInstallment: true, InstallmentCount: 6 },
      },
      responseCode: '002',
    },
    {
      name: 'authorized',
      words: { es: 'Autorización (dos pasos)', en: 'Authorization (two steps)' },
      body: { ...sampleOrder, ...sampleCard, PaymentProcess: { IsTwoStepPay: true } },
      responseCode: '008',
    },
    {
      name: 'challenge',
      words: { es: 'Pide 3D Secure', en: '3D Secure required' },
      body: { ...sampleOrder, ...sampleCard, cardNumber: '4000000000003220' },
      responseCode: '007',
    },
    {
      name: 'token-creation',
      words: { es: 'Paga y guarda la tarjeta', en: 'Pay and save the card' },
      body: { ...sampleOrder, ...sampleCard, customerCardIdentifier: { create: true } },
      responseCode: '002',
    },
    {
      name: 'subscription',
      words: { es: 'Suscripción mensual', en: 'Monthly subscription' },
      body: { ...sampleOrder, ...sampleCard, PaymentProcess: { Subscription: { Frequency: 'Monthly' } } },
      responseCode: '002',
    },
    {
      name: 'oxxo',
      words: { es: 'Referencia de OXXO', en: 'OXXO reference' },
      body: { ...sampleOrder, IdPaymentMethod: 5 },
      responseCode: '005',
    },
    {
      name: 'aplazo',
      words: { es: 'Aplazo', en: 'Aplazo' },
      body: { ...sampleOrder, IdPaymentMethod: 13 },
      responseCode: '001',
    },
    {
      name: 'complete',
      words: { es: 'Con todos los datos', en: 'With every field' },
      body: {
        ...sampleOrder,
        ...sampleCard,
        IdPaymentMethod: 8,
        CardType: '001',
        Description: 'Libretas y plumas',
        PhoneNumber: '5512345678',
        Street: 'Av. Álvaro Obregón',
        StreetNumber: '121',
        StreetNumber2: '4B',
        Street2Col: 'Roma Norte',
        Street2Del: 'Cuauhtémoc',
        City: 'Ciudad de México',
        State: 'CDMX',
        Country: 'México',
        PostalCode: '06700',
        OrderInformation: {
          LineItems: [
            { ProductName: 'Libreta rayada', ProductSku: 'LIB-01', Quantity: 2, UnitPrice: 175.25 },
          ],
          Discount: 0,
          Taxes: 48.35,
        },
        ShipTo: { FirstName: 'Ana', LastName: 'López', City: 'Ciudad de México', PostalCode: '06700' },
        Device: { IP: '187.190.10.20', UserAgent: 'Mozilla/5.0' },
      },
      responseCode: '002',
    },
  ],
});

export const getResponse = defineOperation({
  method: 'GET',
  path: '/transaction/response/{transactionNumber}',
  subject: 'queries',
  access: { kind: 'apiKey' },
  params: z.strictObject({
    transactionNumber: RowNumberSchema.meta({
      ...fieldWords('El número de la transacción.', 'The number of the transaction.'),
      example: absentNumber,
    }),
  }),
  answer: PaymentAnswerSchema,
  answerKind: 'plain',
  scenarios: ['answer'],
  errors: ['transaction_not_found'],
  summary: { es: 'Estado de una transacción', en: 'Transaction status' },
  description: {
    es: 'El estado actual de una transacción por su número.',
    en: 'The current status of a transaction by its number.',
  },
  examples: [
    {
      name: 'one',
      words: { es: 'Por número', en: 'By number' },
      params: { transactionNumber: absentNumber },
    },
  ],
});

export const getResponseByReference = defineOperation({
  method: 'GET',
  path: '/transaction/responsebyreference/{referenceNumber}',
  subject: 'queries',
  access: { kind: 'apiKey' },
  params: z.strictObject({
    referenceNumber: z
      .string()
      .trim()
      .min(1)
      .max(30)
      .meta({
        ...fieldWords('Tu referencia del pedido.', 'Your reference for the order.'),
        example: 'PEDIDO-1042',
      }),
  }),
  answer: PaymentAnswerSchema,
  answerKind: 'plain',
  scenarios: ['answer'],
  errors: ['transaction_not_found'],
  summary: { es: 'Estado por referencia', en: 'Status by reference' },
  description: {
    es: 'El estado actual de la transacción más reciente con tu referencia.',
    en: 'The current status of the newest transaction with your reference.',
  },
  examples: [
    {
      name: 'one',
      words: { es: 'Por referencia', en: 'By reference' },
      params: { referenceNumber: 'PEDIDO-1042' },
    },
  ],
});
