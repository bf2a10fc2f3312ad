import { z } from 'zod';
import { environmentNames } from '../accounts/environments.ts';
import { InstantSchema } from '../dates/dates.ts';
import { frequencyNames } from '../frequencies/frequencies.ts';
import { OpaqueIdSchema } from '../http/identifiers.ts';
import { AmountSchema, currency } from '../money/money.ts';
import { cardNumberForm, securityCodeForm } from '../payments/card-rules.ts';

/** The prefix of a card replacement page's token, which tells its address from that of a payment. */
export const cardReplacementPrefix = 'rpl_';

export const CardReplacementTokenSchema = OpaqueIdSchema.meta({ example: 'rpl_3fV9rT0pQm5sXw2LkD8yZn' });

/**
 * The states of the page.
 * - `form`: a card can be entered.
 * - `used`: the card was replaced.
 * - `expired`: seven days have passed, or a newer link exists.
 * - `ended`: the subscription was canceled.
 * - `notNeeded`: the subscription charges again.
 */
export const cardReplacementStates = ['form', 'used', 'expired', 'ended', 'notNeeded'] as const;
export type CardReplacementState = (typeof cardReplacementStates)[number];

/** A page on which a card is replaced, as its customer sees it. */
export const CardReplacementSchema = z
  .object({
    state: z.enum(cardReplacementStates),
    environment: z.enum(environmentNames),
    merchant: z.object({
      name: z.string(),
      urlLogo: z.string().nullable(),
      notificationText: z.string().nullable(),
    }),
    referenceNumber: z.string(),
    customerName: z.string(),
    amount: AmountSchema.meta({ description: 'What each payment charges.' }),
    currency: z.literal(currency),
    frequency: z.enum(frequencyNames),
    numberOfPays: z.int().nullable(),
    paymentsMade: z.int(),
    /** The card that the subscription charges: the old one, or the new one once it was replaced. */
    card: z.object({ brand: z.string(), lastFour: z.string() }),
    usedAt: InstantSchema.nullable(),
    expiresAt: InstantSchema,
    /** The account's clock. */
    now: InstantSchema,
  })
  .meta({ id: 'CardReplacement' });
export type CardReplacement = z.output<typeof CardReplacementSchema>;

/** The new card. */
export const ReplaceCardSchema = z.strictObject({
  cardNumber: z.string().regex(cardNumberForm).max(19).meta({ secret: true }),
  cardExpirationMonth: z
    .string()
    .regex(/^(0[1-9]|1[0-2])$/, 'month_invalid')
    .meta({ secret: true }),
  cardExpirationYear: z
    .string()
    .regex(/^(\d{2}|20\d{2})$/)
    .meta({ secret: true }),
  cvv: z.string().regex(securityCodeForm).max(4).meta({ secret: true }),
});
export type ReplaceCard = z.output<typeof ReplaceCardSchema>;
