import { z } from 'zod';

export const KeptCardSchema = z.object({
  /** The acquirer's token for the card. */
  acquirerToken: z.string(),
  brand: z.enum(['visa', 'mastercard', 'amex']),
  funding: z.enum(['credit', 'debit']),
  firstSix: z.string(),
  lastFour: z.string(),
  fingerprint: z.string(),
  expiryMonth: z.string(),
  expiryYear: z.string(),
});

/** A stored card: the acquirer's token and the data that may be displayed. */
export type KeptCard = z.output<typeof KeptCardSchema>;
