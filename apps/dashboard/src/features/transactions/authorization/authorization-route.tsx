import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { Navigate, useLocation } from 'react-router';
import { listOf } from '#components/detail/list-behind.ts';
import { AuthorizationDrawer } from '#features/transactions/authorization/authorization-drawer.tsx';
import type { AuthorizationAction } from '#features/transactions/authorization/authorization-links.ts';
import { detailLink, overlayLink } from '#features/transactions/transaction-links.ts';
import { useCloseOverlay } from '#features/transactions/use-close-overlay.ts';
import { useMay } from '#session/use-role.ts';

type AuthorizationRouteProps = {
  readonly transaction: TransactionDetail;
  readonly action: AuthorizationAction;
};

/** Charging or canceling over the detail; where neither is offered the address leads to the detail. */
export const AuthorizationRoute = ({ transaction, action }: AuthorizationRouteProps) => {
  const location = useLocation();
  const { idTransaction, statusId } = transaction;
  const mayManage = useMay('managePreauthorizations');
  const close = useCloseOverlay(idTransaction);
  const list = listOf(location);
  if (!mayManage || statusId !== Status.authorized) {
    const { to, state } = detailLink(idTransaction, list);
    return <Navigate to={to} state={state} replace />;
  }
  // The way back is as far from one as from the other.
  const linkTo = (each: AuthorizationAction) => ({
    to: overlayLink(each, idTransaction, list).to,
    state: location.state,
  });
  return (
    <AuthorizationDrawer
      transaction={transaction}
      action={action}
      links={{ charge: linkTo('charge'), cancel: linkTo('cancel') }}
      onClose={close}
    />
  );
};
