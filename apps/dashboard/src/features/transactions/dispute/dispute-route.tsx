import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { Navigate, useLocation } from 'react-router';
import { listOf } from '#components/detail/list-behind.ts';
import { DisputeDialog } from '#features/transactions/dispute/dispute-dialog.tsx';
import { useMayDispute } from '#features/transactions/dispute/use-may-dispute.ts';
import { detailLink } from '#features/transactions/transaction-links.ts';
import { useCloseOverlay } from '#features/transactions/use-close-overlay.ts';

/** The simulated chargeback at its own address; where it is not offered the address leads to the detail. */
export const DisputeRoute = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const location = useLocation();
  const close = useCloseOverlay(transaction.idTransaction);
  if (!useMayDispute(transaction)) {
    const { to, state } = detailLink(transaction.idTransaction, listOf(location));
    return <Navigate to={to} state={state} replace />;
  }
  return <DisputeDialog transaction={transaction} onClose={close} />;
};
