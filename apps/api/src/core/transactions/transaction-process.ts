import { chargebackReasonNames } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import { frequencyNames } from '@pasarela/contracts/frequencies/frequencies';
import { z } from 'zod';
import { KeptCardSchema } from '#core/cards/acquirer.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';

const WireDay = z.string().regex(/^\d{4}\/\d{2}\/\d{2}$/);

const ProcessSchema = z.object({
  twoSteps: z.boolean().optional(),
  subscription: z
    .object({
      frequency: z.enum(frequencyNames),
      /** The amount of each charge, in centavos; a verification charges 0. */
      amount: z.int().min(0),
      /** A day as `YYYY/MM/DD`. */
      firstPaymentDate: WireDay.optional(),
      numberOfPays: z.int().min(1).optional(),
      /** The day of the second payment, and the day on which it was agreed. */
      second: z.object({ nextPaymentDate: WireDay, agreedOn: WireDay }).optional(),
    })
    .optional(),
  /** Whether a card token is to be stored once the payment is accepted. */
  keepCard: z.boolean().optional(),
  /** The card that waits for its 3D Secure challenge. */
  card: KeptCardSchema.optional(),
  /** The code of the stored card token, once there is one. */
  cardToken: z.string().optional(),
  /** The reason of the chargeback that the sandbox's bank opens some time after the charge. */
  dispute: z.enum(chargebackReasonNames).optional(),
  /** The id of the payment method that the merchant fixed for the hosted form. */
  method: z.int().optional(),
});

/** What remains to be done after a payment is accepted, and the results of it. Never contains a card number or code. */
export type TransactionProcess = z.output<typeof ProcessSchema>;

const none: TransactionProcess = {};

export const readProcess = ({ process }: Pick<TransactionRow, 'process'>): TransactionProcess =>
  process === null ? none : ProcessSchema.parse(JSON.parse(process));

/** The process of a transaction without the card that waited for its challenge. */
export const processWithoutCard = (row: Pick<TransactionRow, 'process'>): TransactionProcess => {
  const { card: _, ...process } = readProcess(row);
  return process;
};

export const writeProcess = (process: TransactionProcess): string | null => {
  const text = JSON.stringify(process);
  return text === '{}' ? null : text;
};
