import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { Link } from 'react-router';
import { ChargebackStatusBadge } from '#components/status/chargeback-status-badge.tsx';
import { useMay } from '#session/use-role.ts';

/** How its chargeback stands; a link for who may open that. */
export const ChargebackState = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const { idTransaction, idStatusChargeBack, statusChargeBack } = transaction;
  const badge = <ChargebackStatusBadge idStatusChargeBack={idStatusChargeBack} name={statusChargeBack} />;
  return useMay('manageChargebacks') ? (
    <Link to={`/chargebacks-detail?id=${idTransaction}`}>{badge}</Link>
  ) : (
    badge
  );
};
