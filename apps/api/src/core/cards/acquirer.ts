import type { ChargebackReason } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import type { CardBrand } from '@pasarela/contracts/payment-methods/card-brands';
import type { DeclineReason } from '@pasarela/contracts/test-cards/test-cards';

type Card = {
  readonly number: string;
  readonly brand: CardBrand;
  /** `01` to `12`, and two or four digits. */
  readonly month: string;
  readonly year: string;
};

type CardFunding = 'credit' | 'debit';

export type Authorization =
  | {
      readonly kind: 'approved';
      readonly authorizationCode: string;
      /** The bank will take it back, and says why. */
      readonly dispute?: ChargebackReason;
    }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** The bank asks its cardholder first (3D Secure). */
  | { readonly kind: 'review' };

export type AuthorizationRequest = {
  /** What `keep` answered. */
  readonly token: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly now: Date;
  /** `present`: the cardholder is there; `challenged`: and has passed 3D Secure; `stored`: the card is charged again. */
  readonly holder: 'present' | 'challenged' | 'stored';
  /** What the sandbox's account was told to answer next. */
  readonly nextOutcome?: string | null;
};

/** Who asks the cardholder's bank, and keeps the cards that we may not. */
export type Acquirer = {
  /** Why nothing but a card is put to it: then cash and Aplazo are declined. */
  readonly refusesOthers?: DeclineReason;
  /** A cardholder can be asked for 3D Secure: there is somebody who charges the card then. */
  readonly asksHolders: boolean;
  /** What the first eight digits say of a card. */
  fundingOf(cardNumber: string): CardFunding;
  /** Keeps a card; what it is charged by from then on says nothing of its number. */
  keep(card: Card): string;
  authorize(request: AuthorizationRequest): Authorization;
};
