import { z } from 'zod';
import { InstantSchema, WireDaySchema } from '../dates/dates.ts';
import { AmountSchema } from '../money/money.ts';

const count = z.int().min(0);

/** What waits for somebody, now. A part is null for a role that cannot act on it. */
export const AttentionSchema = z
  .object({
    chargebacks: z
      .object({
        count,
        amount: AmountSchema.meta({ description: 'What they dispute.' }),
        firstDue: InstantSchema.nullable().meta({ description: 'The earliest date for evidence.' }),
      })
      .nullable()
      .meta({ description: 'Open chargebacks without evidence.' }),
    authorizations: z
      .object({
        count,
        amount: AmountSchema,
        initDate: WireDaySchema.nullable().meta({ description: 'The day on which the first was created.' }),
        endDate: WireDaySchema.nullable().meta({ description: 'The day on which the last was created.' }),
      })
      .nullable()
      .meta({ description: "Authorizations that expire today, by the account's clock." }),
    subscriptions: z.object({ count }).nullable().meta({ description: 'Paused subscriptions.' }),
    webhooks: z.object({ count }).nullable().meta({ description: 'Results that could not be delivered.' }),
  })
  .meta({ id: 'Attention' });
export type Attention = z.output<typeof AttentionSchema>;

/** The first steps of an account: which of them are done. */
export const FirstStepsSchema = z
  .object({
    keys: z.boolean().meta({ description: 'It has an API key.' }),
    webhook: z.boolean().meta({ description: 'Results have an address.' }),
    webhookAnswered: z.boolean().meta({ description: 'One of them was delivered.' }),
    payment: z.boolean().meta({ description: 'A payment was made.' }),
    team: z.boolean().meta({ description: 'More than one user has access to the business.' }),
  })
  .meta({ id: 'FirstSteps' });
export type FirstSteps = z.output<typeof FirstStepsSchema>;
export type FirstStep = keyof FirstSteps;
