import { defineOperation } from '../http/define-operation.ts';
import { absentNumber } from '../http/identifiers.ts';
import { PaymentAnswerSchema } from '../payments/payment-answer-schema.ts';
import {
  CancelAnswerSchema,
  CancelTransactionSchema,
  CaptureAnswerSchema,
  CaptureTransactionSchema,
  PayCancelSchema,
  PayCaptureSchema,
} from './authorization-schema.ts';

const cancelRefusals = ['transaction_not_found', 'status_not_allowed', 'transaction_in_process'] as const;
const captureRefusals = [...cancelRefusals, 'capture_exceeds_authorized'] as const;

export const captureTransaction = defineOperation({
  method: 'POST',
  path: '/transaction/capture',
  subject: 'transactions',
  access: { kind: 'role', permission: 'managePreauthorizations' },
  body: CaptureTransactionSchema,
  answer: CaptureAnswerSchema,
  answerKind: 'envelope',
  errors: captureRefusals,
  summary: { es: 'Cobrar una preautorización', en: 'Capture a preauthorization' },
  description: {
    es: 'Cobra lo autorizado o menos, una sola vez; el resto se libera.',
    en: 'Captures all or part of what was authorized, once; the rest is released.',
  },
  examples: [
    {
      name: 'part',
      words: { es: 'Una parte', en: 'Part of it' },
      body: { IdCompany: 1, Amount: 50, idTransaction: 1024 },
    },
  ],
});

export const cancelTransaction = defineOperation({
  method: 'POST',
  path: '/transaction/cancel',
  subject: 'transactions',
  access: { kind: 'role', permission: 'cancelPayments' },
  body: CancelTransactionSchema,
  answer: CancelAnswerSchema,
  answerKind: 'envelope',
  errors: cancelRefusals,
  summary: { es: 'Cancelar', en: 'Cancel' },
  description: {
    es: 'Cancela una preautorización y libera todo lo autorizado, o cancela lo que nadie ha pagado: una liga, una página de pago o una referencia de efectivo. Si el último intento falló y su página sigue abierta, la cierra con un intento nuevo, ya cancelado, que es el de la respuesta.',
    en: 'Cancels a preauthorization and releases the whole authorized amount, or cancels what nobody has paid: a link, a hosted page or a cash reference. If the last attempt failed and its page is still open, a new attempt, already canceled, closes the page and is the one in the response.',
  },
  examples: [
    {
      name: 'preauthorization',
      words: { es: 'Una preautorización', en: 'A preauthorization' },
      body: { IdCompany: 1, idTransaction: 1024, Reason: 'El cliente canceló su pedido.' },
    },
    {
      name: 'link',
      words: { es: 'Una liga de pago sin pagar', en: 'An unpaid payment link' },
      body: { IdCompany: 1, idTransaction: 1024, Reason: 'Se agotó el producto.' },
    },
  ],
});

export const payCapture = defineOperation({
  method: 'POST',
  path: '/pay/capture',
  subject: 'payments',
  access: { kind: 'apiKey' },
  body: PayCaptureSchema,
  answer: PaymentAnswerSchema,
  answerKind: 'plain',
  idempotent: true,
  scenarios: ['answer', 'change', 'webhooks'],
  errors: captureRefusals,
  summary: { es: 'Captura diferida', en: 'Deferred capture' },
  description: {
    es: 'Cobra un pago autorizado (008), completo o menos, una sola vez; lo que no cobras se libera a tu cliente. Una autorización dura 7 días.',
    en: 'Captures an authorized payment (008) once, in full or in part; what you do not capture is released to your customer. An authorization lasts 7 days.',
  },
  examples: [
    {
      name: 'total',
      words: { es: 'Todo lo autorizado', en: 'The full authorized amount' },
      body: { TransactionNumber: absentNumber, Amount: 350.5 },
      responseCode: '002',
    },
    {
      name: 'part',
      words: { es: 'Una parte, por su código', en: 'Part of it, by its code' },
      body: { TransactionCode: 'trx_example', Amount: 200 },
      responseCode: '002',
    },
  ],
});

export const payCancel = defineOperation({
  method: 'POST',
  path: '/pay/cancel',
  subject: 'payments',
  access: { kind: 'apiKey' },
  body: PayCancelSchema,
  answer: PaymentAnswerSchema,
  answerKind: 'plain',
  idempotent: true,
  scenarios: ['answer', 'change', 'webhooks'],
  errors: cancelRefusals,
  summary: { es: 'Cancelación', en: 'Cancellation' },
  description: {
    es: 'Cancela una autorización que no has cobrado (009) o una transacción que tu cliente no ha pagado (015). Un pago ya aceptado no se cancela: se reembolsa.',
    en: 'Cancels an authorization that you have not captured (009), or a transaction that your customer has not paid (015). An accepted payment cannot be canceled: refund it.',
  },
  examples: [
    {
      name: 'authorization',
      words: { es: 'Una autorización', en: 'An authorization' },
      body: { TransactionNumber: absentNumber, Reason: 'El cliente canceló su pedido.' },
      responseCode: '009',
    },
    {
      name: 'pending',
      words: { es: 'Una referencia de efectivo sin pagar', en: 'An unpaid cash reference' },
      body: { TransactionCode: 'trx_example', Reason: 'Se agotó el producto.' },
      responseCode: '015',
    },
  ],
});
