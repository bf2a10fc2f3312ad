import { z } from 'zod';
import { IsoDaySchema } from '../dates/dates.ts';
import { defineOperation } from '../http/define-operation.ts';
import { fieldWords as words } from '../http/field-words.ts';
import { acceptedAnswerShape } from './accepted-answer.ts';
import { PaymentAnswerSchema } from './payment-answer-schema.ts';
import { paymentPageAnswer, paymentPageQuery } from './payment-page-schema.ts';

export const DayReportSchema = z
  .object({
    ...acceptedAnswerShape,
    transactionDate: IsoDaySchema.meta(words('El día, en la Ciudad de México.', 'The day, in Mexico City.')),
    ...paymentPageAnswer,
    transactions: z
      .array(PaymentAnswerSchema)
      .meta(
        words(
          'Las transacciones, la más reciente primero, cada una como su consulta de estado.',
          'The transactions, newest first, each as its status query returns it.',
        ),
      ),
  })
  .meta({ id: 'DayReport' });
export type DayReport = z.output<typeof DayReportSchema>;

export const getDayReport = defineOperation({
  method: 'GET',
  path: '/transaction/report/{transactionDate}',
  subject: 'queries',
  access: { kind: 'apiKey' },
  params: z.strictObject({
    transactionDate: IsoDaySchema.meta({
      ...words(
        'El día en que se crearon, AAAA-MM-DD, en la Ciudad de México.',
        'The day on which they were created, YYYY-MM-DD, in Mexico City.',
      ),
      example: '2026-11-20',
    }),
  }),
  query: z.strictObject(paymentPageQuery),
  answer: DayReportSchema,
  answerKind: 'plain',
  scenarios: ['answer'],
  errors: [],
  summary: { es: 'Reporte de transacciones', en: 'Transaction report' },
  description: {
    es: 'Todas las transacciones que se crearon en un día, en cualquier estado, por páginas de hasta 100. total y pages dicen cuántas hay: pide las demás páginas.',
    en: 'Every transaction created on a given day, whatever its status, in pages of up to 100. total and pages say how many there are: request the other pages.',
  },
  examples: [
    {
      name: 'day',
      words: { es: 'Un día', en: 'A day' },
      params: { transactionDate: '2026-11-20' },
      responseCode: '002',
    },
  ],
});
