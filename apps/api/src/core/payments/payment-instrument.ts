import {
  type CashMethodId,
  PaymentMethod,
  type PaymentMethodId,
} from '@pasarela/contracts/payment-methods/payment-methods';
import type { AuthorizationRequest } from '#core/cards/acquirer.ts';
import type { KeptCard } from '#core/cards/kept-card.ts';

export type CardInstrument = {
  readonly kind: 'card';
  readonly card: KeptCard;
  readonly months?: number;
  readonly holder: AuthorizationRequest['holder'];
};

/** The payment instrument of an attempt. */
export type PaymentInstrument =
  | CardInstrument
  | { readonly kind: 'cash'; readonly method: CashMethodId }
  | { readonly kind: 'aplazo' };

const methodOfCard = ({ funding }: Pick<KeptCard, 'funding'>): PaymentMethodId =>
  funding === 'credit' ? PaymentMethod.creditCard : PaymentMethod.debitCard;

/** The columns that show the card of an attempt, whatever its result. */
export const cardColumns = ({ card, months, holder }: CardInstrument) => ({
  cardBrand: card.brand,
  cardFirstSix: card.firstSix,
  cardLastFour: card.lastFour,
  cardFingerprint: card.fingerprint,
  paymentMethod: methodOfCard(card),
  installments: months ?? null,
  secure3d: holder === 'challenged',
  declineReason: null,
});

export const instrumentColumns = (instrument: PaymentInstrument) => {
  if (instrument.kind === 'card') return cardColumns(instrument);
  return { paymentMethod: instrument.kind === 'cash' ? instrument.method : PaymentMethod.aplazo };
};

/** Whether the cardholder has just passed 3D Secure. */
export const isChallenged = (instrument: PaymentInstrument): boolean =>
  instrument.kind === 'card' && instrument.holder === 'challenged';
