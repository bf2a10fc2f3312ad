import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import { ReferenceAndNumber } from '#components/list/reference-and-number.tsx';
import { Money } from '#components/money/money.tsx';
import { AuthorizationTimeLeft } from '#features/transactions/fields/authorization-expiry.tsx';

/** A row on a phone: amount and how long it can still be charged, customer, reference and number. */
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
    <span className="block truncate pt-0.5 text-13 text-ink-soft">{row.custormerName}</span>
    <ReferenceAndNumber reference={row.referenceNumber} id={row.idTransaction} />
  </>
);
