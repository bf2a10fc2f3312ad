import { defineOperation } from '../http/define-operation.ts';
import { PaymentAnswerSchema } from '../payments/payment-answer-schema.ts';
import { CreateRefundSchema, PayRefundSchema, RefundAnswerSchema } from './refund-schema.ts';

const refusals = [
  'transaction_not_found',
  'status_not_allowed',
  'refund_method_not_allowed',
  'refund_too_early',
  'refund_partial_too_early',
  'refund_only_total',
  'refund_exceeds_remaining',
  'transaction_in_process',
] as const;

export const createRefund = defineOperation({
  method: 'POST',
  path: '/transaction/Refund',
  subject: 'transactions',
  access: { kind: 'role', permission: 'refundTransactions' },
  body: CreateRefundSchema,
  answer: RefundAnswerSchema,
  answerKind: 'envelope',
  errors: refusals,
  summary: { es: 'Reembolsar', en: 'Refund' },
  description: {
    es: 'Devuelve todo o una parte de un pago. Desde 5 minutos después del pago; antes de 24 horas solo el total. Solo el rol Admin.',
    en: 'Refunds all or part of a payment, from 5 minutes after it; before 24 hours, only in full. Only the Admin role.',
  },
  examples: [
    {
      name: 'part',
      words: { es: 'Una parte', en: 'A part' },
      body: { idCompany: 1, transactionCode: 'trx_example', amount: 50 },
    },
    {
      name: 'reason',
      words: { es: 'Con motivo y nota', en: 'With a reason and a note' },
      body: {
        transactionCode: 'trx_example',
        amount: 50,
        reason: 'customer_request',
        note: 'Llegó roto el paquete',
      },
    },
  ],
});

export const payRefund = defineOperation({
  method: 'POST',
  path: '/pay/refund',
  subject: 'payments',
  access: { kind: 'apiKey' },
  body: PayRefundSchema,
  answer: PaymentAnswerSchema,
  answerKind: 'plain',
  idempotent: true,
  scenarios: ['answer', 'change', 'webhooks'],
  errors: refusals,
  summary: { es: 'Reembolso', en: 'Refund' },
  description: {
    es: 'Devuelve todo o una parte de un pago con tarjeta o con Aplazo. Responde 012 si el reembolso es total y 016 si es parcial. Desde 5 minutos después del pago; antes de 24 horas solo el total.',
    en: 'Refunds all or part of a card or Aplazo payment. Returns 012 for a full refund and 016 for a partial one. From 5 minutes after the payment; before 24 hours, only in full.',
  },
  examples: [
    {
      name: 'total',
      words: { es: 'Reembolso total', en: 'Full refund' },
      body: { transactionCode: 'trx_example', amount: 350.5 },
      responseCode: '012',
    },
  ],
});
