import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { Link, useLocation } from 'react-router';
import { listOf } from '#components/detail/list-behind.ts';
import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { unpaidKind } from '#components/payment/unpaid-payment.ts';
import { useUnpaidPaymentWords } from '#components/payment/unpaid-payment-words.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { ResendLinkButton } from '#features/transactions/detail/resend-link-button.tsx';
import { type DetailOverlay, overlayLink } from '#features/transactions/transaction-links.ts';
import { useMay } from '#session/use-role.ts';

/** What takes something away is never the main action. */
const isMain = (action: DetailOverlay): boolean => action !== 'dispute' && action !== 'cancel';

type TransactionActionsProps = {
  readonly transaction: TransactionDetail;
  readonly actions: readonly DetailOverlay[];
};

/** What can be done with it now, each at an address of its own; the last is the main one. */
export const TransactionActions = ({ transaction, actions }: TransactionActionsProps) => {
  const words = useTransactionDetailWords().actions;
  const { kinds } = useUnpaidPaymentWords();
  const list = listOf(useLocation());
  const mayResend = useMay('managePaymentLinks') && transaction.canResend;
  if (actions.length === 0 && !mayResend) return null;
  const label = (action: DetailOverlay): string =>
    action === 'cancel' && transaction.statusId !== Status.authorized
      ? kinds[unpaidKind(transaction)].action
      : words[action];
  return (
    <div className="flex flex-wrap gap-2">
      {mayResend && <ResendLinkButton idTransaction={transaction.idTransaction} />}
      {actions.map((action) => (
        <Link
          key={action}
          {...overlayLink(action, transaction.idTransaction, list)}
          preventScrollReset
          className={buttonClass(action === actions.at(-1) && isMain(action) ? 'primary' : 'secondary')}
        >
          {label(action)}
        </Link>
      ))}
    </div>
  );
};
