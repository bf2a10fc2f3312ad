import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import type { ChargeAgain } from '#components/payment/charge-again.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { useCopyLink } from '#components/ui/copy-button.tsx';
import { Icon } from '#components/ui/icon.tsx';

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

/** The page that waits for its payer, to be shared. */
export const OpenPage = ({ url }: { readonly url: string }) => {
  const { page, fields, openCheckout } = useTransactionDetailWords();
  const copy = useCopyLink(page);
  return (
    <section
      aria-label={fields.checkout}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel border border-line bg-paper px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-13 font-medium">{fields.checkout}</h2>
        <p className="truncate font-mono text-13 text-ink-soft">{url}</p>
      </div>
      <div className="flex gap-2">
        <Button variant="primary" onClick={() => void copy(url)}>
          <Icon name="copy" />
          {page.copy}
        </Button>
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass()}>
          {openCheckout}
          <Icon name="external" />
        </a>
      </div>
    </section>
  );
};
