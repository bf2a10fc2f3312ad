import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { Navigate, useLocation } from 'react-router';
import { listOf } from '#components/detail/list-behind.ts';
import { RefundDialog } from '#features/transactions/refund/refund-dialog.tsx';
import { isRefundable } from '#features/transactions/refund/refund-plan.ts';
import { detailLink } from '#features/transactions/transaction-links.ts';
import { useCloseOverlay } from '#features/transactions/use-close-overlay.ts';
import { useMay } from '#session/use-role.ts';

/** The refund at its own address; where it is not offered the address leads to the detail. */
export const RefundRoute = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const location = useLocation();
  const mayRefund = useMay('refundTransactions');
  const close = useCloseOverlay(transaction.idTransaction);
  if (!mayRefund || !isRefundable(transaction)) {
    const { to, state } = detailLink(transaction.idTransaction, listOf(location));
    return <Navigate to={to} state={state} replace />;
  }
  return <RefundDialog transaction={transaction} onClose={close} />;
};
