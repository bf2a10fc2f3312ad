import { z } from 'zod';
import { FileAnswerSchema } from '../http/answers.ts';
import { defineOperation } from '../http/define-operation.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { summaryPeriods } from './summary-periods.ts';
import {
  CatalogueItemSchema,
  ChangesSchema,
  ChargebackStatusItemSchema,
  ListTransactionsSchema,
  ReportTransactionsBodySchema,
  ReportTransactionsQuerySchema,
  StoryEntrySchema,
  SummarySchema,
  TransactionDetailSchema,
  TransactionRowSchema,
} from './transaction-schema.ts';

export const getSummary = defineOperation({
  method: 'GET',
  path: '/transaction/summary/{idCompany}/{period}',
  subject: 'transactions',
  access: { kind: 'role', permission: 'viewResume' },
  params: z.strictObject({ idCompany: RowIdSchema, period: z.enum(summaryPeriods) }),
  answer: SummarySchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Resumen de un periodo', en: 'Summary of a period' },
  description: {
    es: 'Neto y comisiones del periodo, el siguiente depósito, y cuántas transacciones se completaron, están en proceso o se cancelaron; las ventas por método de pago, los rechazos por motivo y el periodo anterior, para comparar. 1-D es solo ayer; los demás periodos terminan hoy.',
    en: 'Net and fees of the period, the next deposit, and how many transactions were completed, are in process or were canceled; sales by payment method, declines by reason, and the period before, for comparison. 1-D is yesterday only; the other periods end today.',
  },
  examples: [
    {
      name: 'month',
      words: { es: 'El último mes', en: 'The last month' },
      params: { idCompany: 1, period: '1-M' },
    },
  ],
});

export const listStatuses = defineOperation({
  method: 'GET',
  path: '/transaction/Status',
  subject: 'transactions',
  access: { kind: 'signedIn' },
  answer: z.array(CatalogueItemSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Estados de transacción', en: 'Transaction statuses' },
  description: {
    es: 'El catálogo, en el idioma de la petición.',
    en: 'The catalogue, in the language of the call.',
  },
  examples: [{ name: 'statuses', words: { es: 'Todos', en: 'All' } }],
});

export const listChargebackStatuses = defineOperation({
  method: 'GET',
  path: '/Transaction/StatusChargeBack',
  subject: 'transactions',
  access: { kind: 'signedIn' },
  answer: z.array(ChargebackStatusItemSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Estados de contracargo', en: 'Chargeback statuses' },
  description: {
    es: 'El catálogo, en el idioma de la petición.',
    en: 'The catalogue, in the language of the call.',
  },
  examples: [{ name: 'statuses', words: { es: 'Todos', en: 'All' } }],
});

export const listTransactions = defineOperation({
  method: 'GET',
  path: '/transaction',
  subject: 'transactions',
  access: { kind: 'role', permission: 'viewTransactions', withKey: 'sandbox' },
  query: ListTransactionsSchema,
  answer: z.array(TransactionRowSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Movimientos', en: 'Transactions' },
  description: {
    es: 'Las transacciones que cumplen todos los filtros, la más reciente primero. idTransaction es exacto; referencia, correo y referencia de efectivo buscan por el principio, sin distinguir mayúsculas; las fechas filtran por creación, ambas incluidas. Con sortBy se ordena por date en cualquier caso, y por otra columna si los filtros encuentran 10,000 o menos.',
    en: 'The transactions that match all filters, newest first. idTransaction is exact; reference, e-mail and cash reference search by prefix, whatever the case; the dates filter by creation, both included. With sortBy they can always be sorted by date, and by another column if the filters match 10,000 or fewer.',
  },
  examples: [
    { name: 'all', words: { es: 'Todas', en: 'All' }, query: { idCompany: 1 } },
    {
      name: 'paid',
      words: { es: 'Pagadas, segunda página', en: 'Paid, second page' },
      query: { idStatus: 2, pageNumber: 2, rowsOfPage: 10 },
    },
    {
      name: 'largest',
      words: { es: 'Las de mayor monto', en: 'The largest amounts' },
      query: { idStatus: 2, sortBy: 'amount', sortDirection: 'desc' },
    },
    {
      name: 'search',
      words: { es: 'Por nombre y monto', en: 'By name and amount' },
      query: { search: 'ana 300-400' },
    },
  ],
});

export const reportTransactions = defineOperation({
  method: 'POST',
  path: '/transaction/generatereport',
  subject: 'transactions',
  access: { kind: 'role', permission: 'downloadReports' },
  query: ReportTransactionsQuerySchema,
  body: ReportTransactionsBodySchema,
  answer: FileAnswerSchema,
  answerKind: 'file',
  safe: true,
  errors: [],
  summary: { es: 'Reporte de movimientos', en: 'Transaction report' },
  description: {
    es: 'Un CSV (UTF-8 con BOM) con todo lo que los filtros encuentran, no solo la página.',
    en: 'A CSV (UTF-8 with BOM) of everything that matches the filters, not only the page.',
  },
  examples: [
    {
      name: 'headings',
      words: { es: 'Con encabezados propios', en: 'With headings of your own' },
      query: { idStatus: 2 },
      body: { translations: { amount: 'Monto' } },
    },
  ],
});

export const getTransaction = defineOperation({
  method: 'GET',
  path: '/transaction/detail/{idTransaction}',
  subject: 'transactions',
  access: { kind: 'role', permission: 'viewTransactions' },
  params: z.strictObject({ idTransaction: RowIdSchema }),
  answer: TransactionDetailSchema,
  answerKind: 'envelope',
  errors: ['transaction_not_found'],
  summary: { es: 'Detalle de una transacción', en: 'Transaction detail' },
  description: {
    es: 'Todos sus campos, con lo que se puede reembolsar y desde cuándo.',
    en: 'All its fields, with what can be refunded and from when.',
  },
  examples: [{ name: 'one', words: { es: 'Una', en: 'One' }, params: { idTransaction: 1 } }],
});

export const getStory = defineOperation({
  method: 'GET',
  path: '/transaction/story/{idTransaction}',
  subject: 'transactions',
  access: { kind: 'role', permission: 'viewTransactions' },
  params: z.strictObject({ idTransaction: RowIdSchema }),
  answer: z.array(StoryEntrySchema),
  answerKind: 'envelope',
  errors: ['transaction_not_found'],
  summary: { es: 'Historial de una transacción', en: 'Timeline of a transaction' },
  description: {
    es: 'Todo lo que le pasó, en orden, con el efecto de cada paso en el saldo.',
    en: 'Everything that happened to it, in order, with the effect of each step on the balance.',
  },
  examples: [{ name: 'one', words: { es: 'Una', en: 'One' }, params: { idTransaction: 1 } }],
});

export const watchChanges = defineOperation({
  method: 'GET',
  path: '/transaction/changes',
  subject: 'transactions',
  access: { kind: 'role', permission: 'viewTransactions' },
  waits: true,
  unattended: true,
  answer: ChangesSchema,
  answerKind: 'events',
  errors: [],
  summary: { es: 'Cambios de la cuenta', en: 'Changes of the account' },
  description: {
    es: 'Avisa, mientras la petición sigue abierta, de que cambió un movimiento o una liga de la cuenta: primero envía la versión de ahora y después cada una nueva. Termina a los 50 segundos; quien quiere seguir, vuelve a llamar. No cuenta como uso de la sesión.',
    en: 'Tells, while the request is open, that a transaction or a payment link of the account has changed: first it sends the version as of now, then each new one. It ends after 50 seconds; whoever wants more calls again. It does not count as use of the session.',
  },
  examples: [{ name: 'changes', words: { es: 'Todos', en: 'All' } }],
});
