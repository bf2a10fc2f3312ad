import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { Link, useLocation } from 'react-router';
import { listOf } from '#components/detail/list-behind.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { type DetailOverlay, overlayLink } from '#features/transactions/transaction-links.ts';
import { transactionDetailWords as en } from '#i18n/en/transaction-detail.ts';
import { transactionDetailWords as es } from '#i18n/es/transaction-detail.ts';
import { useWords } from '#i18n/use-words.ts';

type TransactionActionsProps = {
  readonly transaction: TransactionDetail;
  readonly actions: readonly DetailOverlay[];
};

/** What can be done with it now, each at an address of its own; the last is the main one. */
export const TransactionActions = ({ transaction, actions }: TransactionActionsProps) => {
  const words = useWords({ es, en }).actions;
  const list = listOf(useLocation());
  if (actions.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <Link
          key={action}
          {...overlayLink(action, transaction.idTransaction, list)}
          preventScrollReset
          className={buttonClass(action === actions.at(-1) && action !== 'dispute' ? 'primary' : 'secondary')}
        >
          {words[action]}
        </Link>
      ))}
    </div>
  );
};
