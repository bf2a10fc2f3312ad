import { z } from 'zod';
import { checkoutKindNames } from '../checkouts/checkout-kinds.ts';
import { InstantSchema, WireDaySchema } from '../dates/dates.ts';
import { fraudRuleNames } from '../fraud/fraud-rules.ts';
import { pagedRowShape } from '../http/answers.ts';
import { fieldWords } from '../http/field-words.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { pageShape, sortShape } from '../http/list-query.ts';
import { type LedgerTransferKind, ledgerTransfers } from '../ledger/ledger-accounts.ts';
import { limits } from '../limits/limits.ts';
import { AmountSchema } from '../money/money.ts';
import { paymentMethodIds, paymentMethodNames } from '../payment-methods/payment-methods.ts';
import { declineReasonNames } from '../payments/decline-reasons.ts';
import { ChargebackNameSchema } from '../statuses/chargeback-status-schema.ts';
import { type TransactionMove, transactionMoves } from '../statuses/transaction-moves.ts';
import {
  StatusFilterSchema,
  StatusIdSchema,
  StatusNameSchema,
} from '../statuses/transaction-status-schema.ts';

const nullable = <S extends z.ZodType>(schema: S) => schema.nullable();

const transactionShape = {
  idTransaction: z.int().meta({ example: 1024 }),
  referenceNumber: z.string().meta({ example: 'PEDIDO-1042' }),
  date: InstantSchema.meta({ description: 'Created.' }),
  amount: AmountSchema,
  currency: z.string().meta({ example: 'MXN' }),
  custormerEmail: z.string().meta({ example: 'ana.lopez@example.com' }),
  custormerName: z.string().meta({ example: 'Ana López' }),
  secure3D: z.boolean().meta({ description: 'The payer was authenticated with 3D Secure.' }),
  statusId: StatusIdSchema,
  status: StatusNameSchema,
  statusChargeBack: nullable(ChargebackNameSchema),
  idStatusChargeBack: nullable(z.int()),
  chargeBackDate: nullable(InstantSchema),
  paymentMethod: nullable(z.enum(paymentMethodNames)).meta({
    description: 'Null while a checkout has none yet.',
    example: 'CreditCard',
  }),
  idPaymentMethod: nullable(z.literal(paymentMethodIds)).meta({ example: 8 }),
  account: nullable(z.string()).meta({
    description: 'The card: first six and last four.',
    example: '424242******4242',
  }),
  authCode: nullable(z.string()).meta({ description: "The acquirer's authorization code." }),
  authResult: nullable(z.enum(declineReasonNames)).meta({
    description: 'Why the acquirer declined it.',
    example: 'insufficient_funds',
  }),
  paymentDate: nullable(InstantSchema).meta({ description: 'Paid.' }),
  commission: AmountSchema.meta({ description: 'The fee with its IVA.' }),
  companyCommission: AmountSchema.meta({ description: 'The service charge: the fee before IVA.' }),
  total: AmountSchema.meta({
    description: 'Its net: the amount less refunds, chargebacks, fee and IVA; negative after a full refund.',
  }),
  idConciliation: nullable(z.int()).meta({ description: 'The deposit that paid it out.' }),
  referenceCash: nullable(z.string()),
  specialOffer: nullable(z.object({ monthCount: z.int(), amount: AmountSchema })).meta({
    description: 'Months without interest, and what the first comes to; the last may be a centavo less.',
  }),
  refundedAmount: AmountSchema,
  isTotal: z.boolean().meta({ description: 'Only the whole of what remains can be refunded.' }),
  isRequiredTime: z.boolean().meta({ description: 'That limit passes with time.' }),
  authorizationExpires: nullable(InstantSchema).meta({
    description: "Until when an authorization can be captured, by the account's clock.",
  }),
  transactionCode: z.string(),
};

/** A row of the list of movements. */
export const TransactionRowSchema = z
  .object({
    ...transactionShape,
    ...pagedRowShape,
    totalAmount: AmountSchema.optional().meta({
      description:
        'The sum of the amounts of all transactions that match the filters. Absent if more than 1,000 would have to be added up.',
    }),
    isPartial: z.literal(true).optional().meta({
      description:
        'A search by words that very many match looked only at the newest 1,000 transactions of the other filters: maxRows counts what it found there.',
    }),
  })
  .meta({ id: 'TransactionRow' });
export type TransactionRow = z.output<typeof TransactionRowSchema>;

/** A transaction with everything that its detail page shows. */
export const TransactionDetailSchema = z
  .object({
    ...transactionShape,
    deposited: AmountSchema.meta({ description: "What deposits paid out of it to the merchant's bank." }),
    deducted: AmountSchema.meta({
      description: 'What later deposits took back of it, after a refund or a chargeback.',
    }),
    toDeposit: AmountSchema.meta({ description: 'What the next deposit pays out of it.' }),
    toDeduct: AmountSchema.meta({ description: 'What the next deposit takes back of it.' }),
    transactionNumber: z.string(),
    cardBrand: nullable(z.string()),
    authorizedAmount: nullable(AmountSchema).meta({
      description: 'What was authorized, where it is or was captured later; `amount` is what was captured.',
    }),
    urlCheckout: nullable(z.string()).meta({
      description: 'Its hosted page: the form, the challenge, the voucher or the receipt.',
    }),
    returnUrl: nullable(z.string()).meta({
      description: 'The return URL of its hosted page, as the merchant gave it.',
    }),
    pageDueDate: nullable(InstantSchema).meta({
      description:
        'Until when it can be paid on its hosted page; null where it cannot, or has no page that expires.',
    }),
    cashDueDate: nullable(InstantSchema).meta({
      description: 'Until when its cash reference can be paid.',
    }),
    idSubscription: nullable(z.int()).meta({ description: 'The subscription that it belongs to.' }),
    paymentNumber: nullable(z.int()).meta({ description: 'Which payment of its subscription it is.' }),
    beginsSubscription: z.boolean().meta({
      description: 'Its payment begins a subscription, or would have begun one.',
    }),
    customerCardIdentifier: nullable(z.string()).meta({
      description: 'The token that was kept of its card.',
    }),
    declinedReason: nullable(z.string()).meta({
      description: 'Why it was declined, in the language of the call.',
    }),
    payerIp: nullable(z.string()).meta({
      description: "Where it was paid from: the merchant's `Device.IP`, or the payer's own address.",
    }),
    fraudRule: nullable(z.enum(fraudRuleNames)).meta({
      description: 'The fraud rule that stopped it, or asked for 3D Secure.',
    }),
    remaining: AmountSchema.meta({ description: 'What can still be refunded, once it may be.' }),
    canRefund: z.boolean().meta({ description: 'Method and status allow a refund; time may not yet.' }),
    refundAvailableFrom: nullable(InstantSchema),
    partialRefundFrom: nullable(InstantSchema),
    canCancel: z.boolean().meta({
      description: 'It is unpaid and can be canceled: a link, a hosted page, a cash reference.',
    }),
    canResend: z.boolean().meta({ description: 'The e-mail of its payment link can be sent again.' }),
    disputedAmount: AmountSchema.meta({
      description:
        'What the bank has taken back of it: while a chargeback runs, and for good where it was lost.',
    }),
    proofDueDate: nullable(InstantSchema).meta({
      description: 'Until when its chargeback takes evidence, where none was submitted yet.',
    }),
    pageKind: nullable(z.enum(checkoutKindNames)).meta({
      description: 'How its hosted page came to be, where this is the newest attempt there.',
    }),
    replacedBy: nullable(z.int()).meta({ description: 'The attempt that took its place.' }),
    now: InstantSchema.meta({ description: "The account's clock." }),
  })
  .meta({ id: 'TransactionDetail' });
export type TransactionDetail = z.output<typeof TransactionDetailSchema>;

/** The filters of the list, also those of its report. */
export const transactionFilterShape = {
  idCompany: RowIdSchema.optional(),
  idStatus: StatusFilterSchema,
  initDate: WireDaySchema.optional(),
  endDate: WireDaySchema.optional(),
  idTransaction: RowIdSchema.optional(),
  referenceNumber: z.string().max(limits.filterLength.referenceNumber).optional(),
  email: z.string().max(limits.filterLength.email).optional(),
  statusChargeBack: z
    .string()
    .regex(/^[0-9,]*$/)
    .max(40)
    .optional()
    .meta({
      description:
        'Comma-separated: 2 won, 17 in process, 18 lost. Read only when idStatus is 17; an empty list finds nothing.',
    }),
  referenceCash: z.string().max(limits.filterLength.referenceCash).optional(),
  search: z
    .string()
    .max(limits.searchLength)
    .optional()
    .meta({
      ...fieldWords(
        'Cada palabra debe ser el principio de un dato del pago: nombre, correo, referencia (desde cualquiera de sus partes), últimos cuatro dígitos, código de autorización o referencia de efectivo; o ser su monto, un rango de montos (300-400), su depósito o su número. No distingue mayúsculas ni acentos. Un código de transacción completo (trx_…) encuentra solo la suya.',
        'Each word must be the beginning of a detail of the payment: name, e-mail, reference (from any of their parts), last four digits, authorization code or cash reference; or be its amount, a range of amounts (300-400), its deposit or its number. Case and accents do not matter. A whole transaction code (trx_…) finds that transaction alone.',
      ),
      example: 'ana 350',
    }),
  authResult: z.enum(declineReasonNames).optional().meta({
    description: 'Why the acquirer declined it.',
    example: 'insufficient_funds',
  }),
};

/** The columns that order a list of transactions: `date` always, the others only up to `limits.sortedRows` rows found. */
export const transactionSorts = ['date', 'reference', 'customer', 'status', 'amount'] as const;
export type TransactionSort = (typeof transactionSorts)[number];

export const ListTransactionsSchema = z.strictObject({
  ...transactionFilterShape,
  ...sortShape(transactionSorts),
  ...pageShape,
});
export type ListTransactions = z.output<typeof ListTransactionsSchema>;
export type TransactionFilter = Omit<ListTransactions, 'pageNumber' | 'rowsOfPage'>;

/** The columns of the report: the list's, then the detail's. `translations` renames their headings. */
export const transactionReportColumns = [
  'idTransaction',
  'referenceNumber',
  'date',
  'amount',
  'currency',
  'custormerEmail',
  'custormerName',
  'status',
  'paymentMethod',
  'account',
  'authCode',
  'authResult',
  'paymentDate',
  'companyCommission',
  'commission',
  'total',
  'deposited',
  'deducted',
  'toDeposit',
  'toDeduct',
  'refundedAmount',
  'remaining',
  'idConciliation',
  'referenceCash',
  'monthCount',
  'statusChargeBack',
  'chargeBackDate',
  'secure3D',
  'transactionCode',
] as const;
export type TransactionReportColumn = (typeof transactionReportColumns)[number];

export const ReportTransactionsQuerySchema = z.strictObject({
  ...transactionFilterShape,
  ...sortShape(transactionSorts),
  pageNumber: z.int().min(1).optional(),
  rowsOfPage: z.int().min(0).optional(),
  rows: z.int().min(0).optional().meta({ description: 'Accepted and ignored: a report is never cut short.' }),
});

export const ReportTransactionsBodySchema = z.strictObject({
  translations: z
    .strictObject(
      Object.fromEntries(transactionReportColumns.map((c) => [c, z.string().max(80).optional()])) as Record<
        TransactionReportColumn,
        z.ZodOptional<z.ZodString>
      >,
    )
    .optional()
    .meta({ description: 'Headings of the columns.' }),
});

/** A status of the catalogue, for a selection list. */
export const CatalogueItemSchema = z
  .object({ value: z.int(), label: z.string() })
  .meta({ id: 'CatalogueItem' });

export const ChargebackStatusItemSchema = z
  .object({
    value: z.int(),
    label: z.string(),
    idStatusChargeBack: z.int(),
    name: z.string(),
    description: z.string(),
  })
  .meta({ id: 'ChargebackStatusItem' });

export const SummarySchema = z
  .object({
    currentBalance: AmountSchema.meta({
      description:
        'The net of the period, by the ledger: sales less refunds, chargebacks, fees and IVA. What was deposited of it is not taken off.',
    }),
    gross: AmountSchema.meta({
      description: 'What was sold in the period, before anything is taken from it.',
    }),
    returned: AmountSchema.meta({
      description: 'Refunds and chargebacks of the period, less what was won back.',
    }),
    currentBalanceCommission: AmountSchema.meta({ description: 'Fees and IVA of the period.' }),
    balanceProcess: AmountSchema.meta({ description: 'What the transactions in process come to.' }),
    transactionsProcess: z.int(),
    completedTransactions: z.int(),
    percentageSuccess: z.number(),
    percentageCancellation: z.number(),
    percentageProcess: z.number(),
    nextSettlement: z
      .object({
        date: InstantSchema.meta({ description: "When it is paid out, by the account's clock." }),
        toDeposit: AmountSchema.meta({ description: 'What it pays out, as far as it is booked.' }),
        toDeduct: AmountSchema.meta({
          description: 'What the account owes instead: it is taken off what is sold next.',
        }),
      })
      .meta({ description: 'What is deposited next, whatever the period.' }),
    initDate: WireDaySchema,
    endDate: WireDaySchema,
    days: z
      .array(
        z.object({
          day: WireDaySchema,
          net: AmountSchema,
          transactions: z.int(),
          sales: z.int().meta({ description: 'Payments that were paid on that day.' }),
        }),
      )
      .meta({ description: 'The same, day by day.' }),
    previous: z
      .object({
        initDate: WireDaySchema,
        endDate: WireDaySchema,
        net: AmountSchema,
        netUntilSameTime: AmountSchema.meta({
          description:
            'The net without what was booked on the last of these days later than it is now: comparable with a period whose last day still runs. The same as `net` where that day is over.',
        }),
        days: z.array(z.object({ day: WireDaySchema, net: AmountSchema })),
      })
      .meta({ description: 'As many days just before the period, to compare it with.' }),
    methods: z
      .array(
        z.object({
          idPaymentMethod: z.literal(paymentMethodIds),
          paymentMethod: z.enum(paymentMethodNames),
          sales: z.int(),
          amount: AmountSchema,
        }),
      )
      .meta({ description: 'What was sold in the period by payment method, the largest amount first.' }),
    declines: z.array(z.object({ authResult: z.enum(declineReasonNames), transactions: z.int() })).meta({
      description:
        'Transactions created in the period that were declined, by reason, the most frequent first.',
    }),
  })
  .meta({ id: 'Summary' });
export type Summary = z.output<typeof SummarySchema>;

export const storyActorKinds = ['apiKey', 'user', 'payer', 'system'] as const;

const moveNames = Object.keys(transactionMoves) as [TransactionMove, ...TransactionMove[]];
const transferKinds = Object.keys(ledgerTransfers) as [LedgerTransferKind, ...LedgerTransferKind[]];

/** One entry of a payment's timeline, which begins with the oldest. */
export const StoryEntrySchema = z
  .object({
    id: z.int(),
    at: InstantSchema,
    move: z.enum(['create', ...moveNames, 'settle', 'deduct']).meta({
      description:
        'What happened; `create` is the beginning, `settle` the deposit that paid it out, `deduct` one that took back what was refunded or charged back after that.',
    }),
    statusId: StatusIdSchema.meta({ description: 'The status after it.' }),
    amount: nullable(AmountSchema).meta({ description: 'What was moved, where money was.' }),
    released: nullable(AmountSchema).meta({
      description: 'What was authorized and is charged no more, where that is.',
    }),
    reason: nullable(z.string()).meta({
      description: 'The reason given, or why it was declined, in the language of the call.',
    }),
    note: nullable(z.string()).meta({ description: "The merchant's own note of a refund." }),
    actor: z.object({
      kind: z.enum(storyActorKinds),
      name: nullable(z.string()).meta({ description: "The user, or the API key's identifier." }),
    }),
    related: nullable(z.int()).meta({
      description: 'The transaction that took its place, or whose place it took.',
    }),
    idConciliation: nullable(z.int()).meta({ description: 'The deposit that paid it out, if any.' }),
    requestId: nullable(z.string()),
    transfers: z
      .array(z.object({ kind: z.enum(transferKinds), amount: AmountSchema }))
      .meta({ description: 'What it wrote to the ledger.' }),
  })
  .meta({ id: 'StoryEntry' });
export type StoryEntry = z.output<typeof StoryEntrySchema>;

export const ChangesSchema = z
  .object({
    version: z.string().meta({
      description: 'Another text than before means that something has changed; it says nothing else.',
      example: '1042.7.0',
    }),
  })
  .meta({ id: 'Changes' });
export type Changes = z.output<typeof ChangesSchema>;
