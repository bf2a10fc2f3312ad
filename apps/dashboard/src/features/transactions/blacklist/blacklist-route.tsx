import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { Navigate, useLocation } from 'react-router';
import { listOf } from '#components/detail/list-behind.ts';
import { BlacklistDialog } from '#features/transactions/blacklist/blacklist-dialog.tsx';
import { detailLink } from '#features/transactions/transaction-links.ts';
import { useCloseOverlay } from '#features/transactions/use-close-overlay.ts';
import { useMay } from '#session/use-role.ts';

/** The dialog at its own address; a role that may not gets the detail. */
export const BlacklistRoute = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const location = useLocation();
  const close = useCloseOverlay(transaction.idTransaction);
  if (!useMay('manageFraud')) {
    const { to, state } = detailLink(transaction.idTransaction, listOf(location));
    return <Navigate to={to} state={state} replace />;
  }
  return <BlacklistDialog transaction={transaction} onClose={close} />;
};
