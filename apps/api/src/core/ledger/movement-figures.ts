import type { LedgerTransferKind } from '@pasarela/contracts/ledger/ledger-accounts';
import type { Centavos } from '@pasarela/contracts/money/money';
import { sidesOf } from './merchant-figures.ts';

type Moved = {
  readonly kind: LedgerTransferKind;
  readonly amount: Centavos;
  /** The fee and VAT that were booked with it. */
  readonly charges: Centavos;
};

/** A movement of a settlement in centavos: what was sold or taken back, its fee with VAT, and what is left. */
export type MovementFigures = {
  readonly amount: Centavos;
  readonly commission: Centavos;
  readonly total: Centavos;
};

/** The figures of a movement. The fee of a chargeback is a charge alone. */
export const movementFigures = ({ kind, amount, charges }: Moved): MovementFigures => {
  if (kind === 'chargebackFee')
    return { amount: 0, commission: amount + charges, total: -(amount + charges) };
  const { charge, credit } = sidesOf({ kind, amount });
  const signed = credit - charge;
  return { amount: signed, commission: charges, total: signed - charges };
};
