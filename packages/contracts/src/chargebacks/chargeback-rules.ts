import type { Centavos } from '../money/money.ts';
import { paymentMethodOf } from '../payment-methods/payment-methods.ts';
import { statusAfter } from '../statuses/transaction-moves.ts';
import { isTransactionStatus, Status } from '../statuses/transaction-status.ts';

export type DisputedPayment = {
  readonly statusId: number;
  readonly idPaymentMethod: number | null;
  readonly amount: Centavos;
  readonly refundedAmount: Centavos;
};

export type DisputeRefusal =
  | 'status_not_allowed'
  | 'chargeback_nothing_left'
  | 'chargeback_method_not_allowed'
  | 'chargeback_exceeds_remaining';

/** How much of a payment can be charged back: the part that was not refunded. */
export const disputableOf = ({ amount, refundedAmount }: DisputedPayment): Centavos =>
  amount - refundedAmount;

/**
 * The error that refuses a chargeback of this amount; undefined if it is allowed. Cash and loan payments have no chargebacks,
 * because no card bank is involved.
 */
export const disputeRefusal = (
  payment: DisputedPayment,
  disputed: Centavos = disputableOf(payment),
): DisputeRefusal | undefined => {
  const { statusId, idPaymentMethod } = payment;
  if (statusId === Status.refunded) return 'chargeback_nothing_left';
  if (!isTransactionStatus(statusId) || statusAfter('openChargeback', statusId) === undefined)
    return 'status_not_allowed';
  if (paymentMethodOf(idPaymentMethod)?.kind !== 'card') return 'chargeback_method_not_allowed';
  const left = disputableOf(payment);
  // The amount is also 0 if the payment only verified a card.
  if (left === 0) return 'chargeback_nothing_left';
  return disputed > left ? 'chargeback_exceeds_remaining' : undefined;
};
