import type { Centavos } from '../money.ts';
import { isPaymentMethod, paymentMethods } from '../payment-methods/payment-methods.ts';
import { statusAfter } from '../transactions/transaction-moves.ts';
import { isTransactionStatus } from '../transactions/transaction-status.ts';

export type DisputedPayment = {
  readonly statusId: number;
  readonly idPaymentMethod: number | null;
  readonly amount: Centavos;
  readonly refundedAmount: Centavos;
};

export type DisputeRefusal =
  | 'status_not_allowed'
  | 'chargeback_method_not_allowed'
  | 'chargeback_exceeds_remaining';

/** What of a payment can be charged back: what was not given back. */
export const disputableOf = ({ amount, refundedAmount }: DisputedPayment): Centavos =>
  amount - refundedAmount;

/**
 * Why a payment cannot be charged back by so much, or nothing. A cardholder disputes with a bank: what was paid in cash or by a loan
 * has no chargebacks.
 */
export const disputeRefusal = (
  payment: DisputedPayment,
  disputed: Centavos = disputableOf(payment),
): DisputeRefusal | undefined => {
  const { statusId, idPaymentMethod } = payment;
  if (!isTransactionStatus(statusId) || statusAfter('openChargeback', statusId) === undefined)
    return 'status_not_allowed';
  if (idPaymentMethod === null || !isPaymentMethod(idPaymentMethod)) return 'chargeback_method_not_allowed';
  if (paymentMethods[idPaymentMethod].kind !== 'card') return 'chargeback_method_not_allowed';
  const left = disputableOf(payment);
  // Nothing is left of what was refunded whole.
  if (left === 0) return 'status_not_allowed';
  return disputed > left ? 'chargeback_exceeds_remaining' : undefined;
};
