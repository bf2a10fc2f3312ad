import { type Centavos, toCentavos } from '@pasarela/contracts/money/money';
import {
  type RefundableTransaction,
  type RefundTerms,
  refundRefusal,
  refundTerms,
} from '@pasarela/contracts/refunds/refund-rules';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';

/** What a refund is judged by. */
export type RefundSubject = Pick<
  TransactionDetail,
  'statusId' | 'idPaymentMethod' | 'amount' | 'refundedAmount' | 'paymentDate'
>;

const refundableOf = (subject: RefundSubject): RefundableTransaction => ({
  statusId: subject.statusId,
  idPaymentMethod: subject.idPaymentMethod,
  amount: toCentavos(subject.amount),
  refundedAmount: toCentavos(subject.refundedAmount),
  paidAt: subject.paymentDate === null ? null : Date.parse(subject.paymentDate),
});

/** The specified hints, by the error that the API would refuse with. */
export type RefundHint = 'refund_too_early' | 'refund_only_total' | 'refund_partial_too_early';

export type RefundPlan = {
  readonly remaining: Centavos;
  /** Nothing but the whole of what remains can be refunded now, so the amount is fixed to it. */
  readonly isFixed: boolean;
  readonly hints: readonly RefundHint[];
  /** Until when a refund, and a part, has to wait; milliseconds by the account's clock, null where it does not. */
  readonly waitsUntil: number | null;
  readonly partWaitsUntil: number | null;
};

const hintsOf = (terms: RefundTerms): RefundHint[] => [
  ...(terms.refusal === 'refund_too_early' ? (['refund_too_early'] as const) : []),
  ...(terms.isTotal ? (['refund_only_total'] as const) : []),
  ...(terms.isTotal && terms.isRequiredTime ? (['refund_partial_too_early'] as const) : []),
];

/** Whether a refund is offered at all; time may not allow it yet. */
export const isRefundable = (subject: RefundSubject): boolean => {
  const { refusal } = refundTerms(refundableOf(subject), Number.POSITIVE_INFINITY);
  return refusal === undefined;
};

/** What can be refunded at an instant of the account's clock, and what the dialog says about it. */
export const refundPlan = (subject: RefundSubject, now: number): RefundPlan => {
  const terms = refundTerms(refundableOf(subject), now);
  return {
    remaining: terms.remaining,
    isFixed: terms.isTotal,
    hints: hintsOf(terms),
    waitsUntil: terms.refusal === 'refund_too_early' ? terms.availableFrom : null,
    partWaitsUntil: terms.isTotal && terms.isRequiredTime ? terms.partialFrom : null,
  };
};

/** Whether the API would take an amount at an instant, but for the time that it may still have to wait. */
export const isValidRefundAmount = (subject: RefundSubject, amount: Centavos, now: number): boolean => {
  const refusal = refundRefusal(refundableOf(subject), amount, now);
  return refusal === undefined || refusal === 'refund_too_early';
};
