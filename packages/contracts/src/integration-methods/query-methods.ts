import { absentNumber } from '../http/identifiers.ts';
import { doneMessages } from '../payments/done-messages.ts';
import { sampleOrder } from '../payments/sample-payment.ts';
import { payRefund } from '../refunds/refund-operations.ts';
import type { IntegrationMethod } from './integration-method.ts';
import { cashAnswer } from './sample-parts.ts';

/** The methods that act on an existing payment or query it. */
export const queryMethods = {
  refund: {
    page: '/integration-methods/refund',
    operation: 'payRefund',
    title: { es: 'Reembolso', en: 'Refund' },
    description: {
      es: 'Devuelve un pago con tarjeta o Aplazo, desde 5 minutos después; una parte, desde 24 horas.',
      en: 'Refunds a card or Aplazo payment from 5 minutes after it; part of it, from 24 hours.',
    },
    body: payRefund.body,
    samples: [
      {
        name: 'total',
        words: { es: 'Todo el pago', en: 'The full payment' },
        body: { transactionCode: 'trx_7Q2mX0d4', amount: sampleOrder.Amount },
        needs: [
          {
            method: 'inmediate-capture-card',
            gives: { transactionCode: 'transactionCode' },
            minutesLater: 5,
          },
        ],
        responseCode: '012',
        answer: { refundedAmount: sampleOrder.Amount },
      },
      {
        name: 'part',
        words: { es: 'Una parte', en: 'Part of it' },
        body: { transactionCode: 'trx_7Q2mX0d4', amount: 100 },
        needs: [
          {
            method: 'inmediate-capture-card',
            gives: { transactionCode: 'transactionCode' },
            minutesLater: 24 * 60,
          },
        ],
        responseCode: '016',
        answer: { refundedAmount: 100 },
      },
    ],
  },
  'transaction-status': {
    page: '/integration-methods/transaction-status',
    operation: 'getResponse',
    title: { es: 'Estado de una transacción', en: 'Transaction status' },
    description: {
      es: 'Consulta una transacción por su número.',
      en: 'Looks up a transaction by its number.',
    },
    samples: [
      {
        name: 'number',
        words: { es: 'Por número', en: 'By number' },
        params: { transactionNumber: absentNumber },
        needs: [{ method: 'inmediate-capture-card', gives: { transactionNumber: 'transactionNumber' } }],
        responseCode: '002',
      },
    ],
  },
  'by-reference': {
    page: '/integration-methods/by-reference',
    operation: 'getResponseByReference',
    title: { es: 'Estado por referencia', en: 'Status by reference' },
    description: {
      es: 'Consulta la transacción más reciente con tu referencia.',
      en: 'Looks up the newest transaction with your reference.',
    },
    samples: [
      {
        name: 'reference',
        words: { es: 'Por referencia', en: 'By reference' },
        params: { referenceNumber: sampleOrder.ReferenceNumber },
        needs: [{ method: 'cash-payments', gives: { referenceNumber: 'referenceNumber' } }],
        responseCode: '005',
        answer: cashAnswer,
      },
    ],
  },
  report: {
    page: '/integration-methods/report',
    operation: 'getDayReport',
    title: { es: 'Reporte de transacciones', en: 'Transaction report' },
    description: {
      es: 'Todas las transacciones que se crearon en un día, por páginas.',
      en: 'Every transaction created on a given day, in pages.',
    },
    samples: [
      {
        name: 'today',
        words: { es: 'Hoy', en: 'Today' },
        params: { transactionDate: '2026-11-20' },
        days: { transactionDate: 0 },
        responseCode: '002',
        message: doneMessages.dayReported,
      },
    ],
  },
} as const satisfies Record<string, IntegrationMethod>;
