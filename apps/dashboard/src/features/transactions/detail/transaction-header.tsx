import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Money } from '#components/money/money.tsx';
import { TransactionStatusBadge } from '#components/status/transaction-status-badge.tsx';
import { WonChargebackBadge } from '#components/status/won-chargeback-badge.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { isRefundable } from '#features/transactions/refund/refund-plan.ts';
import { detailLink, listOf, refundLink } from '#features/transactions/transaction-links.ts';
import { transactionDetailWords as en } from '#i18n/en/transaction-detail.ts';
import { transactionDetailWords as es } from '#i18n/es/transaction-detail.ts';
import { useWords } from '#i18n/use-words.ts';
import { useMay } from '#session/use-role.ts';

type TransactionHeaderProps = { readonly transaction: TransactionDetail };

/** The amount, large, with its status beside it and the one main action at the right. */
export const TransactionHeader = ({ transaction }: TransactionHeaderProps) => {
  const words = useWords({ es, en });
  const location = useLocation();
  const list = listOf(location);
  const mayRefund = useMay('refundTransactions') && isRefundable(transaction);
  const title = useRef<HTMLHeadingElement>(null);
  const offered = useRef(mayRefund);
  // The refund's dialog hands the focus back to its link; once all is refunded the link is gone.
  useEffect(() => {
    const isGone = offered.current && !mayRefund;
    offered.current = mayRefund;
    if (isGone && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [mayRefund]);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 ref={title} tabIndex={-1} className="text-28 font-semibold outline-none">
          <span className="sr-only">{words.title(transaction.referenceNumber)}: </span>
          <Money amount={transaction.amount} currency={transaction.currency} />
        </h1>
        <TransactionStatusBadge statusId={transaction.statusId} name={transaction.status} />
        <WonChargebackBadge idStatusChargeBack={transaction.idStatusChargeBack} />
      </div>
      {mayRefund && (
        <Link
          {...refundLink(transaction.idTransaction, list)}
          preventScrollReset
          className={buttonClass('primary')}
        >
          {words.refund}
        </Link>
      )}
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
