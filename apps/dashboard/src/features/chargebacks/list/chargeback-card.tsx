import type { ChargebackRow } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { chargebackOutcomeOf } from '@pasarela/contracts/statuses/chargeback-status';
import { formatDay } from '#components/dates/date-format.ts';
import { ReferenceAndNumber } from '#components/list/reference-and-number.tsx';
import { Money } from '#components/money/money.tsx';
import { ChargebackStatusBadge } from '#components/status/chargeback-status-badge.tsx';
import { DeadlineText } from '#features/chargebacks/deadline-text.tsx';

/** A row on a phone: amount and status, customer and time left, reference and number. */
export const ChargebackCard = ({ row }: { readonly row: ChargebackRow }) => {
  const waits = chargebackOutcomeOf(row.idStatusChargeBack) === 'inProcess' && row.proofDate === null;
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="text-16 font-medium">
          <Money amount={row.chargeBackAmount} currency={row.currency} />
        </span>
        <ChargebackStatusBadge idStatusChargeBack={row.idStatusChargeBack} name={row.statusChargeBack} />
      </span>
      <span className="flex items-center justify-between gap-3 pt-0.5 text-13 text-ink-soft">
        <span className="truncate">{row.custormerName || row.custormerEmail}</span>
        {waits ? (
          <DeadlineText due={row.proofDueDate} />
        ) : (
          <span className="figures">{formatDay(row.chargeBackDate)}</span>
        )}
      </span>
      <ReferenceAndNumber reference={row.referenceNumber} id={row.idTransaction} />
    </>
  );
};
