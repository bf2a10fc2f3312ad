import type { PaymentLinkRow } from '@pasarela/contracts/payment-links/payment-link-schema';
import { formatDay } from '#components/dates/date-format.ts';
import { ReferenceAndNumber } from '#components/list/reference-and-number.tsx';
import { Money } from '#components/money/money.tsx';
import { TransactionStatusBadge } from '#components/status/transaction-status-badge.tsx';
import { usePaymentLinksWords } from '#features/payment-links/list/payment-links-words.ts';

/** A row on a phone: how much and how it stands, for whom and until when, reference and number. */
export const PaymentLinkCard = ({ row }: { readonly row: PaymentLinkRow }) => {
  const words = usePaymentLinksWords();
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="text-16 font-medium">
          <Money amount={row.amount} currency={row.currency} />
        </span>
        <TransactionStatusBadge statusId={row.statusId} name={row.status} />
      </span>
      <span className="flex items-center justify-between gap-3 pt-0.5 text-13 text-ink-soft">
        <span className="truncate">{row.email}</span>
        <span className="figures shrink-0">{words.until(formatDay(row.expirationDate))}</span>
      </span>
      <ReferenceAndNumber reference={row.referenceNumber} id={row.idTransaction} />
    </>
  );
};
