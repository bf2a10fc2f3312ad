import type { PaymentLinkRow } from '@pasarela/contracts/payment-links/payment-link-schema';
import { Navigate, type To } from 'react-router';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { CancelPaymentDialog } from '#components/payment/cancel-payment-dialog.tsx';
import { useMay } from '#session/use-role.ts';

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
