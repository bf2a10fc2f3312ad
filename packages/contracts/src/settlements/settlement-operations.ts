import { z } from 'zod';
import { FileAnswerSchema } from '../http/answers.ts';
import { defineOperation } from '../http/define-operation.ts';
import {
  ListSettlementMovementsSchema,
  ListSettlementsSchema,
  ReportSettlementsBodySchema,
  ReportSettlementsQuerySchema,
  SettlementDetailSchema,
  SettlementMovementSchema,
  SettlementParamsSchema,
  SettlementRowSchema,
} from './settlement-schema.ts';

export const listSettlements = defineOperation({
  method: 'GET',
  path: '/settlement',
  subject: 'statement',
  access: { kind: 'role', permission: 'viewStatement' },
  query: ListSettlementsSchema,
  answer: z.array(SettlementRowSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Depósitos', en: 'Deposits' },
  description: {
    es: 'Los depósitos al banco del negocio, el más reciente primero. idConciliation es exacto; las fechas filtran por el día del depósito, ambas incluidas.',
    en: "The deposits to the business's bank, newest first. idConciliation is exact; the dates filter by the day of the deposit, both included.",
  },
  examples: [
    { name: 'all', words: { es: 'Todos', en: 'All' }, query: { idCompany: 1 } },
    {
      name: 'month',
      words: { es: 'Los de un mes', en: 'Those of a month' },
      query: { initDate: '2026/11/01', endDate: '2026/11/30' },
    },
  ],
});

export const getSettlement = defineOperation({
  method: 'GET',
  path: '/settlement/detail/{idConciliation}',
  subject: 'statement',
  access: { kind: 'role', permission: 'viewStatement' },
  params: SettlementParamsSchema,
  answer: SettlementDetailSchema,
  answerKind: 'envelope',
  errors: ['settlement_not_found'],
  summary: { es: 'Detalle de un depósito', en: 'Deposit detail' },
  description: {
    es: 'Cuánto se depositó, qué días abarcan sus movimientos y cuánto suman por concepto. Saldo anterior + abonos − cargos = depósito + saldo siguiente.',
    en: 'How much was deposited, which days its movements cover, and their totals by type. Opening + credits − charges = deposit + closing.',
  },
  examples: [{ name: 'one', words: { es: 'Uno', en: 'One' }, params: { idConciliation: 1 } }],
});

export const listSettlementMovements = defineOperation({
  method: 'GET',
  path: '/settlement/movements/{idConciliation}',
  subject: 'statement',
  access: { kind: 'role', permission: 'viewStatement' },
  params: SettlementParamsSchema,
  query: ListSettlementMovementsSchema,
  answer: z.array(SettlementMovementSchema),
  answerKind: 'envelope',
  errors: ['settlement_not_found'],
  summary: { es: 'Movimientos de un depósito', en: 'Movements of a deposit' },
  description: {
    es: 'Ventas, reembolsos y contracargos que suma el depósito, el más reciente primero, cada uno con su comisión e IVA.',
    en: 'Sales, refunds and chargebacks that the deposit is made of, newest first, each with its fee and IVA.',
  },
  examples: [
    {
      name: 'one',
      words: { es: 'Los de uno', en: 'Those of one' },
      params: { idConciliation: 1 },
      query: {},
    },
  ],
});

export const reportSettlements = defineOperation({
  method: 'POST',
  path: '/settlement/generatereport',
  subject: 'statement',
  access: { kind: 'role', permission: 'downloadReports' },
  query: ReportSettlementsQuerySchema,
  body: ReportSettlementsBodySchema,
  answer: FileAnswerSchema,
  answerKind: 'file',
  safe: true,
  errors: [],
  summary: { es: 'Reporte de depósitos', en: 'Deposit report' },
  description: {
    es: 'Un CSV (UTF-8 con BOM) con cada movimiento de los depósitos que los filtros encuentran; con idConciliation, los de uno.',
    en: 'A CSV (UTF-8 with BOM) of every movement of the deposits that match the filters; with idConciliation, those of one.',
  },
  examples: [
    {
      name: 'one',
      words: { es: 'Los movimientos de uno', en: 'The movements of one' },
      query: { idConciliation: 1 },
      body: { translations: { total: 'Neto' } },
    },
  ],
});
