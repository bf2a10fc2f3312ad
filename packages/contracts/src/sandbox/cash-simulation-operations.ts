import { z } from 'zod';
import { InstantSchema } from '../dates/dates.ts';
import { defineOperation } from '../http/define-operation.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { AmountSchema } from '../money/money.ts';

const CashSimulationAnswerSchema = z
  .object({
    status: z.literal('Accepted'),
    idTransaction: z.int(),
    transactionCode: z.string(),
    amount: AmountSchema,
    paymentDate: InstantSchema.meta({ description: "By the account's clock." }),
  })
  .meta({ id: 'CashSimulationAnswer' });

export const simulateCashPayment = defineOperation({
  method: 'POST',
  path: '/transaction/simulatecashpayment/{id}',
  subject: 'sandbox',
  access: { kind: 'role', permission: 'simulatePayments', withKey: 'sandbox' },
  scenarios: ['answer', 'change', 'webhooks'],
  params: z.strictObject({ id: RowIdSchema }),
  answer: CashSimulationAnswerSchema,
  answerKind: 'envelope',
  errors: ['transaction_not_found', 'status_not_allowed', 'transaction_in_process'],
  summary: { es: 'Simular un pago en efectivo', en: 'Simulate a cash payment' },
  description: {
    es: 'Simula que tu cliente pagó su referencia en la tienda. Solo en modo pruebas.',
    en: 'Simulates your customer paying the reference at the store. Sandbox only.',
  },
  examples: [{ name: 'one', words: { es: 'Una referencia', en: 'A reference' }, params: { id: 1 } }],
});
