import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import { Moment } from '#components/dates/moment.tsx';
import { ReferenceAndNumber } from '#components/list/reference-and-number.tsx';
import { Money } from '#components/money/money.tsx';
import { TransactionStatusBadge } from '#components/status/transaction-status-badge.tsx';
import { WonChargebackBadge } from '#components/status/won-chargeback-badge.tsx';

/** A row on a phone: amount and status, customer and time, reference and number. */
export const TransactionCard = ({ row }: { readonly row: TransactionRow }) => (
  <>
    <span className="flex items-center justify-between gap-3">
      <span className="text-16 font-medium">
        <Money amount={row.amount} currency={row.currency} />
      </span>
      <span className="flex flex-wrap justify-end gap-1">
        <WonChargebackBadge idStatusChargeBack={row.idStatusChargeBack} />
        <TransactionStatusBadge statusId={row.statusId} name={row.status} />
      </span>
    </span>
    <span className="flex items-center justify-between gap-3 pt-0.5 text-13 text-ink-soft">
      <span className="truncate">{row.custormerName || row.custormerEmail}</span>
      <Moment at={row.date} />
    </span>
    <ReferenceAndNumber reference={row.referenceNumber} id={row.idTransaction} />
  </>
);
