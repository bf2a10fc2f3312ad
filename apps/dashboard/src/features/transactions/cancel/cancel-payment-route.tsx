import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { listOf } from '#components/detail/list-behind.ts';
import { CancelPaymentDialog } from '#components/payment/cancel-payment-dialog.tsx';
import { detailLink } from '#features/transactions/transaction-links.ts';
import { useCloseOverlay } from '#features/transactions/use-close-overlay.ts';
import { useMay } from '#session/use-role.ts';

/** Cancels an unpaid payment over its detail; where that is not offered the address leads to the detail. */
export const CancelPaymentRoute = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const location = useLocation();
  const navigate = useNavigate();
  const may = useMay('cancelPayments');
  const { idTransaction, custormerName, custormerEmail } = transaction;
  const close = useCloseOverlay(idTransaction);
  const list = listOf(location);
  if (!may || !transaction.canCancel) {
    const { to, state } = detailLink(idTransaction, list);
    return <Navigate to={to} state={state} replace />;
  }
  return (
    <CancelPaymentDialog
      payment={{ ...transaction, customer: custormerName || custormerEmail }}
      onCanceled={(canceled) => {
        // An attempt that had failed made room for the one that is canceled: that one tells the rest.
        const { to, state } = detailLink(canceled, list);
        return canceled === idTransaction ? close() : void navigate(to, { state, replace: true });
      }}
      onClose={close}
    />
  );
};
