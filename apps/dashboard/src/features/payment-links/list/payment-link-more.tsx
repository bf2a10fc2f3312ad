import type { PaymentLinkRow } from '@pasarela/contracts/payment-links/payment-link-schema';
import { Link } from 'react-router';
import { useUnpaidPaymentWords } from '#components/payment/unpaid-payment-words.ts';
import { useResendLink } from '#components/payment/use-resend-link.ts';
import { Button } from '#components/ui/button.tsx';
import { DropdownItem, DropdownLink, DropdownMenu } from '#components/ui/dropdown-menu.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { linkOverlayAddress } from '#features/payment-links/list/payment-links-links.ts';
import type { PaymentLinksSearch } from '#features/payment-links/list/payment-links-search.ts';
import { usePaymentLinksWords } from '#features/payment-links/list/payment-links-words.ts';
import { useMay } from '#session/use-role.ts';

type PaymentLinkMoreProps = { readonly row: PaymentLinkRow; readonly search: PaymentLinksSearch };

/** The actions on a link that can still be paid: send its e-mail again, or cancel it. */
export const PaymentLinkMore = ({ row, search }: PaymentLinkMoreProps) => {
  const words = usePaymentLinksWords();
  const unpaid = useUnpaidPaymentWords();
  const resend = useResendLink(row.idTransaction);
  const mayResend = useMay('managePaymentLinks') && row.canResend;
  const mayCancel = useMay('cancelPayments') && row.canCancel;
  if (!mayResend && !mayCancel) return null;
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={words.rowActions.more(row.referenceNumber)}>
          <Icon name="more" />
        </Button>
      }
    >
      {mayResend && (
        <DropdownItem disabled={resend.isPending} onSelect={() => resend.mutate()}>
          {unpaid.resend.action}
        </DropdownItem>
      )}
      {mayCancel && (
        <DropdownLink>
          <Link {...linkOverlayAddress('cancel', row.idTransaction, search)}>{unpaid.kinds.link.action}</Link>
        </DropdownLink>
      )}
    </DropdownMenu>
  );
};
