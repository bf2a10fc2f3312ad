import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { Link } from 'react-router';
import { ChargebackStatusBadge } from '#components/status/chargeback-status-badge.tsx';
import type { FieldSource, NamedFields } from '#features/transactions/fields/field-source.ts';
import { momentOf } from '#features/transactions/fields/moment-of.tsx';
import { href } from '#paths/paths.ts';
import { useMay } from '#session/use-role.ts';

/** How its chargeback stands; a link for who may open that. */
const ChargebackState = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const { idTransaction, idStatusChargeBack, statusChargeBack } = transaction;
  const badge = <ChargebackStatusBadge idStatusChargeBack={idStatusChargeBack} name={statusChargeBack} />;
  return useMay('manageChargebacks') ? <Link to={href.chargeback(idTransaction)}>{badge}</Link> : badge;
};

/** Whether it was disputed, and what became of that. */
export const chargebackFields = ({ transaction, words: { fields } }: FieldSource) => {
  const { idStatusChargeBack, statusChargeBack, chargeBackDate } = transaction;
  const isDisputed = idStatusChargeBack !== null || statusChargeBack !== null;
  return {
    chargebackStatus: {
      label: fields.chargebackStatus,
      value: isDisputed ? <ChargebackState transaction={transaction} /> : null,
    },
    chargebackDate: { label: fields.chargebackDate, value: momentOf(chargeBackDate) },
  } satisfies NamedFields;
};
