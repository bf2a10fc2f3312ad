import { z } from 'zod';
import { InstantSchema } from '../dates/dates.ts';
import { frequencyNames } from '../frequencies/frequencies.ts';
import { pagedRowShape } from '../http/answers.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { pageShape, sortShape } from '../http/list-query.ts';
import { limits } from '../limits/limits.ts';
import { AmountSchema } from '../money/money.ts';
import { StatusIdSchema, StatusNameSchema } from '../statuses/transaction-status-schema.ts';
import { subscriptionStatusNames, subscriptionTabs } from './subscription-status.ts';

/** The fields of a subscription that its row in the list and its detail share. */
export const subscriptionShape = {
  idSubscription: z.int().meta({ example: 12 }),
  idOriginTransaction: z.int().meta({ description: 'The payment that it began with.', example: 1024 }),
  referenceNumber: z.string().meta({ example: 'PEDIDO-1042' }),
  frequency: z.enum(frequencyNames),
  date: InstantSchema.meta({ description: 'Created.' }),
  modificationDate: InstantSchema.meta({
    description: 'Its last change: of one that is paused or canceled, when that happened.',
  }),
  amount: AmountSchema.meta({ description: 'What each payment charges.' }),
  currency: z.string().meta({ example: 'MXN' }),
  idStatus: z.int().meta({ description: '1 active, 2 paused, 3 canceled.', example: 1 }),
  status: z.enum(subscriptionStatusNames),
  active: z.boolean(),
  isCompleted: z.boolean().meta({ description: 'Canceled because it made all its payments.' }),
  paymentsMade: z.int().meta({ description: 'Payments that were accepted.' }),
  linkToReplaceCard: z.string().nullable().meta({
    description: 'The page on which its customer replaces the card, while it can be used.',
  }),
  expirationLinkDate: InstantSchema.nullable().meta({ description: 'Until when that page can be used.' }),
};

/** A row of the list. */
export const SubscriptionRowSchema = z
  .object({
    ...subscriptionShape,
    idTransaction: z.int().meta({ description: 'Its newest charge; the one it began with before that.' }),
    transactionDate: InstantSchema.nullable().meta({
      description: 'When its newest charge was attempted; null before the first one.',
    }),
    statusId: StatusIdSchema.nullable().meta({
      description: 'The status of its newest charge; null before the first one.',
      example: 2,
    }),
    paymentDate: InstantSchema.nullable().meta({ description: 'The next payment; of an active one alone.' }),
    numberOfPayment: z.int().meta({ description: 'Payments in all; 0 where it has no end.' }),
    customerName: z.string(),
    email: z.string(),
    ...pagedRowShape,
  })
  .meta({ id: 'SubscriptionRow' });
export type SubscriptionRow = z.output<typeof SubscriptionRowSchema>;

const filterShape = {
  idCompany: RowIdSchema.optional(),
  status: z.enum(subscriptionTabs).optional().meta({
    description: 'The tab; all of them where it is left out. Completed ones are among the canceled.',
  }),
  referenceNumber: z.string().max(limits.filterLength.referenceNumber).optional().meta({
    description: 'The beginning of the reference, whatever its case.',
  }),
  email: z.string().max(limits.filterLength.email).optional().meta({
    description: "The beginning of the customer's e-mail, whatever its case.",
  }),
};

/** The columns that order the list of subscriptions; the default is `date`. */
export const subscriptionSorts = ['date', 'reference', 'amount', 'nextPayment', 'modification'] as const;
export type SubscriptionSort = (typeof subscriptionSorts)[number];

export const ListSubscriptionsSchema = z.strictObject({
  ...filterShape,
  ...pageShape,
  ...sortShape(subscriptionSorts),
});
export type ListSubscriptions = z.output<typeof ListSubscriptionsSchema>;
export type SubscriptionFilter = Omit<ListSubscriptions, 'pageNumber' | 'rowsOfPage'>;

/** The columns of the report: the list's, then the detail's. `translations` renames their headings. */
export const subscriptionReportColumns = [
  'idSubscription',
  'referenceNumber',
  'customerName',
  'email',
  'amount',
  'currency',
  'frequency',
  'status',
  'date',
  'nextPaymentDate',
  'modificationDate',
  'numberOfPayments',
  'paymentsMade',
  'totalAmount',
  'nowAttemptNumber',
  'account',
  'cancellationReason',
  'idOriginTransaction',
] as const;
export type SubscriptionReportColumn = (typeof subscriptionReportColumns)[number];

export const ReportSubscriptionsQuerySchema = z.strictObject({
  ...filterShape,
  ...sortShape(subscriptionSorts),
  pageNumber: z.int().min(1).optional(),
  rowsOfPage: z.int().min(0).optional(),
  rows: z.int().min(0).optional().meta({ description: 'Accepted and ignored: a report is never cut short.' }),
});

export const ReportSubscriptionsBodySchema = z.strictObject({
  translations: z
    .strictObject(
      Object.fromEntries(subscriptionReportColumns.map((c) => [c, z.string().max(80).optional()])) as Record<
        SubscriptionReportColumn,
        z.ZodOptional<z.ZodString>
      >,
    )
    .optional()
    .meta({ description: 'Headings of the columns.' }),
});

/** The columns that order the charge attempts of a subscription. */
export const subscriptionPaymentSorts = ['date'] as const;
export type SubscriptionPaymentSort = (typeof subscriptionPaymentSorts)[number];

export const ListSubscriptionPaymentsSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  idSubscription: RowIdSchema,
  ...pageShape,
  ...sortShape(subscriptionPaymentSorts),
});
export type ListSubscriptionPayments = z.output<typeof ListSubscriptionPaymentsSchema>;

/** A row of the history: an attempt at one of its payments. */
export const SubscriptionPaymentSchema = z
  .object({
    idTransaction: z.int(),
    referenceNumber: z.string(),
    date: InstantSchema.meta({ description: 'When it was attempted.' }),
    amount: AmountSchema,
    currency: z.string().meta({ example: 'MXN' }),
    statusId: StatusIdSchema,
    status: StatusNameSchema,
    paymentDate: InstantSchema.nullable().meta({
      description:
        'The day of the schedule that the payment corresponds to: the last one up to the attempt. None for the verification of a card.',
    }),
    paymentNumber: z.int().nullable().meta({
      description: 'Which payment of the subscription it is; none for the verification of a card.',
    }),
    declinedReason: z.string().nullable().meta({
      description: 'Why it was declined, in the language of the call.',
    }),
    ...pagedRowShape,
  })
  .meta({ id: 'SubscriptionPayment' });
export type SubscriptionPayment = z.output<typeof SubscriptionPaymentSchema>;
