import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import { Money } from '#components/money/money.tsx';
import { AuthorizationTimeLeft } from '#features/transactions/authorization/authorization-expiry.tsx';

/** A row on a phone: amount and how long it can still be charged, customer and reference. */
export const PreauthorizationCard = ({ row }: { readonly row: TransactionRow }) => (
  <>
    <span className="flex items-center justify-between gap-3">
      <span className="text-16 font-medium">
        <Money amount={row.amount} currency={row.currency} />
      </span>
      {row.authorizationExpires !== null && (
        <span className="text-13 text-ink-soft">
          <AuthorizationTimeLeft expires={row.authorizationExpires} />
        </span>
      )}
    </span>
    <span className="flex items-center justify-between gap-3 pt-0.5 text-13 text-ink-soft">
      <span className="truncate">{row.custormerName}</span>
      <span className="shrink-0">{row.referenceNumber}</span>
    </span>
  </>
);
