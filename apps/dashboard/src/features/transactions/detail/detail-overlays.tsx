import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { AuthorizationRoute } from '#features/transactions/authorization/authorization-route.tsx';
import { BlacklistRoute } from '#features/transactions/blacklist/blacklist-route.tsx';
import { CancelPaymentRoute } from '#features/transactions/cancel/cancel-payment-route.tsx';
import { DisputeRoute } from '#features/transactions/dispute/dispute-route.tsx';
import { RefundRoute } from '#features/transactions/refund/refund-route.tsx';
import { SimulateRoute } from '#features/transactions/simulate/simulate-route.tsx';
import type { DetailOverlay } from '#features/transactions/transaction-links.ts';

type DetailOverlaysProps = { readonly overlay: DetailOverlay; readonly transaction: TransactionDetail };

/** What lies over the detail at its address. */
export const DetailOverlays = ({ overlay, transaction }: DetailOverlaysProps) => {
  if (overlay === 'refund') return <RefundRoute transaction={transaction} />;
  if (overlay === 'blacklist') return <BlacklistRoute transaction={transaction} />;
  if (overlay === 'dispute') return <DisputeRoute transaction={transaction} />;
  if (overlay === 'simulate') return <SimulateRoute transaction={transaction} />;
  if (overlay === 'cancel' && transaction.statusId !== Status.authorized)
    return <CancelPaymentRoute transaction={transaction} />;
  return <AuthorizationRoute transaction={transaction} action={overlay} />;
};
