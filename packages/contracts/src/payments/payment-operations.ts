import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import { fieldWords } from '../http/field-words.ts';
import { AuthenticateAnswerSchema, AuthenticateSchema } from './authenticate-schema.ts';
import { PaymentAnswerSchema } from './payment-answer-schema.ts';
import { CreatePaymentSchema } from './payment-schema.ts';

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

const buyer = {
  ReferenceNumber: 'PEDIDO-1042',
  Amount: 350.5,
  Currency: 'MXN',
  FirstName: 'Ana',
  LastName: 'López',
  Email: 'ana.lopez@example.com',
};
const card = {
  cardNumber: '4242424242424242',
  cardExpirationMonth: '12',
  cardExpirationYear: '2030',
  cvv: '123',
};

export const createPayment = defineOperation({
  method: 'POST',
  path: '/pay/create',
  subject: 'payments',
  access: { kind: 'apiKey' },
  body: CreatePaymentSchema,
  answer: PaymentAnswerSchema,
  answerKind: 'plain',
  idempotent: true,
  errors: ['reference_taken', 'transaction_in_process'],
  summary: { es: 'Pago directo con tarjeta', en: 'Direct card payment' },
  description: {
    es: 'Cobra una tarjeta de inmediato. Un rechazo no es un error HTTP: responde 200 con el código 003 y el motivo.',
    en: 'Charges a card at once. A decline is not an HTTP error: it answers 200 with code 003 and the reason.',
  },
  examples: [
    {
      name: 'accepted',
      words: { es: 'Pago aceptado con Visa', en: 'Accepted payment with Visa' },
      body: { ...buyer, ...card },
      responseCode: '002',
    },
    {
      name: 'declined',
      words: { es: 'Pago rechazado', en: 'Declined payment' },
      body: { ...buyer, ...card, cardNumber: '5105105105105100' },
      responseCode: '003',
    },
    {
      name: 'insufficient-funds',
      words: { es: 'Fondos insuficientes', en: 'Insufficient funds' },
      body: { ...buyer, ...card, cardNumber: '4000000000009995' },
      responseCode: '003',
    },
    {
      name: 'amex-accepted',
      words: { es: 'American Express aceptada', en: 'American Express accepted' },
      body: {
        ...buyer,
        ...card,
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
        ...buyer,
        ...card,
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
      body: { ...buyer, ...card, Amount: 1200, SpecialOffer: { IsInstallment: true, InstallmentCount: 6 } },
      responseCode: '002',
    },
    {
      name: 'complete',
      words: { es: 'Con todos los datos', en: 'With everything' },
      body: {
        ...buyer,
        ...card,
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
    transactionNumber: z
      .string()
      .regex(/^\d{1,10}$/)
      .meta({
        ...fieldWords('El número de la transacción.', 'The number of the transaction.'),
        example: '1024',
      }),
  }),
  answer: PaymentAnswerSchema,
  answerKind: 'plain',
  errors: ['transaction_not_found'],
  summary: { es: 'Estado de una transacción', en: 'Status of a transaction' },
  description: {
    es: 'El estado actual de una transacción por su número.',
    en: 'The current status of a transaction by its number.',
  },
  examples: [
    { name: 'one', words: { es: 'Por número', en: 'By number' }, params: { transactionNumber: '1' } },
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
        ...fieldWords('Tu referencia del pedido.', 'Your reference of the order.'),
        example: 'PEDIDO-1042',
      }),
  }),
  answer: PaymentAnswerSchema,
  answerKind: 'plain',
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
