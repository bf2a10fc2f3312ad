import { statusAfter } from '../statuses/transaction-moves.ts';
import { Status, type TransactionStatus } from '../statuses/transaction-status.ts';

type CheckoutKindEntry = {
  /** The failures of an attempt after which the payer may try again on the same page. */
  readonly retryableAfter: readonly TransactionStatus[];
};

const failures = [Status.rejected, Status.nonPayment, Status.cashExpired] as const;

/**
 * How a hosted page came to be, which says what its payer may do after an attempt that failed.
 * - `web`: the merchant's server opened a payment form for its payer.
 * - `link`: a payment link. Leaving it (4) is a failure like the others: it can be opened again until it falls due.
 * - `direct`: the page shows a payment that the merchant's own call began, and takes no other attempt.
 */
export const checkoutKinds = {
  web: { retryableAfter: failures },
  link: { retryableAfter: [...failures, Status.canceledByCustomer] },
  direct: { retryableAfter: [] },
} as const satisfies Record<string, CheckoutKindEntry>;

export type CheckoutKind = keyof typeof checkoutKinds;
export const checkoutKindNames = Object.keys(checkoutKinds) as [CheckoutKind, ...CheckoutKind[]];

export const isCheckoutKind = (text: string): text is CheckoutKind => Object.hasOwn(checkoutKinds, text);

/** A hosted page with the status of its newest attempt. */
export type CheckoutAttempt = {
  readonly kind: CheckoutKind;
  readonly statusId: TransactionStatus;
  /** Until when the page takes payments; null if it does not expire by itself. */
  readonly expiresAt: Date | null;
};

const isOver = ({ expiresAt }: Pick<CheckoutAttempt, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && now >= expiresAt;

/** Whether the payer may try again on the page, after an attempt that failed. */
export const mayRetryCheckout = (attempt: CheckoutAttempt, now: Date): boolean =>
  (checkoutKinds[attempt.kind].retryableAfter as readonly TransactionStatus[]).includes(attempt.statusId) &&
  !isOver(attempt, now);

/** Whether the page takes a payment now: nobody has tried yet, or the payer may try again. */
export const isOpenCheckout = (attempt: CheckoutAttempt, now: Date): boolean =>
  (attempt.statusId === Status.created && !isOver(attempt, now)) || mayRetryCheckout(attempt, now);

/**
 * Whether a merchant can cancel a payment: it waits for its payer, or its page is still open after a failed attempt. `page` is
 * undefined if the payment has no page or the page shows another attempt.
 */
export const mayCancelPayment = (
  statusId: TransactionStatus,
  page: Omit<CheckoutAttempt, 'statusId'> | undefined,
  now: Date,
): boolean =>
  statusAfter('cancel', statusId) !== undefined ||
  (page !== undefined && isOpenCheckout({ ...page, statusId }, now));

/** Whether the page of a payment link is still of use to the customer: it can be paid, or its cash reference is pending. */
export const mayResendLink = (attempt: CheckoutAttempt, now: Date): boolean =>
  attempt.kind === 'link' && (attempt.statusId === Status.pendingPayment || isOpenCheckout(attempt, now));

/** Whether a payer who leaves the page now, before an attempt, can come back to it. */
export const mayReturnToCheckout = (attempt: CheckoutAttempt, now: Date): boolean =>
  attempt.statusId === Status.created &&
  mayRetryCheckout({ ...attempt, statusId: Status.canceledByCustomer }, now);
