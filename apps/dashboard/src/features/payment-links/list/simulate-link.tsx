import type { PaymentLinkRow } from '@pasarela/contracts/payment-links/payment-link-schema';
import { Navigate, type To } from 'react-router';
import { formatMoney } from '#components/money/money-format.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { usePaymentLinksWords } from '#features/payment-links/list/payment-links-words.ts';
import { SimulateDialog } from '#sandbox/simulate-dialog.tsx';
import { useMaySimulate } from '#sandbox/use-may-simulate.ts';

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
