import { z } from 'zod';
import { environmentNames } from '../accounts/environments.ts';
import { InstantSchema } from '../dates/dates.ts';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { frequencyNames } from '../frequencies/frequencies.ts';
import { OpaqueIdSchema } from '../http/identifiers.ts';
import { AmountSchema, currency } from '../money/money.ts';
import { installmentCounts } from '../payment-methods/installments.ts';
import { PaymentMethod, payerMethods, paymentMethodIds } from '../payment-methods/payment-methods.ts';
import { BrandLabelSchema, LastFourSchema } from '../payment-methods/shown-card-schema.ts';
import { cardFields, cardNumberForm, securityCodeForm } from '../payments/card-rules.ts';
import { declineReasonNames } from '../payments/decline-reasons.ts';
import { StatusIdSchema, StatusNameSchema } from '../statuses/transaction-status-schema.ts';

/** The token of a hosted page's address: 128 random bits or more. */
export const CheckoutTokenSchema = OpaqueIdSchema.meta({ example: 'chk_3fV9rT0pQm5sXw2LkD8yZn' });

/**
 * The states of a hosted page.
 * - `form`: the payer chooses a method; after a failed attempt the reason is shown.
 * - `challenge`: the bank requires 3D Secure.
 * - `voucher`: a cash reference is pending.
 * - `aplazo`: Aplazo asks whether the customer accepts the loan.
 * - `receipt`: paid or authorized, with refunds and other later changes.
 * - `ended`: nothing can be paid on the page any more.
 */
export const checkoutStates = ['form', 'challenge', 'voucher', 'aplazo', 'receipt', 'ended'] as const;
export type CheckoutState = (typeof checkoutStates)[number];

export const CheckoutSchema = z
  .object({
    state: z.enum(checkoutStates),
    /** Whether another attempt can be made here after one that failed. */
    mayRetry: z.boolean(),
    /** Whether a payer who leaves the page can come back to it, until `expiresAt`. */
    mayReturn: z.boolean(),
    /**
     * The merchant's return URL with reference, transaction number and response code. Null if the merchant gave none, before the first
     * attempt, and while the payer has to answer something.
     */
    returnUrl: z.string().nullable(),
    environment: z.enum(environmentNames),
    merchant: z.object({
      name: z.string(),
      urlLogo: z.string().nullable(),
      notificationText: z.string().nullable(),
    }),
    transactionNumber: z.string(),
    referenceNumber: z.string(),
    statusId: StatusIdSchema,
    status: StatusNameSchema,
    description: z.string().nullable(),
    customerName: z.string(),
    customerEmail: z.string(),
    amount: AmountSchema,
    refundedAmount: AmountSchema,
    currency: z.literal(currency),
    /** The payment is only authorized on this page; the merchant captures it later. */
    isTwoStepPay: z.boolean(),
    subscription: z
      .object({
        frequency: z.enum(frequencyNames),
        firstPaymentDate: z.string().nullable(),
        numberOfPays: z.int().nullable(),
        /**
         * Before the payment, the day of the second charge if the first is made now; null if there is none or the first is in the future.
         * After it, the day of the next charge, as long as the subscription charges.
         */
        nextPaymentDate: z.string().nullable(),
      })
      .nullable(),
    /** The methods that the payer can choose, in the order in which the page shows them. */
    methods: z.array(z.literal(payerMethods)),
    /** The only kind of card that the page takes, where the merchant asked for one. */
    cardFunding: z.enum(['credit', 'debit']).nullable(),
    /** The months without interest that the amount allows with a credit card. */
    installmentCounts: z.array(z.literal(installmentCounts)),
    idPaymentMethod: z.literal(paymentMethodIds).nullable(),
    card: z.object({ brand: BrandLabelSchema, lastFour: LastFourSchema }).nullable(),
    installments: z.literal(installmentCounts).nullable(),
    authorizationCode: z.string().nullable(),
    /** The reason of the last attempt's failure: `declineReason` is a stable code, `message` its text in the call's language. */
    declineReason: z.enum(declineReasonNames).nullable(),
    message: z.string(),
    voucher: z
      .object({
        /** Digits alone; Paynet's are read in groups of four. */
        reference: z.string(),
        dueAt: InstantSchema,
      })
      .nullable(),
    createdAt: InstantSchema,
    paidAt: InstantSchema.nullable(),
    /** Until when the page takes a payment, by the account's clock; null if it does not expire by itself. */
    expiresAt: InstantSchema.nullable(),
    /** The account's clock. */
    now: InstantSchema,
  })
  .meta({ id: 'Checkout' });
export type Checkout = z.output<typeof CheckoutSchema>;

export const PayCheckoutSchema = z
  .strictObject({
    idPaymentMethod: z.literal(payerMethods),
    cardNumber: z.string().regex(cardNumberForm).max(19).optional().meta({ secret: true }),
    cardExpirationMonth: z
      .string()
      .regex(/^(0[1-9]|1[0-2])$/, 'month_invalid')
      .optional()
      .meta({ secret: true }),
    cardExpirationYear: z
      .string()
      .regex(/^(\d{2}|20\d{2})$/)
      .optional()
      .meta({ secret: true }),
    cvv: z.string().regex(securityCodeForm).max(4).optional().meta({ secret: true }),
    installmentCount: z.literal(installmentCounts).optional(),
  })
  .superRefine(({ idPaymentMethod, ...ofCards }, context) => {
    if (idPaymentMethod === PaymentMethod.creditCard) return;
    for (const [field, value] of Object.entries(ofCards))
      if (value !== undefined)
        context.addIssue({
          code: 'custom',
          path: [field],
          params: { code: 'not_together' satisfies FieldErrorCode, values: { other: 'idPaymentMethod' } },
        });
  })
  .meta({
    oneOf: [
      {
        title: 'Card',
        properties: { idPaymentMethod: { const: PaymentMethod.creditCard } },
        required: ['idPaymentMethod', ...cardFields],
      },
      {
        title: 'Another method',
        properties: {
          idPaymentMethod: { enum: payerMethods.filter((id) => id !== PaymentMethod.creditCard) },
        },
        required: ['idPaymentMethod'],
      },
    ],
  });
export type PayCheckout = z.output<typeof PayCheckoutSchema>;

/** The card data that its first eight digits give: brand, funding, and the months without interest to offer. */
export const CardOptionsSchema = z.object({
  brand: z.enum(['visa', 'mastercard', 'amex']).nullable(),
  funding: z.enum(['credit', 'debit']).nullable(),
  installmentCounts: z.array(z.literal(installmentCounts)),
});
export type CardOptions = z.output<typeof CardOptionsSchema>;

export const challengeOutcomes = ['approve', 'fail', 'leave'] as const;
export const aplazoOutcomes = ['approve', 'reject', 'leave'] as const;
