import type { PaymentLinkRow } from '@pasarela/contracts/payment-links/payment-link-schema';
import { Link } from 'react-router';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { useCopyLink } from '#components/ui/use-copy-link.ts';
import { PaymentLinkMore } from '#features/payment-links/list/payment-link-more.tsx';
import { linkOverlayAddress } from '#features/payment-links/list/payment-links-links.ts';
import type { PaymentLinksSearch } from '#features/payment-links/list/payment-links-search.ts';
import { usePaymentLinksWords } from '#features/payment-links/list/payment-links-words.ts';
import { useMaySimulate } from '#sandbox/use-may-simulate.ts';

type PaymentLinkRowActionsProps = { readonly row: PaymentLinkRow; readonly search: PaymentLinksSearch };

/** The link of every row; in test mode, that the payment of one that waits is made; while it can be paid, more. */
export const PaymentLinkRowActions = ({ row, search }: PaymentLinkRowActionsProps) => {
  const words = usePaymentLinksWords();
  const copy = useCopyLink(words);
  const maySimulate = useMaySimulate(row);
  return (
    <span className="flex items-end gap-1 sm:flex-col min-[90rem]:flex-row">
      {maySimulate && (
        <Link
          {...linkOverlayAddress('simulate', row.idTransaction, search)}
          aria-label={words.rowActions.simulate(row.referenceNumber)}
          className={buttonClass('ghost', 'small')}
        >
          {words.actions.simulate}
        </Link>
      )}
      <span className="flex items-center sm:-mr-2">
        <Button
          variant="ghost"
          size="small"
          aria-label={words.rowActions.copyLink(row.referenceNumber)}
          onClick={() => void copy(row.url)}
        >
          {words.actions.copyLink}
        </Button>
        <PaymentLinkMore row={row} search={search} />
      </span>
    </span>
  );
};
