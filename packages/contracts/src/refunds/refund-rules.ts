import type { ErrorCode } from '../errors/error-codes.ts';
import { limits } from '../limits/limits.ts';
import { amountLimits, type Centavos } from '../money/money.ts';
import { paymentMethodOf } from '../payment-methods/payment-methods.ts';
import { Status } from '../statuses/transaction-status.ts';

export type RefundableTransaction = {
  readonly statusId: number;
  readonly idPaymentMethod: number | null;
  /** Centavos. */
  readonly amount: Centavos;
  readonly refundedAmount: Centavos;
  /** The instant of the payment, in milliseconds by the account's clock; null while unpaid. */
  readonly paidAt: number | null;
};

export type RefundTerms = {
  /** The error that refuses a refund of any amount; undefined where some amount can be refunded. */
  readonly refusal?: ErrorCode;
  readonly remaining: Centavos;
  /** Only a refund of the whole remaining amount is allowed. */
  readonly isTotal: boolean;
  /** `isTotal` holds only for now: partial refunds are allowed from `partialFrom`. */
  readonly isRequiredTime: boolean;
  /** The first instants of any refund and of a partial one, in milliseconds by the account's clock. */
  readonly availableFrom: number | null;
  readonly partialFrom: number | null;
};

const refundableStatuses: readonly number[] = [Status.accepted, Status.partiallyRefunded];

/** The refunds that a transaction allows at an instant, in milliseconds by the account's clock. */
export const refundTerms = (transaction: RefundableTransaction, now: number): RefundTerms => {
  const method = paymentMethodOf(transaction.idPaymentMethod);
  const remaining = transaction.amount - transaction.refundedAmount;
  const { paidAt } = transaction;
  const availableFrom = paidAt === null ? null : paidAt + limits.refundWait;
  const alwaysWhole = method?.refunds === 'whole';
  const partialFrom = paidAt === null || alwaysWhole ? null : paidAt + limits.partialRefundWait;
  const young = paidAt === null || now < paidAt + limits.partialRefundWait;
  const terms = {
    remaining,
    isTotal: alwaysWhole || young,
    isRequiredTime: !alwaysWhole && young,
    availableFrom,
    partialFrom,
  };
  if (!method || method.refunds === 'none') return { ...terms, refusal: 'refund_method_not_allowed' };
  if (!refundableStatuses.includes(transaction.statusId) || availableFrom === null)
    return { ...terms, refusal: 'status_not_allowed' };
  // A verification of a card has no amount to refund.
  if (remaining === 0) return { ...terms, refusal: 'refund_exceeds_remaining' };
  if (now < availableFrom) return { ...terms, refusal: 'refund_too_early' };
  return terms;
};

/** The error that refuses to refund an amount (centavos) at an instant, or undefined where it can be refunded. */
export const refundRefusal = (
  transaction: RefundableTransaction,
  amount: Centavos,
  now: number,
): ErrorCode | undefined => {
  const terms = refundTerms(transaction, now);
  if (terms.refusal) return terms.refusal;
  if (amount > terms.remaining || amount < Math.min(amountLimits.min, terms.remaining))
    return 'refund_exceeds_remaining';
  if (terms.isTotal && amount !== terms.remaining)
    return terms.isRequiredTime ? 'refund_partial_too_early' : 'refund_only_total';
  return undefined;
};
