import { z } from 'zod';
import { InstantSchema, WireDaySchema } from '../dates/dates.ts';
import { pagedRowShape } from '../http/answers.ts';
import { fieldWords } from '../http/field-words.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { pageShape, sortShape } from '../http/list-query.ts';
import { AmountSchema } from '../money/money.ts';
import { paymentMethodIds, paymentMethodNames } from '../payment-methods/payment-methods.ts';
import { ChargebackNameSchema } from '../statuses/chargeback-status-schema.ts';
import { StatusIdSchema, StatusNameSchema } from '../statuses/transaction-status-schema.ts';
import { transactionFilterShape } from '../transactions/transaction-schema.ts';
import { chargebackReasonNames } from './chargeback-reasons.ts';

const rowShape = {
  idTransaction: z.int().meta({ example: 1024 }),
  referenceNumber: z.string().meta({ example: 'PEDIDO-1042' }),
  date: InstantSchema.meta({ description: 'The payment was created.' }),
  amount: AmountSchema.meta({ description: 'Of the payment.' }),
  currency: z.string().meta({ example: 'MXN' }),
  custormerEmail: z.string().meta({ example: 'ana.lopez@example.com' }),
  custormerName: z.string().meta({ example: 'Ana López' }),
  statusId: StatusIdSchema.meta({ description: "The transaction's status.", example: 17 }),
  status: StatusNameSchema.meta({ example: 'ProcessOfAppeal' }),
  statusChargeBack: ChargebackNameSchema,
  idStatusChargeBack: z.int().meta({ example: 17 }),
  chargeBackDate: InstantSchema.meta({ description: 'The bank opened it.' }),
  chargeBackAmount: AmountSchema.meta({ description: 'What the bank took back.' }),
  proofDueDate: InstantSchema.meta({
    description: "Without evidence by then it is lost, by the account's clock.",
  }),
  proofDate: InstantSchema.nullable().meta({ description: 'When the evidence was submitted.' }),
};

/** A row of the list: a payment with its newest chargeback. */
export const ChargebackRowSchema = z
  .object({
    ...rowShape,
    ...pagedRowShape,
    totalAmount: AmountSchema.meta({ description: 'What the bank took back in all that match the filters.' }),
  })
  .meta({ id: 'ChargebackRow' });
export type ChargebackRow = z.output<typeof ChargebackRowSchema>;

export const ChargebackFileSchema = z
  .object({
    idFile: z.string().meta({ example: 'file_2Jb1xQ7mX0d4aBcDeFgHiJ' }),
    fileName: z.string().meta({ example: 'guia-de-entrega.pdf' }),
    size: z.int().meta({ description: 'Bytes.' }),
    url: z.string().meta({ description: 'Where those who manage chargebacks download it.' }),
  })
  .meta({ id: 'ChargebackFile' });

/** A chargeback with everything that its detail page shows. */
export const ChargebackDetailSchema = z
  .object({
    ...rowShape,
    paymentMethod: z.enum(paymentMethodNames).nullable(),
    idPaymentMethod: z.literal(paymentMethodIds).nullable(),
    account: z.string().nullable().meta({
      description: 'The card: first six and last four.',
      example: '424242******4242',
    }),
    cardBrand: z.string().nullable(),
    authCode: z.string().nullable(),
    secure3D: z.boolean(),
    transactionCode: z.string(),
    paymentDate: InstantSchema.nullable(),
    refundedAmount: AmountSchema,
    reasonCode: z.enum(chargebackReasonNames),
    reason: z.string().meta({ description: 'Why it was disputed, in the language of the call.' }),
    decisionDueDate: InstantSchema.nullable().meta({
      description: 'When the bank decides; null before the evidence is submitted, and once it has decided.',
    }),
    decisionDate: InstantSchema.nullable(),
    canSaveProof: z
      .boolean()
      .meta({ description: 'Whether evidence can be submitted: once, until its due date.' }),
    chargeBackFiles: z.array(ChargebackFileSchema),
    now: InstantSchema.meta({ description: "The account's clock." }),
  })
  .meta({ id: 'ChargebackDetail' });
export type ChargebackDetail = z.output<typeof ChargebackDetailSchema>;

/** Whether evidence was submitted for a chargeback. */
export const chargebackProofs = ['missing', 'saved'] as const;
export type ChargebackProof = (typeof chargebackProofs)[number];

const { idCompany, idStatus, initDate, endDate, idTransaction, referenceNumber, email, statusChargeBack } =
  transactionFilterShape;

const filterShape = {
  idCompany,
  idStatus: idStatus.meta(
    fieldWords(
      '0 = todos los contracargos. 17 = los que elige statusChargeBack. Otro: los de pagos en ese estado.',
      '0 = all chargebacks. 17 = those that statusChargeBack chooses. Another: those of payments in that status.',
    ),
  ),
  initDate,
  endDate,
  idTransaction,
  referenceNumber,
  email,
  statusChargeBack: statusChargeBack.meta(
    fieldWords(
      'Separados por comas: 2 ganado, 17 en proceso, 18 perdido. Con idStatus 17 una lista vacía no encuentra nada.',
      'Comma-separated: 2 won, 17 in process, 18 lost. With idStatus 17 an empty list finds nothing.',
    ),
  ),
  proof: z
    .enum(chargebackProofs)
    .optional()
    .meta(
      fieldWords(
        'missing = sin pruebas entregadas; saved = con pruebas entregadas.',
        'missing = without evidence; saved = with evidence submitted.',
      ),
    ),
};

/**
 * The columns that order the list of chargebacks. By `status`: without evidence, with it, won, lost; of those in process the nearest
 * deadline first, of the others the last.
 */
export const chargebackSorts = [
  'date',
  'chargeBackDate',
  'proofDueDate',
  'amount',
  'reference',
  'status',
] as const;
export type ChargebackSort = (typeof chargebackSorts)[number];

export const ListChargebacksSchema = z.strictObject({
  ...filterShape,
  ...pageShape,
  ...sortShape(chargebackSorts),
});
export type ListChargebacks = z.output<typeof ListChargebacksSchema>;
export type ChargebackFilter = Omit<ListChargebacks, 'pageNumber' | 'rowsOfPage'>;

/** The columns of the report: the list's, then the detail's. `translations` renames their headings. */
export const chargebackReportColumns = [
  'idTransaction',
  'referenceNumber',
  'date',
  'amount',
  'currency',
  'custormerEmail',
  'custormerName',
  'status',
  'statusChargeBack',
  'chargeBackDate',
  'chargeBackAmount',
  'proofDueDate',
  'proofDate',
  'decisionDate',
  'reason',
  'paymentMethod',
  'account',
  'authCode',
  'secure3D',
  'transactionCode',
] as const;
export type ChargebackReportColumn = (typeof chargebackReportColumns)[number];

export const ReportChargebacksQuerySchema = z.strictObject({
  ...filterShape,
  ...sortShape(chargebackSorts),
  pageNumber: z.int().min(1).optional(),
  rowsOfPage: z.int().min(0).optional(),
  rows: z.int().min(0).optional().meta({ description: 'Accepted and ignored: a report is never cut short.' }),
});

export const ReportChargebacksBodySchema = z.strictObject({
  translations: z
    .strictObject(
      Object.fromEntries(chargebackReportColumns.map((c) => [c, z.string().max(80).optional()])) as Record<
        ChargebackReportColumn,
        z.ZodOptional<z.ZodString>
      >,
    )
    .optional()
    .meta({ description: 'Headings of the columns.' }),
});

/** The date range in which the account has chargebacks. */
export const ChargebackDatesSchema = z
  .object({
    fechaInicial: WireDaySchema.meta({
      description: 'The day of the oldest payment with a chargeback; today without any.',
    }),
    fechaFinal: WireDaySchema.meta({ description: "Today, by the account's clock." }),
  })
  .meta({ id: 'ChargebackDates' });

export const SaveProofSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  idTransaction: RowIdSchema,
});

export const OpenChargebackSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  idTransaction: RowIdSchema,
  reason: z
    .enum(chargebackReasonNames)
    .meta(fieldWords('Por qué lo disputa el tarjetahabiente.', 'Why the cardholder disputes it.')),
  amount: AmountSchema.min(0.01)
    .max(1_000_000)
    .optional()
    .meta(
      fieldWords(
        'Hasta lo que queda del pago; si lo omites, todo lo que queda.',
        'Up to what remains of the payment; if you leave it out, all that remains.',
      ),
    ),
});
export type OpenChargeback = z.output<typeof OpenChargebackSchema>;

export const decidedOutcomes = ['won', 'lost'] as const;
export type DecidedOutcome = (typeof decidedOutcomes)[number];

export const DecideChargebackSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  idTransaction: RowIdSchema,
  outcome: z.enum(decidedOutcomes),
});
export type DecideChargeback = z.output<typeof DecideChargebackSchema>;
