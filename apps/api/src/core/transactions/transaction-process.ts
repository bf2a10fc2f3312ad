import { chargebackReasonNames } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import { frequencyNames } from '@pasarela/contracts/subscriptions/frequencies';
import { z } from 'zod';
import { KeptCardSchema } from '#core/cards/kept-card.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';

const ProcessSchema = z.object({
  twoSteps: z.boolean().optional(),
  subscription: z
    .object({
      frequency: z.enum(frequencyNames),
      /** The amount of each charge in centavos: a verification is of nothing. */
      amount: z.int(),
      /** `YYYY/MM/DD` */
      firstPaymentDate: z.string().optional(),
      numberOfPays: z.int().optional(),
      /** The day of the second payment, and that on which it was agreed on. */
      second: z.object({ nextPaymentDate: z.string(), agreedOn: z.string() }).optional(),
    })
    .optional(),
  /** A token of the card is to be kept once it is accepted. */
  keepCard: z.boolean().optional(),
  /** The card that waits for its challenge. */
  card: KeptCardSchema.optional(),
  /** The kept token's code, once there is one. */
  cardToken: z.string().optional(),
  /** Why the sandbox's bank will take it back, a while after it is charged. */
  dispute: z.enum(chargebackReasonNames).optional(),
  /** The way to pay that the merchant fixed for the hosted form. */
  method: z.int().optional(),
});

/** What is still to be done with a payment once it is accepted, and what came of it. Never a card's number or code. */
export type TransactionProcess = z.output<typeof ProcessSchema>;

const none: TransactionProcess = {};

export const readProcess = ({ process }: Pick<TransactionRow, 'process'>): TransactionProcess =>
  process === null ? none : ProcessSchema.parse(JSON.parse(process));

/** What is to be done once the card that waited for its challenge is none of it any more. */
export const processWithoutCard = (row: Pick<TransactionRow, 'process'>): TransactionProcess => {
  const { card: _, ...process } = readProcess(row);
  return process;
};

export const writeProcess = (process: TransactionProcess): string | null => {
  const text = JSON.stringify(process);
  return text === '{}' ? null : text;
};
