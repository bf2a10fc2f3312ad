import { z } from 'zod';
import { FileAnswerSchema } from '../http/answers.ts';
import { defineOperation } from '../http/define-operation.ts';
import { OpaqueIdSchema, RowIdSchema } from '../http/identifiers.ts';
import { limits } from '../limits/limits.ts';
import {
  ChargebackDatesSchema,
  ChargebackDetailSchema,
  ChargebackRowSchema,
  DecideChargebackSchema,
  ListChargebacksSchema,
  OpenChargebackSchema,
  ReportChargebacksBodySchema,
  ReportChargebacksQuerySchema,
  SaveProofSchema,
} from './chargeback-schema.ts';

const shared = {
  subject: 'chargebacks',
  access: { kind: 'role', permission: 'manageChargebacks', withKey: 'sandbox' },
} as const;

export const listChargebacks = defineOperation({
  ...shared,
  method: 'GET',
  path: '/chargeback',
  query: ListChargebacksSchema,
  answer: z.array(ChargebackRowSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Contracargos', en: 'Chargebacks' },
  description: {
    es: 'Los pagos que tienen o tuvieron un contracargo, con el más reciente de cada uno. Los filtros son los de los movimientos; las fechas son las del pago.',
    en: 'The payments that have or had a chargeback, with the newest of each. The filters are those of the transactions; the dates are those of the payment.',
  },
  examples: [
    { name: 'all', words: { es: 'Todos', en: 'All' }, query: { idCompany: 1 } },
    {
      name: 'open',
      words: { es: 'En proceso', en: 'In process' },
      query: { idStatus: 17, statusChargeBack: '17', pageNumber: 1, rowsOfPage: 10 },
    },
  ],
});

export const getChargeback = defineOperation({
  ...shared,
  method: 'GET',
  path: '/chargeback/Transaction/{id}',
  params: z.strictObject({ id: RowIdSchema }),
  answer: ChargebackDetailSchema,
  answerKind: 'envelope',
  errors: ['chargeback_not_found'],
  summary: { es: 'Detalle de un contracargo', en: 'Chargeback detail' },
  description: {
    es: 'El contracargo más reciente de una transacción: motivo, fechas y las pruebas que se entregaron.',
    en: 'The newest chargeback of a transaction: its reason, its dates and the evidence submitted.',
  },
  examples: [
    { name: 'one', words: { es: 'El de una transacción', en: 'Of a transaction' }, params: { id: 1 } },
  ],
});

export const getChargebackDates = defineOperation({
  ...shared,
  method: 'GET',
  path: '/chargeback/LastAndFirstDate',
  answer: ChargebackDatesSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Primera y última fecha', en: 'First and last date' },
  description: {
    es: 'El periodo que abarca todos los contracargos de la cuenta.',
    en: 'The period that covers every chargeback of the account.',
  },
  examples: [{ name: 'dates', words: { es: 'Las fechas', en: 'The dates' } }],
});

export const reportChargebacks = defineOperation({
  ...shared,
  method: 'POST',
  path: '/chargeback/generatereport',
  query: ReportChargebacksQuerySchema,
  body: ReportChargebacksBodySchema,
  answer: FileAnswerSchema,
  answerKind: 'file',
  safe: true,
  errors: [],
  summary: { es: 'Reporte de contracargos', en: 'Chargeback report' },
  description: {
    es: 'Un CSV (UTF-8 con BOM) con todo lo que los filtros encuentran, no solo la página.',
    en: 'A CSV (UTF-8 with BOM) of everything that matches the filters, not only the page.',
  },
  examples: [
    {
      name: 'headings',
      words: { es: 'Con encabezados propios', en: 'With headings of your own' },
      query: { idStatus: 17, statusChargeBack: '17,18' },
      body: { translations: { amount: 'Monto' } },
    },
  ],
});

/** The shortest PDF that can be shown, so that the example can be sent for real. */
const pdf =
  'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9NZWRpYUJveFswIDAgMjAwIDIwMF0+PmVuZG9iagp0cmFpbGVyPDwvUm9vdCAxIDAgUj4+CiUlRU9GCg==';

export const saveChargebackProof = defineOperation({
  ...shared,
  method: 'POST',
  path: '/chargeback/save',
  body: SaveProofSchema,
  files: {
    field: 'files',
    min: 0,
    max: limits.chargebackFiles,
    maxBytes: limits.fileBytes,
    words: {
      es: 'De 1 a 5 archivos PDF, de 10 MB como máximo cada uno.',
      en: '1 to 5 PDF files, of at most 10 MB each.',
    },
  },
  answer: ChargebackDetailSchema,
  answerKind: 'envelope',
  errors: [
    'chargeback_not_found',
    'chargeback_decided',
    'chargeback_proof_saved',
    'chargeback_proof_missing',
    'file_type_not_allowed',
    'file_not_saved',
  ],
  summary: { es: 'Entregar las pruebas', en: 'Submit the evidence' },
  description: {
    es: 'Guarda las pruebas de un contracargo en proceso, una sola vez: todas o ninguna. Solo PDF; se revisa el contenido. El banco decide 15 días después.',
    en: 'Saves the evidence for a chargeback in process, once: all of it or none. PDF only; the content is checked. The bank decides 15 days later.',
  },
  examples: [
    {
      name: 'proof',
      words: { es: 'Una guía de entrega', en: 'A delivery receipt' },
      body: { idTransaction: 1 },
      files: [{ fileName: 'guia-de-entrega.pdf', base64: pdf }],
    },
  ],
});

export const getChargebackFile = defineOperation({
  ...shared,
  method: 'GET',
  path: '/chargeback/file/{id}',
  params: z.strictObject({ id: OpaqueIdSchema.meta({ example: 'file_2Jb1xQ7mX0d4aBcDeFgHiJ' }) }),
  answer: FileAnswerSchema,
  answerKind: 'file',
  fileTypes: ['application/pdf'],
  errors: ['file_not_found'],
  summary: { es: 'Descargar una prueba', en: 'Download a piece of evidence' },
  description: {
    es: 'El archivo como se entregó. Solo para quien administra contracargos de la cuenta.',
    en: 'The file as it was submitted. Only for those who manage the chargebacks of the account.',
  },
  examples: [
    {
      name: 'file',
      words: { es: 'Una prueba', en: 'A piece of evidence' },
      params: { id: 'file_2Jb1xQ7mX0d4aBcDeFgHiJ' },
    },
  ],
});

export const openChargeback = defineOperation({
  ...shared,
  method: 'POST',
  path: '/chargeback/simulate',
  body: OpenChargebackSchema,
  answer: ChargebackDetailSchema,
  answerKind: 'envelope',
  errors: [
    'transaction_not_found',
    'status_not_allowed',
    'chargeback_method_not_allowed',
    'chargeback_nothing_left',
    'chargeback_exceeds_remaining',
    'transaction_in_process',
  ],
  summary: { es: 'Simular un contracargo', en: 'Simulate a chargeback' },
  description: {
    es: 'Simula que el tarjetahabiente disputa un pago con tarjeta ante su banco. Solo en modo pruebas.',
    en: 'Simulates the cardholder disputing a card payment with their bank. Sandbox only.',
  },
  examples: [
    {
      name: 'part',
      words: { es: 'Una parte del pago', en: 'A part of the payment' },
      body: { idTransaction: 1, reason: 'not_received', amount: 50 },
    },
  ],
});

export const decideChargeback = defineOperation({
  ...shared,
  method: 'POST',
  path: '/chargeback/decide',
  body: DecideChargebackSchema,
  answer: ChargebackDetailSchema,
  answerKind: 'envelope',
  errors: ['chargeback_not_found', 'chargeback_decided', 'status_not_allowed', 'transaction_in_process'],
  summary: { es: 'Decidir un contracargo', en: 'Decide a chargeback' },
  description: {
    es: 'El banco de pruebas decide ahora, sin esperar pruebas ni plazos. Solo en modo pruebas.',
    en: 'The sandbox bank decides now, without waiting for evidence or dates. Sandbox only.',
  },
  examples: [
    {
      name: 'won',
      words: { es: 'Ganado', en: 'Won' },
      body: { idTransaction: 1, outcome: 'won' },
    },
  ],
});
