import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import type { ChargeAgain } from '#components/payment/charge-again.ts';

type Hosted = Pick<TransactionDetail, 'statusId' | 'canResend' | 'canCancel' | 'urlCheckout'>;

/** After these a page that is still open takes another attempt. */
const failures: readonly number[] = [
  Status.rejected,
  Status.nonPayment,
  Status.cashExpired,
  Status.canceledByCustomer,
];

/** These were not paid, whether their page is open or not. */
const unpaid: readonly number[] = [...failures, Status.expired];

/** The address of its hosted page while that can still be paid. */
export const openPageOf = ({ statusId, canResend, canCancel, urlCheckout }: Hosted): string | null =>
  canResend ||
  statusId === Status.created ||
  statusId === Status.pendingPayment ||
  // What has failed can be canceled only while its page is open.
  (canCancel && failures.includes(statusId))
    ? urlCheckout
    : null;

type Failed = Hosted &
  Pick<
    TransactionDetail,
    | 'referenceNumber'
    | 'amount'
    | 'custormerEmail'
    | 'idSubscription'
    | 'beginsSubscription'
    | 'fraudRule'
    | 'replacedBy'
  >;

/**
 * What a new payment link asks for once a single payment has failed for good: nobody can pay it, and no other attempt took its
 * place. What a subscription could not charge it charges again itself, and what the merchant's own rules stopped they would stop again.
 */
export const againOf = (failed: Failed): ChargeAgain | undefined => {
  const { statusId, replacedBy, idSubscription, beginsSubscription, fraudRule, ...payment } = failed;
  const isForGood = unpaid.includes(statusId) && openPageOf(failed) === null && replacedBy === null;
  const isSingle = idSubscription === null && !beginsSubscription;
  const { custormerEmail: email, referenceNumber, amount } = payment;
  if (!isForGood || !isSingle || fraudRule !== null || !email) return undefined;
  return { referenceNumber, email, amount: amount.toFixed(2) };
};
