import { z } from 'zod';
import { fieldWords } from '../http/field-words.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { OwnBusinessSchema } from '../http/own-business-field.ts';
import { holdsNoCardNumber, noCardNumber } from '../http/text-schema.ts';
import { limits } from '../limits/limits.ts';
import { AmountSchema } from '../money/money.ts';
import { refundReasonNames } from './refund-reasons.ts';

/** The minimum is one centavo, because less than 1.00 may remain of a payment. */
const RefundAmountSchema = AmountSchema.min(0.01).max(1_000_000);
const CodeSchema = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .meta({
    ...fieldWords(
      'El transactionCode del pago, o su transactionNumber.',
      'The transactionCode of the payment, or its transactionNumber.',
    ),
    example: 'trx_7Q2mX0d4',
  });

/** The dashboard's refund. */
export const CreateRefundSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  transactionCode: CodeSchema,
  amount: RefundAmountSchema,
  reason: z
    .enum(refundReasonNames)
    .optional()
    .meta(fieldWords('Por qué se devuelve.', 'Why it is refunded.')),
  note: z
    .string()
    .trim()
    .max(limits.refundNote)
    .refine(holdsNoCardNumber(limits.refundNote), noCardNumber)
    .optional()
    .meta({
      ...fieldWords('Nota interna; el cliente no la ve.', 'An internal note; the customer does not see it.'),
      example: 'Llegó roto el paquete',
    }),
});

export const RefundAnswerSchema = z
  .object({
    status: z.enum(['Refund', 'PartialRefund']),
    idTransaction: z.int(),
    transactionCode: z.string(),
    amount: AmountSchema,
    refundedAmount: AmountSchema,
    remaining: AmountSchema,
  })
  .meta({ id: 'RefundAnswer' });

/** The payment API's refund. */
export const PayRefundSchema = z.strictObject({
  IdCompany: OwnBusinessSchema,
  transactionCode: CodeSchema,
  amount: RefundAmountSchema.meta(
    fieldWords(
      'Cuánto se devuelve, en MXN. Antes de 24 horas solo el total de lo que queda.',
      'Amount to refund, in MXN. Before 24 hours, only the full remaining amount.',
    ),
  ),
});
