import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { listOf } from '#components/detail/list-behind.ts';
import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { Money } from '#components/money/money.tsx';
import { TransactionStatusBadge } from '#components/status/transaction-status-badge.tsx';
import { WonChargebackBadge } from '#components/status/won-chargeback-badge.tsx';
import { TransactionActions } from '#features/transactions/detail/transaction-actions.tsx';
import { useOfferedActions } from '#features/transactions/detail/use-offered-actions.ts';
import { detailLink } from '#features/transactions/transaction-links.ts';

type TransactionHeaderProps = { readonly transaction: TransactionDetail };

/** The amount, large, with its status beside it and what can be done with it at the right. */
export const TransactionHeader = ({ transaction }: TransactionHeaderProps) => {
  const words = useTransactionDetailWords();
  const location = useLocation();
  const list = listOf(location);
  const actions = useOfferedActions(transaction);
  const isOffered = actions.length > 0;
  const title = useRef<HTMLHeadingElement>(null);
  const offered = useRef(isOffered);
  // What lies over the detail hands the focus back to its link; once that is done the link may be gone.
  useEffect(() => {
    const isGone = offered.current && !isOffered;
    offered.current = isOffered;
    if (isGone && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [isOffered]);
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
