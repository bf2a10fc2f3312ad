import type { StatusOutcome } from '@pasarela/contracts/statuses/transaction-status';
import type { ResultDestination } from '@pasarela/contracts/webhooks/webhook-events';
import type { Locale } from '../site/locales.ts';

const es = {
  cards: {
    title: 'Tarjetas de prueba',
    number: 'Tarjeta',
    expiry: (day: string) => `Vence ${day}`,
    code: 'Código',
    result: 'Resultado',
    reason: 'declineReason',
    funding: { credit: 'Crédito', debit: 'Débito' },
  },
  responses: {
    title: 'Códigos de respuesta',
    code: 'Código y status',
    meaning: 'Significado',
    reference: 'Referencia',
    holds: 'Ocupada',
    free: 'Libre',
    outcome: {
      success: 'Completada',
      process: 'En proceso',
      cancellation: 'Sin pago',
    } satisfies Record<StatusOutcome, string>,
    kind: 'Tipo',
  },
  frequencies: {
    title: 'Frecuencias',
    value: 'Frequency',
    label: 'Frecuencia',
    every: 'Se cobra',
    days: (count: number) => (count === 1 ? 'Cada día' : `Cada ${count} días`),
    months: (count: number) => (count === 1 ? 'Cada mes' : `Cada ${count} meses`),
    firstTwoDates: 'Según la distancia entre las dos primeras fechas; solo en ligas de pago a plazos',
  },
  fees: {
    title: 'Comisiones',
    method: 'Método',
    rate: 'Comisión',
    fee: (amount: string) => `De ${amount}`,
    tax: 'IVA',
    deposit: 'Se deposita',
    installmentsTitle: 'Comisión de meses sin intereses',
    months: 'Meses',
    added: 'Se suma a la tasa',
  },
  webhooks: {
    title: 'Resultados que se envían',
    address: 'URL',
    code: 'Código',
    type: 'type',
    status: 'Estado',
    addresses: { Success: 'Éxito', Error: 'Error', Default: 'Predeterminada' } satisfies Record<
      ResultDestination,
      string
    >,
  },
  cash: {
    title: 'Correos que deciden una referencia de efectivo',
    email: 'Email',
    example: (ending: string) => `ana${ending}@example.com`,
    outcome: 'Qué pasa',
  },
  errors: { title: 'Códigos de error', code: 'Código', status: 'HTTP', message: 'Mensaje' },
};
export type CatalogueWords = typeof es;

const en: CatalogueWords = {
  cards: {
    title: 'Test cards',
    number: 'Card',
    expiry: (day) => `Expires ${day}`,
    code: 'Code',
    result: 'Result',
    reason: 'declineReason',
    funding: { credit: 'Credit', debit: 'Debit' },
  },
  responses: {
    title: 'Response codes',
    code: 'Code and status',
    meaning: 'Meaning',
    reference: 'Reference',
    holds: 'Held',
    free: 'Free',
    outcome: { success: 'Completed', process: 'In process', cancellation: 'Not paid' },
    kind: 'Type',
  },
  frequencies: {
    title: 'Frequencies',
    value: 'Frequency',
    label: 'Meaning',
    every: 'Charged',
    days: (count) => (count === 1 ? 'Every day' : `Every ${count} days`),
    months: (count) => (count === 1 ? 'Every month' : `Every ${count} months`),
    firstTwoDates: 'Set by the gap between the first two dates; installment payment links only',
  },
  fees: {
    title: 'Fees',
    method: 'Method',
    rate: 'Fee',
    fee: (amount) => `On ${amount}`,
    tax: 'IVA',
    deposit: 'Deposited',
    installmentsTitle: 'Fee for months without interest',
    months: 'Months',
    added: 'Added to the rate',
  },
  webhooks: {
    title: 'Results sent',
    address: 'URL',
    code: 'Code',
    type: 'type',
    status: 'Status',
    addresses: { Success: 'Success', Error: 'Error', Default: 'Default' },
  },
  cash: {
    title: 'E-mails that decide the outcome of a cash reference',
    email: 'Email',
    example: (ending) => `ana${ending}@example.com`,
    outcome: 'What happens',
  },
  errors: { title: 'Error codes', code: 'Code', status: 'HTTP', message: 'Message' },
};

export const catalogueWords: Readonly<Record<Locale, CatalogueWords>> = { es, en };
