import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { Navigate, useLocation } from 'react-router';
import { listOf } from '#components/detail/list-behind.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { methodText } from '#components/payment/payment-method-text.ts';
import { detailLink } from '#features/transactions/transaction-links.ts';
import { useCloseOverlay } from '#features/transactions/use-close-overlay.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { SimulateDialog } from '#sandbox/simulate-dialog.tsx';
import { useSimulationWords } from '#sandbox/simulation-words.ts';
import { useMaySimulate } from '#sandbox/use-may-simulate.ts';

/** The simulated payment at its own address; where it is not offered the address leads to the detail. */
export const SimulateRoute = ({ transaction }: { readonly transaction: TransactionDetail }) => {
  const words = useSimulationWords();
  const [language] = useLanguage();
  const location = useLocation();
  const close = useCloseOverlay(transaction.idTransaction);
  const maySimulate = useMaySimulate(transaction);
  if (!maySimulate) {
    const { to, state } = detailLink(transaction.idTransaction, listOf(location));
    return <Navigate to={to} state={state} replace />;
  }
  const { idTransaction, amount, referenceCash, custormerName, custormerEmail } = transaction;
  return (
    <SimulateDialog
      idTransaction={idTransaction}
      amount={amount}
      referenceCash={referenceCash}
      sentence={words.sentence(
        formatMoney(amount),
        methodText(transaction, language),
        custormerName || custormerEmail,
      )}
      onClose={close}
    />
  );
};
