import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { Navigate, useLocation } from 'react-router';
import { listOf } from '#components/detail/list-behind.ts';
import { useCloseOverlay } from '#features/transactions/detail/use-close-overlay.ts';
import { SimulateDialog } from '#features/transactions/simulate/simulate-dialog.tsx';
import { useMaySimulate } from '#features/transactions/simulate/use-may-simulate.ts';
import { detailLink } from '#features/transactions/transaction-links.ts';

/** The simulated payment at its own address; where it is not offered the address leads to the detail. */
export const SimulateRoute = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const location = useLocation();
  const close = useCloseOverlay(transaction.idTransaction);
  const maySimulate = useMaySimulate(transaction);
  if (!maySimulate) {
    const { to, state } = detailLink(transaction.idTransaction, listOf(location));
    return <Navigate to={to} state={state} replace />;
  }
  return <SimulateDialog transaction={transaction} onClose={close} />;
};
