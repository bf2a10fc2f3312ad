import { formatMoney } from '#components/money/money-format.ts';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { useSimulationWords } from '#sandbox/simulation-words.ts';
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
  const words = useSimulationWords();
  const simulate = useSimulate(idTransaction, onClose);
  return (
    <ConsequenceDialog
      title={words.title}
      description={sentence}
      submit={words.submit(formatMoney(amount))}
      running={words.running}
      variant="primary"
      isRunning={simulate.isPending}
      refusal={simulate.error?.message}
      onConfirm={() => simulate.mutate()}
      onClose={onClose}
    >
      {referenceCash !== null && (
        <p className="pb-3">
          <span className="text-13 text-ink-soft">{words.reference}: </span>
          <span className="figures font-mono text-13">{referenceCash}</span>
        </p>
      )}
      <p className="text-13 text-ink-soft">{words.consequence}</p>
    </ConsequenceDialog>
  );
};
