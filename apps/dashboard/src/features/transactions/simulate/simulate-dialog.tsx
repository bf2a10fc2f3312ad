import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useRef } from 'react';
import { formatMoney } from '#components/money/money-format.ts';
import { methodText } from '#components/payment/payment-method-text.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useSimulate } from '#features/transactions/simulate/use-simulate.ts';
import { simulationWords as en } from '#i18n/en/simulation.ts';
import { simulationWords as es } from '#i18n/es/simulation.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';

type SimulateDialogProps = { readonly transaction: TransactionDetail; readonly onClose: () => void };

/** The last question before a cash reference counts as paid. */
export const SimulateDialog = ({ transaction, onClose }: SimulateDialogProps) => {
  const words = useWords({ es, en });
  const [language] = useLanguage();
  const back = useRef<HTMLButtonElement>(null);
  const simulate = useSimulate(transaction.idTransaction, onClose);
  const amount = formatMoney(transaction.amount);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!simulate.isPending}
      initialFocus={back}
      title={words.title}
      description={words.sentence(amount, methodText(transaction, language), transaction.custormerName)}
      footer={
        <>
          <Button ref={back} disabled={simulate.isPending} onClick={onClose}>
            {words.close}
          </Button>
          <Button
            variant="primary"
            busy={simulate.isPending}
            busyLabel={words.running}
            onClick={() => simulate.mutate()}
          >
            {words.submit(amount)}
          </Button>
        </>
      }
    >
      {simulate.error && (
        <p role="alert" className="mb-4 rounded-control bg-danger-soft px-3 py-2 text-13 text-danger">
          {simulate.error.message}
        </p>
      )}
      {transaction.referenceCash !== null && (
        <p className="pb-3">
          <span className="text-13 text-ink-soft">{words.reference}: </span>
          <span className="figures font-mono text-13">{transaction.referenceCash}</span>
        </p>
      )}
      <p className="text-13 text-ink-soft">{words.consequence}</p>
    </Dialog>
  );
};
