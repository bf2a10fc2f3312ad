import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { Link, useLocation } from 'react-router';
import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { useTitleFocus } from '#components/detail/use-title-focus.ts';
import { listOf } from '#components/list/list-behind.ts';
import { Money } from '#components/money/money.tsx';
import type { ChargeAgainState } from '#components/payment/charge-again.ts';
import { unpaidKind } from '#components/payment/unpaid-payment.ts';
import { useUnpaidPaymentWords } from '#components/payment/unpaid-payment-words.ts';
import { useResendLink } from '#components/payment/use-resend-link.ts';
import { TransactionStatusBadge, WonChargebackBadge } from '#components/status/status-badges.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { againOf } from '#features/transactions/detail/unpaid-transaction.ts';
import { isRefundable } from '#features/transactions/reversals/refund-plan.ts';
import { useMayDispute } from '#features/transactions/reversals/use-may-dispute.ts';
import {
  type DetailOverlay,
  detailLink,
  detailOverlayLink,
} from '#features/transactions/transaction-links.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { href, paths } from '#paths/paths.ts';
import { useMaySimulate } from '#sandbox/use-may-simulate.ts';
import { useMay } from '#session/use-role.ts';
import { meaningOf } from './shown-fields.ts';

/** Sends the e-mail of the link that the payment came by once more. */
const ResendLinkButton = ({ idTransaction }: { readonly idTransaction: number }) => {
  const words = useUnpaidPaymentWords().resend;
  const resend = useResendLink(idTransaction);
  return (
    <Button busy={resend.isPending} busyLabel={words.running} onClick={() => resend.mutate()}>
      {words.action}
    </Button>
  );
};

/** What only the sandbox can do. It is framed as what simulates others is everywhere. */
const isSimulated = (action: DetailOverlay): boolean => action === 'simulate' || action === 'dispute';

const actionClass = (action: DetailOverlay): string => {
  // Only what brings money in is a main action, never what takes something away.
  if (action === 'charge') return buttonClass('primary');
  return buttonClass(isSimulated(action) ? 'simulated' : 'secondary');
};

type TransactionActionsProps = {
  readonly transaction: TransactionDetail;
  readonly actions: readonly DetailOverlay[];
};

/** What can be done with it now, each at an address of its own. */
const TransactionActions = ({ transaction, actions }: TransactionActionsProps) => {
  const words = useTransactionDetailWords().actions;
  const { kinds } = useUnpaidPaymentWords();
  const list = listOf(useLocation());
  const mayResend = useMay('managePaymentLinks') && transaction.canResend;
  const maySeeChargeback = useMay('manageChargebacks') && transaction.idStatusChargeBack !== null;
  const mayLink = useMay('managePaymentLinks');
  const again = mayLink ? againOf(transaction) : undefined;
  if (actions.length === 0 && !mayResend && !maySeeChargeback && !again) return null;
  const label = (action: DetailOverlay): string =>
    action === 'cancel' && transaction.statusId !== Status.authorized
      ? kinds[unpaidKind(transaction)].action
      : words[action];
  return (
    // What is done most stands at the edge: of a wide page at its right, of a phone at its left, where what takes a payment back comes last.
    <div
      className={`flex flex-wrap gap-2 ${actions.at(-1) === 'cancel' ? '' : 'max-sm:flex-row-reverse max-sm:justify-end'}`}
    >
      {mayResend && <ResendLinkButton idTransaction={transaction.idTransaction} />}
      {maySeeChargeback && (
        // Its deadline and its evidence are there.
        <Link
          to={href.chargeback(transaction.idTransaction)}
          className={buttonClass(transaction.proofDueDate === null ? 'secondary' : 'primary')}
        >
          {transaction.proofDueDate === null ? words.chargeback : words.proof}
        </Link>
      )}
      {again && (
        <Link
          to={paths.leagueSingle}
          state={{ again } satisfies ChargeAgainState}
          className={buttonClass('primary')}
        >
          {words.chargeAgain}
        </Link>
      )}
      {actions.map((action) => (
        <Link
          key={action}
          {...detailOverlayLink(action, transaction.idTransaction, list)}
          preventScrollReset
          className={actionClass(action)}
        >
          {label(action)}
        </Link>
      ))}
    </div>
  );
};

/** What the role may do with a transaction as it stands: what only the sandbox can do comes first, what is done most last. */
const useOfferedActions = (transaction: TransactionDetail): readonly DetailOverlay[] => {
  const mayRefund = useMay('refundTransactions');
  const mayManage = useMay('managePreauthorizations');
  const mayCancel = useMay('cancelPayments') && transaction.canCancel;
  const maySimulate = useMaySimulate(transaction);
  const mayDispute = useMayDispute(transaction);
  if (mayManage && transaction.statusId === Status.authorized) return ['cancel', 'charge'];
  return [
    ...(maySimulate ? (['simulate'] as const) : []),
    ...(mayDispute ? (['dispute'] as const) : []),
    ...(mayCancel ? (['cancel'] as const) : []),
    ...(mayRefund && isRefundable(transaction) ? (['refund'] as const) : []),
  ];
};

type TransactionHeaderProps = { readonly transaction: TransactionDetail };

/** The amount, large, with its status beside it, what that means, and what can be done with it at the right. */
export const TransactionHeader = ({ transaction }: TransactionHeaderProps) => {
  const words = useTransactionDetailWords();
  const location = useLocation();
  const list = listOf(location);
  const actions = useOfferedActions(transaction);
  const [language] = useLanguage();
  const meaning = meaningOf(transaction, words, language);
  // What lies over the detail hands the focus back to its link; once that is done the link may be gone.
  const title = useTitleFocus(actions.length > 0);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3 gap-y-1.5 sm:basis-80">
        <h1 ref={title} tabIndex={-1} className="text-28 font-semibold outline-none">
          <span className="sr-only">{words.title(transaction.referenceNumber)}: </span>
          <Money amount={transaction.amount} currency={transaction.currency} />
        </h1>
        <TransactionStatusBadge statusId={transaction.statusId} name={transaction.status} />
        <WonChargebackBadge idStatusChargeBack={transaction.idStatusChargeBack} />
        {meaning && <p className="w-full text-14 text-ink-soft">{meaning}</p>}
      </div>
      <TransactionActions transaction={transaction} actions={actions} />
      {transaction.replacedBy !== null && (
        <p className="w-full text-14 text-ink-soft">
          {words.replacedBy(String(transaction.replacedBy))}{' '}
          <Link {...detailLink(transaction.replacedBy, list)} className="text-accent underline">
            {words.seeReplacement}
          </Link>
        </p>
      )}
    </header>
  );
};
