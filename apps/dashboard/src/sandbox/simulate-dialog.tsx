import { useRef } from 'react';
import { formatMoney } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { simulationWords as en } from '#i18n/en/simulation.ts';
import { simulationWords as es } from '#i18n/es/simulation.ts';
import { useWords } from '#i18n/use-words.ts';
import { useSimulate } from '#sandbox/use-simulate.ts';

type SimulateDialogProps = {
  readonly idTransaction: number;
  readonly amount: number;
  /** Who pays what where. */
  readonly sentence: string;
  readonly referenceCash?: string | null;
  readonly onClose: () => void;
};

/** The last question before a cash reference counts as paid. */
export const SimulateDialog = ({
  idTransaction,
  amount,
  sentence,
  referenceCash = null,
  onClose,
}: SimulateDialogProps) => {
  const words = useWords({ es, en });
  const back = useRef<HTMLButtonElement>(null);
  const simulate = useSimulate(idTransaction, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!simulate.isPending}
      initialFocus={back}
      title={words.title}
      description={sentence}
      footer={
        <>
          <Button ref={back} disabled={simulate.isPending} onClick={onClose}>
            {words.goBack}
          </Button>
          <Button
            variant="primary"
            busy={simulate.isPending}
            busyLabel={words.running}
            onClick={() => simulate.mutate()}
          >
            {words.submit(formatMoney(amount))}
          </Button>
        </>
      }
    >
      {simulate.error && (
        <p role="alert" className="mb-4 rounded-control bg-danger-soft px-3 py-2 text-13 text-danger">
          {simulate.error.message}
        </p>
      )}
      {referenceCash !== null && (
        <p className="pb-3">
          <span className="text-13 text-ink-soft">{words.reference}: </span>
          <span className="figures font-mono text-13">{referenceCash}</span>
        </p>
      )}
      <p className="text-13 text-ink-soft">{words.consequence}</p>
    </Dialog>
  );
};
