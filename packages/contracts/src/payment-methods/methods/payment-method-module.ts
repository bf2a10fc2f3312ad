import type { Centavos } from '../../money/money.ts';
import type { Words } from '../../words/words.ts';

/** A fee: a rate in hundredths of a per cent and a fixed part in centavos. */
export type FeeRate = { readonly basisPoints: number; readonly fixed: Centavos };

type EveryMethod = {
  /** The method's name on the wire. */
  readonly name: string;
  readonly label: Words;
  readonly fee: FeeRate;
  /** The largest amount in centavos, where it is less than that of any payment. */
  readonly maxAmount?: Centavos;
  /** The refunds that the method allows (docs/specification/refunds.md): none, partial ones too, or only the whole. */
  readonly refunds: 'none' | 'parts' | 'whole';
  /** The method's position, from 1, among those that the hosted page offers; undefined where it is chosen together with another. */
  readonly checkoutPosition?: number;
};

/**
 * A card method, authorized by the acquirer. On the hosted page credit and debit are one choice, because the card number determines
 * which of them it is.
 */
export type CardMethod = EveryMethod & { readonly kind: 'card' };

/** A cash method: a reference that is paid at a shop until its due date; the hosted page shows it as a voucher. */
export type CashMethod = EveryMethod & {
  readonly kind: 'cash';
  /** The length of the method's payment reference, in digits. */
  readonly referenceDigits: number;
};

/** A loan method: a third party lends the payer the amount and decides on its own page (Aplazo). */
export type LoanMethod = EveryMethod & { readonly kind: 'installments' };

/**
 * A payment method: its fee, limit, refunds and place on the hosted page. Anything else a method needs is a record over the ids
 * (`Record<PaymentMethodId, …>`, `Record<CashMethodId, …>`), which does not compile without an entry for it.
 */
export type PaymentMethodModule = CardMethod | CashMethod | LoanMethod;
export type PaymentMethodKind = PaymentMethodModule['kind'];
