import { z } from 'zod';
import { fieldWords } from '../http/field-words.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { OwnBusinessSchema } from '../http/own-business-field.ts';
import { AmountSchema } from '../money/money.ts';

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
