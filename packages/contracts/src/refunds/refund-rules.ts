import type { ErrorCode } from '../errors/error-codes.ts';
import { limits } from '../limits.ts';
import { amountLimits, type Centavos } from '../money.ts';
import { isPaymentMethod, paymentMethods } from '../payment-methods/payment-methods.ts';
import { Status } from '../transactions/transaction-status.ts';

export type RefundableTransaction = {
  readonly statusId: number;
  readonly idPaymentMethod: number | null;
  /** Centavos. */
  readonly amount: Centavos;
  readonly refundedAmount: Centavos;
  /** When it was paid, in milliseconds; null while it is not. */
  readonly paidAt: number | null;
};

export type RefundTerms = {
  /** Why nothing can be refunded at all, or undefined. */
  readonly refusal?: ErrorCode;
  readonly remaining: Centavos;
  /** Only the whole of what remains can be refunded. */
  readonly isTotal: boolean;
  /** … and that passes with time. */
  readonly isRequiredTime: boolean;
  /** From when a refund, and a part, can be made; milliseconds by the account's clock. */
  readonly availableFrom: number | null;
  readonly partialFrom: number | null;
};

const refundableStatuses: readonly number[] = [Status.accepted, Status.partiallyRefunded];

/** What can be refunded of a transaction at an instant of the account's clock. */
export const refundTerms = (transaction: RefundableTransaction, now: number): RefundTerms => {
  const method =
    transaction.idPaymentMethod !== null && isPaymentMethod(transaction.idPaymentMethod)
      ? paymentMethods[transaction.idPaymentMethod]
      : undefined;
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
  // The verification of a card, before a subscription begins to charge.
  if (remaining === 0) return { ...terms, refusal: 'refund_exceeds_remaining' };
  if (now < availableFrom) return { ...terms, refusal: 'refund_too_early' };
  return terms;
};

/** Why an amount cannot be refunded at an instant, or undefined where it can. */
export const refundRefusal = (
  transaction: RefundableTransaction,
  amount: Centavos,
  now: number,
): ErrorCode | undefined => {
  const terms = refundTerms(transaction, now);
  if (terms.refusal) return terms.refusal;
  if (amount > terms.remaining || amount < Math.min(amountLimits.least, terms.remaining))
    return 'refund_exceeds_remaining';
  if (terms.isTotal && amount !== terms.remaining)
    return terms.isRequiredTime ? 'refund_partial_too_early' : 'refund_only_total';
  return undefined;
};
