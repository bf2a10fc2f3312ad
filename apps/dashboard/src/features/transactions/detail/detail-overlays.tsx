import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { listOf } from '#components/list/list-behind.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { CancelPaymentDialog } from '#components/payment/cancel-payment-dialog.tsx';
import { methodText } from '#components/payment/payment-label.tsx';
import { BlacklistDialog } from '#features/transactions/detail/blacklist-dialog.tsx';
import { AuthorizationDrawer } from '#features/transactions/preauthorizations/authorization-drawer.tsx';
import { DisputeDialog } from '#features/transactions/reversals/dispute-dialog.tsx';
import { RefundDialog } from '#features/transactions/reversals/refund-dialog.tsx';
import { isRefundable } from '#features/transactions/reversals/refund-plan.ts';
import { useMayDispute } from '#features/transactions/reversals/use-may-dispute.ts';
import {
  type AuthorizationAction,
  type DetailOverlay,
  detailLink,
  detailOverlayLink,
  isWholeRefund,
} from '#features/transactions/transaction-links.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { SimulateDialog } from '#sandbox/simulate-dialog.tsx';
import { useSimulationWords } from '#sandbox/simulation-words.ts';
import { useMaySimulate } from '#sandbox/use-may-simulate.ts';
import { useMay } from '#session/use-role.ts';

type OverDetailProps = {
  readonly idTransaction: number;
  readonly isOffered: boolean;
  /** `close` goes one step back where it was opened from there, and to the detail where it was opened by itself. */
  readonly children: (close: () => void) => ReactNode;
};

/**
 * What lies over the detail at an address of its own; where it is not offered the address leads to the detail. What has been done
 * is no longer offered, often before the step back has been made: then nothing else leads away.
 */
const OverDetail = ({ idTransaction, isOffered, children }: OverDetailProps) => {
  const location = useLocation();
  const [isClosing, setClosing] = useState(false);
  const { to, state } = detailLink(idTransaction, listOf(location));
  const leave = useCloseOverlay(to, state);
  const close = (): void => {
    setClosing(true);
    leave();
  };
  if (isOffered) return children(close);
  return isClosing ? null : <Navigate to={to} state={state} replace />;
};

type AuthorizationRouteProps = {
  readonly transaction: TransactionDetail;
  readonly action: AuthorizationAction;
};

/** Charging or canceling an authorization. */
const AuthorizationRoute = ({ transaction, action }: AuthorizationRouteProps) => {
  const location = useLocation();
  const { idTransaction, statusId } = transaction;
  const mayManage = useMay('managePreauthorizations');
  // The way back is as far from one as from the other.
  const linkTo = (each: AuthorizationAction) => ({
    to: detailOverlayLink(each, idTransaction, listOf(location)).to,
    state: location.state,
  });
  return (
    <OverDetail idTransaction={idTransaction} isOffered={mayManage && statusId === Status.authorized}>
      {(close) => (
        <AuthorizationDrawer
          transaction={transaction}
          action={action}
          links={{ charge: linkTo('charge'), cancel: linkTo('cancel') }}
          onClose={close}
        />
      )}
    </OverDetail>
  );
};

type RouteProps = { readonly transaction: TransactionDetail };

/** The simulated payment. */
const SimulateRoute = ({ transaction }: RouteProps) => {
  const words = useSimulationWords();
  const [language] = useLanguage();
  const { idTransaction, amount, referenceCash, custormerName, custormerEmail } = transaction;
  return (
    <OverDetail idTransaction={idTransaction} isOffered={useMaySimulate(transaction)}>
      {(close) => (
        <SimulateDialog
          idTransaction={idTransaction}
          amount={amount}
          referenceCash={referenceCash}
          sentence={words.sentence(
            formatMoney(amount),
            methodText(transaction, language),
            custormerName || custormerEmail,
          )}
          onClose={close}
        />
      )}
    </OverDetail>
  );
};

/** Cancels an unpaid payment. */
const CancelPaymentRoute = ({ transaction }: RouteProps) => {
  const location = useLocation();
  const navigate = useNavigate();
  const may = useMay('cancelPayments');
  const { idTransaction, custormerName, custormerEmail } = transaction;
  return (
    <OverDetail idTransaction={idTransaction} isOffered={may && transaction.canCancel}>
      {(close) => (
        <CancelPaymentDialog
          payment={{ ...transaction, customer: custormerName || custormerEmail }}
          onCanceled={(canceled) => {
            // An attempt that had failed made room for the one that is canceled: that one tells the rest.
            const { to, state } = detailLink(canceled, listOf(location));
            return canceled === idTransaction ? close() : void navigate(to, { state, replace: true });
          }}
          onClose={close}
        />
      )}
    </OverDetail>
  );
};

const RefundRoute = ({ transaction }: RouteProps) => {
  const asksForWhole = isWholeRefund(useLocation());
  const mayRefund = useMay('refundTransactions');
  return (
    <OverDetail idTransaction={transaction.idTransaction} isOffered={mayRefund && isRefundable(transaction)}>
      {(close) => <RefundDialog transaction={transaction} asksForWhole={asksForWhole} onClose={close} />}
    </OverDetail>
  );
};

/** The simulated chargeback. */
const DisputeRoute = ({ transaction }: RouteProps) => (
  <OverDetail idTransaction={transaction.idTransaction} isOffered={useMayDispute(transaction)}>
    {(close) => <DisputeDialog transaction={transaction} onClose={close} />}
  </OverDetail>
);

const BlacklistRoute = ({ transaction }: RouteProps) => (
  <OverDetail idTransaction={transaction.idTransaction} isOffered={useMay('manageFraud')}>
    {(close) => <BlacklistDialog transaction={transaction} onClose={close} />}
  </OverDetail>
);

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
