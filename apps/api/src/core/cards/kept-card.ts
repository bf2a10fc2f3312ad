import { z } from 'zod';

export const KeptCardSchema = z.object({
  /** What the acquirer knows the card by. */
  acquirerToken: z.string(),
  brand: z.enum(['visa', 'mastercard', 'amex']),
  funding: z.enum(['credit', 'debit']),
  firstSix: z.string(),
  lastFour: z.string(),
  fingerprint: z.string(),
  expiryMonth: z.string(),
  expiryYear: z.string(),
});

/** A card as it is kept: what the acquirer knows it by, and what may be shown of it. */
export type KeptCard = z.output<typeof KeptCardSchema>;
