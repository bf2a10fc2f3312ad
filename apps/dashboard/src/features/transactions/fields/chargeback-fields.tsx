import { ChargebackState } from '#features/transactions/fields/chargeback-state.tsx';
import type { FieldSource, NamedFields } from '#features/transactions/fields/field-source.ts';
import { momentOf } from '#features/transactions/fields/moment-of.tsx';

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
