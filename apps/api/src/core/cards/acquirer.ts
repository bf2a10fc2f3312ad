import { type CardBrand, cardBrandNames } from '@pasarela/contracts/card-numbers/card-brands';
import type { ChargebackReason } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import type { DeclineReason } from '@pasarela/contracts/payments/decline-reasons';
import { z } from 'zod';

export const KeptCardSchema = z.object({
  /** The acquirer's token for the card. */
  acquirerToken: z.string(),
  brand: z.enum(cardBrandNames),
  funding: z.enum(['credit', 'debit']),
  firstSix: z.string(),
  lastFour: z.string(),
  fingerprint: z.string(),
  expiryMonth: z.string(),
  expiryYear: z.string(),
});

/** A stored card: the acquirer's token and the data that may be displayed. */
export type KeptCard = z.output<typeof KeptCardSchema>;

type Card = {
  readonly number: string;
  readonly brand: CardBrand;
  /** `month`: `01` to `12`; `year`: two or four digits. */
  readonly month: string;
  readonly year: string;
};

export type Authorization =
  | {
      readonly kind: 'approved';
      readonly authorizationCode: string;
      /** The reason of the chargeback that the bank will open later, if any. */
      readonly dispute?: ChargebackReason;
    }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** The bank requires a 3D Secure challenge first. */
  | { readonly kind: 'review' };

export type AuthorizationRequest = {
  /** The token that `keep` returned. */
  readonly token: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly now: Date;
  /** `present`: the cardholder is paying now; `challenged`: and passed 3D Secure; `stored`: a stored card is charged again. */
  readonly holder: 'present' | 'challenged' | 'stored';
  /** The outcome that the request or the sandbox account chose for this authorization. */
  readonly chosenOutcome?: string | null;
};

/** The acquirer: it authorizes cards with the bank and stores the card numbers, which we must not store. */
export type Acquirer = {
  /** The reason with which cash and Aplazo payments are declined; undefined if they are accepted. */
  readonly refusesOthers?: DeclineReason;
  /** Whether payments can be held for 3D Secure. False if no acquirer could charge the card after the challenge. */
  readonly asksHolders: boolean;
  /** Whether a card is credit or debit, by the first eight digits of its number. */
  fundingOf(cardNumber: string): KeptCard['funding'];
  /** Stores a card and returns the token that it is charged by, which does not reveal the card number. */
  keep(card: Card): string;
  authorize(request: AuthorizationRequest): Authorization;
};
