import { z } from 'zod';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { fieldWords } from '../http/field-words.ts';
import { absentNumber, RowIdSchema, RowNumberSchema } from '../http/identifiers.ts';
import { OwnBusinessSchema } from '../http/own-business-field.ts';
import { requiredText } from '../http/text-schema.ts';
import { limits } from '../limits/limits.ts';
import { AmountSchema, PayableAmountSchema } from '../money/money.ts';

/** A transaction is named by its number, its code or both; both must then belong to the same transaction. */
const named = <Shape extends z.ZodRawShape>(shape: Shape, number: keyof Shape, code: keyof Shape) =>
  z
    .strictObject(shape)
    .superRefine(
      (body, context) => {
        const sent = new Map(Object.entries(body));
        if (sent.get(String(number)) === undefined && sent.get(String(code)) === undefined)
          context.addIssue({
            code: 'custom',
            path: [String(number)],
            params: { code: 'required' satisfies FieldErrorCode },
          });
      },
      // Runs even if other fields are wrong, so that all problems are reported together.
      { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
    )
    .meta({ anyOf: [{ required: [number] }, { required: [code] }] });

const TransactionCodeSchema = z.string().trim().min(1).max(40);

/** The fields by which a call of the payment API names a transaction. */
const payShape = {
  IdCompany: OwnBusinessSchema,
  TransactionNumber: RowNumberSchema.optional().meta({
    ...fieldWords(
      'El número de la transacción. Envíalo, o envía TransactionCode.',
      'The number of the transaction. Send it, or send TransactionCode.',
    ),
    example: absentNumber,
  }),
  TransactionCode: TransactionCodeSchema.optional().meta({
    ...fieldWords(
      'El código de la transacción. Envíalo, o envía TransactionNumber.',
      'The code of the transaction. Send it, or send TransactionNumber.',
    ),
    example: 'trx_7Q2mX0d4',
  }),
};

/** The fields by which a call of the dashboard names a transaction. */
const dashboardShape = {
  IdCompany: RowIdSchema.optional(),
  idTransaction: RowIdSchema.optional(),
  transactionCode: TransactionCodeSchema.optional(),
};

/** The payment API's capture. */
export const PayCaptureSchema = named(
  {
    ...payShape,
    Amount: PayableAmountSchema.meta(
      fieldWords(
        'Cuánto se cobra, en MXN: lo autorizado o menos. El resto se libera.',
        'Amount to capture, in MXN: what was authorized, or less. The rest is released.',
      ),
    ),
  },
  'TransactionNumber',
  'TransactionCode',
);

/** The payment API's cancellation. */
export const PayCancelSchema = named(
  {
    ...payShape,
    Reason: requiredText(limits.cancelReason).meta({
      ...fieldWords('Por qué se cancela.', 'Reason for the cancellation.'),
      example: 'El cliente cambió de opinión.',
    }),
  },
  'TransactionNumber',
  'TransactionCode',
);

/** The dashboard's capture. */
export const CaptureTransactionSchema = named(
  { ...dashboardShape, Amount: PayableAmountSchema },
  'idTransaction',
  'transactionCode',
);

/** The dashboard's cancellation. */
export const CancelTransactionSchema = named(
  {
    ...dashboardShape,
    Reason: requiredText(limits.justification.max)
      .min(limits.justification.min)
      .meta({ example: 'El cliente canceló su pedido.' }),
  },
  'idTransaction',
  'transactionCode',
);

const changedShape = {
  idTransaction: z.int(),
  transactionCode: z.string(),
};

export const CaptureAnswerSchema = z
  .object({
    ...changedShape,
    status: z.literal('Accepted'),
    amount: AmountSchema.meta({ description: 'What was captured.' }),
    authorizedAmount: AmountSchema,
    releasedAmount: AmountSchema.meta({ description: 'What was authorized and not captured.' }),
  })
  .meta({ id: 'CaptureAnswer' });

export const CancelAnswerSchema = z
  .object({
    ...changedShape,
    status: z.enum(['Reversed', 'PaymentCanceled']),
    amount: AmountSchema,
  })
  .meta({ id: 'CancelAnswer' });
