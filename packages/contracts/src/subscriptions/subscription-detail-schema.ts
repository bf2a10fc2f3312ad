import { z } from 'zod';
import { InstantSchema } from '../dates/dates.ts';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { RowIdSchema, RowNumberSchema } from '../http/identifiers.ts';
import { requiredText } from '../http/text-schema.ts';
import { limits } from '../limits/limits.ts';
import { AmountSchema } from '../money/money.ts';
import { subscriptionShape } from './subscription-list-schema.ts';

export const GetSubscriptionSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  id: RowIdSchema,
  status: z.string().max(20).optional().meta({
    description:
      'The tab that it was opened from (`Activa`, `Cancelada`, anything else for paused). Accepted and ignored: the answer gives its current status.',
  }),
});

/** A subscription with everything that its detail page shows. */
export const SubscriptionDetailSchema = z
  .object({
    ...subscriptionShape,
    customerName: z.string(),
    email: z.string(),
    nextPaymentDate: InstantSchema.nullable().meta({ description: 'Of an active one alone.' }),
    upcoming: z.array(InstantSchema).meta({
      description: 'The next payments, four at most; of an active one alone.',
    }),
    cancellationDate: InstantSchema.nullable(),
    cancellationReason: z.string().nullable().meta({
      description: 'The reason that was given, or that all payments were made.',
    }),
    numberOfPayments: z.int().meta({ description: 'Payments in all; 0 where it has no end.' }),
    amountInAll: AmountSchema.nullable().meta({
      description: 'What all of them come to; none where it has no end.',
    }),
    totalAmount: AmountSchema.meta({ description: 'Charged to date.' }),
    nowAttemptNumber: z.int().meta({ description: 'Failed attempts at the payment that is due.' }),
    remainingAttempts: z
      .int()
      .meta({ description: 'Attempts at it that are left before the subscription is paused.' }),
    lastDeclinedDate: InstantSchema.nullable().meta({ description: 'When a charge was last declined.' }),
    dateIfReactivated: InstantSchema.nullable().meta({
      description: 'The next payment if it were reactivated now; of a paused one alone.',
    }),
    card: z.object({ brand: z.string(), lastFour: z.string(), expiry: z.string() }).meta({
      description: 'The card that it charges.',
    }),
    isCardDeclined: z.boolean().meta({
      description: 'The last attempt failed with this card: it was not replaced since.',
    }),
    now: InstantSchema.meta({ description: "The account's clock." }),
  })
  .meta({ id: 'SubscriptionDetail' });
export type SubscriptionDetail = z.output<typeof SubscriptionDetailSchema>;

/** The dashboard's cancellation: the subscription, or any transaction of it. */
export const CancelSubscriptionSchema = z
  .strictObject({
    idCompany: RowIdSchema.optional(),
    subscriptionId: RowIdSchema.optional().meta({ description: 'Send it, or send TransactionNumber.' }),
    TransactionNumber: RowNumberSchema.optional().meta({
      description: 'The number of any transaction of it.',
      example: '1024',
    }),
    reason: requiredText(limits.justification.max)
      .min(limits.justification.min)
      .meta({ example: 'El cliente se dio de baja.' }),
  })
  .superRefine(
    ({ subscriptionId, TransactionNumber }, context) => {
      if (subscriptionId === undefined && TransactionNumber === undefined)
        context.addIssue({
          code: 'custom',
          path: ['subscriptionId'],
          params: { code: 'required' satisfies FieldErrorCode },
        });
    },
    // Runs even if other fields are wrong, so that all problems are reported together.
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  )
  .meta({ anyOf: [{ required: ['subscriptionId'] }, { required: ['TransactionNumber'] }] });
export type CancelSubscription = z.output<typeof CancelSubscriptionSchema>;

export const ReactivateSubscriptionSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  subscriptionId: RowIdSchema,
});

export const ReprocessSchema = z
  .object({ subscriptions: z.int().meta({ description: 'How many are charged again.' }) })
  .meta({ id: 'Reprocess' });

export const CardReplacementLinkSchema = z
  .object({
    idSubscription: z.int(),
    linkToReplaceCard: z.string().meta({ description: 'The page that the customer opens.' }),
    expirationLinkDate: InstantSchema,
  })
  .meta({ id: 'CardReplacementLink' });
