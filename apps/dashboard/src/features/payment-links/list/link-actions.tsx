import type { PaymentLinkRow } from '@pasarela/contracts/payment-links/payment-link-schema';
import { Navigate, type To } from 'react-router';
import { formatMoney } from '#components/money/money-format.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { CancelPaymentDialog } from '#components/payment/cancel-payment-dialog.tsx';
import { SimulateDialog } from '#sandbox/simulate-dialog.tsx';
import { useMaySimulate } from '#sandbox/use-may-simulate.ts';
import { useMay } from '#session/use-role.ts';
import { usePaymentLinksWords } from './payment-links-words.ts';

type CancelLinkProps = { readonly row: PaymentLinkRow; readonly page: To };

/** The dialog to cancel a link; if that is not allowed, the address leads to the list. */
export const CancelLink = ({ row, page }: CancelLinkProps) => {
  const close = useCloseOverlay(page);
  const may = useMay('cancelPayments');
  if (!may || !row.canCancel) return <Navigate to={page} replace />;
  return (
    <CancelPaymentDialog
      payment={{ ...row, customer: row.email, pageKind: 'link' }}
      onCanceled={close}
      onClose={close}
    />
  );
};

type SimulateLinkProps = { readonly row: PaymentLinkRow; readonly page: To };

/** The payment of a link that waits at the shop, made by hand; where it is not offered the address leads to the list. */
export const SimulateLink = ({ row, page }: SimulateLinkProps) => {
  const words = usePaymentLinksWords();
  const close = useCloseOverlay(page);
  const maySimulate = useMaySimulate(row);
  if (!maySimulate) return <Navigate to={page} replace />;
  return (
    <SimulateDialog
      idTransaction={row.idTransaction}
      amount={row.amount}
      sentence={words.simulateSentence(formatMoney(row.amount), row.referenceNumber, row.email)}
      onClose={close}
    />
  );
};
