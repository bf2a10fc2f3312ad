import type { Centavos } from '@pasarela/contracts/money';
import type { CardBrand } from '@pasarela/contracts/payment-methods/card-brands';
import type { DeclineReason } from '@pasarela/contracts/test-cards/test-cards';

export type Card = {
  readonly number: string;
  readonly brand: CardBrand;
  /** `01` to `12`, and two or four digits. */
  readonly month: string;
  readonly year: string;
  readonly code: string;
};

type CardFunding = 'credit' | 'debit';

export type Authorization =
  | { readonly kind: 'approved'; readonly funding: CardFunding; readonly authorizationCode: string }
  | { readonly kind: 'declined'; readonly funding: CardFunding; readonly reason: DeclineReason };

/** Who asks the cardholder's bank. */
export type Acquirer = {
  /** What the first digits say of a card: whether it is credit or debit. */
  fundingOf(cardNumber: string): CardFunding;
  authorize(request: { readonly card: Card; readonly amount: Centavos; readonly now: Date }): Authorization;
};
