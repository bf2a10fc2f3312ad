import { z } from 'zod';
import { FileAnswerSchema } from '../http/answers.ts';
import { defineOperation } from '../http/define-operation.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { GetSubscriptionSchema, SubscriptionDetailSchema } from './subscription-detail-schema.ts';
import {
  ListSubscriptionPaymentsSchema,
  ListSubscriptionsSchema,
  ReportSubscriptionsBodySchema,
  ReportSubscriptionsQuerySchema,
  SubscriptionPaymentSchema,
  SubscriptionRowSchema,
} from './subscription-list-schema.ts';

const shared = {
  subject: 'subscriptions',
  access: { kind: 'role', permission: 'manageSubscriptions' },
} as const;

/** The payment API reads subscriptions too, in both environments. */
const read = {
  ...shared,
  access: { ...shared.access, withKey: 'bothEnvironments' },
} as const;

export const listSubscriptions = defineOperation({
  ...read,
  method: 'GET',
  path: '/subscription/subscription',
  query: ListSubscriptionsSchema,
  answer: z.array(SubscriptionRowSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Suscripciones', en: 'Subscriptions' },
  description: {
    es: 'Las suscripciones de una pestaña, la más reciente primero. Las que hicieron todos sus pagos están entre las canceladas.',
    en: 'The subscriptions in a tab, newest first. Those that have made all their payments are listed as canceled.',
  },
  examples: [
    { name: 'active', words: { es: 'Activas', en: 'Active' }, query: { idCompany: 1, status: 'active' } },
    {
      name: 'reference',
      words: { es: 'Por referencia', en: 'By reference' },
      query: { status: 'paused', referenceNumber: 'PEDIDO', pageNumber: 1, rowsOfPage: 10 },
    },
  ],
});

export const getSubscription = defineOperation({
  ...read,
  method: 'GET',
  path: '/subscription/SubscriptionDetail',
  query: GetSubscriptionSchema,
  answer: SubscriptionDetailSchema,
  answerKind: 'envelope',
  errors: ['subscription_not_found'],
  summary: { es: 'Detalle de una suscripción', en: 'Subscription detail' },
  description: {
    es: 'Todos sus campos, con lo cobrado a la fecha y los intentos que quedan.',
    en: 'All its fields, with what was charged to date and the attempts that are left.',
  },
  examples: [{ name: 'one', words: { es: 'Una', en: 'One' }, query: { id: 12, status: 'active' } }],
});

export const listSubscriptionPayments = defineOperation({
  ...read,
  method: 'GET',
  path: '/subscription/transaction',
  query: ListSubscriptionPaymentsSchema,
  answer: z.array(SubscriptionPaymentSchema),
  answerKind: 'envelope',
  errors: ['subscription_not_found'],
  summary: { es: 'Historial de una suscripción', en: 'Subscription history' },
  description: {
    es: 'Cada intento de cobro, el más reciente primero, con el pago al que corresponde.',
    en: 'Every attempt at a charge, newest first, with the payment that it corresponds to.',
  },
  examples: [{ name: 'one', words: { es: 'De una', en: 'Of one' }, query: { idSubscription: 12 } }],
});

export const reportSubscriptions = defineOperation({
  ...shared,
  method: 'POST',
  path: '/subscription/generatereportsubscription',
  query: ReportSubscriptionsQuerySchema,
  body: ReportSubscriptionsBodySchema,
  answer: FileAnswerSchema,
  answerKind: 'file',
  safe: true,
  errors: [],
  summary: { es: 'Reporte de suscripciones', en: 'Subscription report' },
  description: {
    es: 'Un CSV (UTF-8 con BOM) con todo lo que los filtros encuentran, no solo la página.',
    en: 'A CSV (UTF-8 with BOM) of everything that matches the filters, not only the page.',
  },
  examples: [
    {
      name: 'headings',
      words: { es: 'Con encabezados propios', en: 'With headings of your own' },
      query: { status: 'active' },
      body: { translations: { amount: 'Monto' } },
    },
  ],
});

export const getReprocessSettings = defineOperation({
  ...shared,
  method: 'GET',
  path: '/subscription/Settings',
  query: z.strictObject({ idCompany: RowIdSchema.optional() }),
  answer: z.string().meta({
    description:
      'JSON: {"settings": {"IsReprocessSubscriptions"}, "hasAttempts", "pendingRecords", "isReprocessed", "failedRecords", "failedAmount"}.',
    example:
      '{"settings":{"IsReprocessSubscriptions":true},"hasAttempts":true,"pendingRecords":0,"isReprocessed":false,"failedRecords":2,"failedAmount":701}',
  }),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Si hoy se puede reprocesar', en: 'Whether reprocessing is available today' },
  description: {
    es: 'data es una cadena JSON: si el negocio reprocesa, si hoy hubo intentos, cuántos quedan pendientes, si ya se reprocesó y cuántos cobros fallaron.',
    en: 'data is a JSON string: whether the business reprocesses, whether there were attempts today, how many are pending, whether it was reprocessed already, and how many charges failed.',
  },
  examples: [{ name: 'today', words: { es: 'Hoy', en: 'Today' } }],
});
