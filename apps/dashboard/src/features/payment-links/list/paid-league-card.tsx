import type { PaymentLinkRow } from '@pasarela/contracts/payment-links/payment-link-schema';
import { formatDay } from '#components/dates/date-format.ts';
import { Money } from '#components/money/money.tsx';
import { TransactionStatusBadge } from '#components/status/transaction-status-badge.tsx';
import { paidLeaguesWords as en } from '#i18n/en/paid-leagues.ts';
import { paidLeaguesWords as es } from '#i18n/es/paid-leagues.ts';
import { useWords } from '#i18n/use-words.ts';

/** A row on a phone: how much and how it stands, for whom and until when. */
export const PaidLeagueCard = ({ row }: { readonly row: PaymentLinkRow }) => {
  const words = useWords({ es, en });
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="text-16 font-medium">
          <Money amount={row.amount} currency={row.currency} />
        </span>
        <TransactionStatusBadge statusId={row.statusId} name={row.status} />
      </span>
      <span className="block truncate pt-0.5 text-13 text-ink-soft">
        {row.referenceNumber} · {row.email}
      </span>
      <span className="figures block pt-0.5 text-13 text-ink-soft">
        {words.until(formatDay(row.expirationDate))}
      </span>
    </>
  );
};
