import { z } from 'zod';
import { FileAnswerSchema } from '../http/answers.ts';
import { defineOperation } from '../http/define-operation.ts';
import { ListPeriodsSchema, StatementPdfQuerySchema, StatementPeriodRowSchema } from './statement-schema.ts';

export const listStatementPeriods = defineOperation({
  method: 'GET',
  path: '/Statement/GetPeriods',
  subject: 'statement',
  access: { kind: 'role', permission: 'viewStatement' },
  query: ListPeriodsSchema,
  answer: z.array(StatementPeriodRowSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Periodos del estado de cuenta', en: 'Periods of the statement' },
  description: {
    es: 'Los meses desde el primer movimiento de la cuenta hasta el mes en curso, el más reciente primero y diez años como máximo, con su saldo, cargos y abonos. Los depósitos al banco son cargos. El saldo de un mes es el inicial del siguiente.',
    en: "The months from the account's first movement to the current one, newest first and ten years at most, with their balance, charges and credits. Deposits to the bank are charges. The balance of a month is the opening balance of the next.",
  },
  examples: [
    { name: 'all', words: { es: 'Todos', en: 'All' }, query: { companyId: 1, lang: 'es' } },
    { name: 'english', words: { es: 'En inglés', en: 'In English' }, query: { lang: 'en' } },
  ],
});

export const getStatementPdf = defineOperation({
  method: 'GET',
  path: '/Statement/GetPdf',
  subject: 'statement',
  access: { kind: 'role', permission: 'viewStatement' },
  query: StatementPdfQuerySchema,
  answer: FileAnswerSchema,
  answerKind: 'file',
  fileTypes: ['application/pdf'],
  errors: ['period_missing', 'statement_not_found'],
  summary: { es: 'Estado de cuenta en PDF', en: 'Statement as PDF' },
  description: {
    es: 'El documento de un mes: saldo inicial, totales por concepto y por día, cada movimiento y saldo final. El mes que corre es provisional y lo dice.',
    en: 'The document of a month: opening balance, totals by type and by day, every movement and closing balance. The current month is provisional and says so.',
  },
  examples: [
    {
      name: 'month',
      words: { es: 'Un mes', en: 'A month' },
      query: { companyId: 1, periodo: '2026-11', lang: 'es' },
    },
  ],
});
