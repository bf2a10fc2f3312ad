import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { RefundDialog } from '#features/transactions/refund/refund-dialog.tsx';
import { isRefundable } from '#features/transactions/refund/refund-plan.ts';
import { detailLink, isOverDetail, listOf } from '#features/transactions/transaction-links.ts';
import { useMay } from '#session/use-role.ts';

/** The refund at its own address; where it is not offered the address leads to the detail. */
export const RefundRoute = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const location = useLocation();
  const navigate = useNavigate();
  const mayRefund = useMay('refundTransactions');
  const { to, state } = detailLink(transaction.idTransaction, listOf(location));
  if (!mayRefund || !isRefundable(transaction)) return <Navigate to={to} state={state} replace />;
  const close = () =>
    isOverDetail(location)
      ? void navigate(-1)
      : void navigate(to, { state, replace: true, preventScrollReset: true });
  return <RefundDialog transaction={transaction} onClose={close} />;
};
