import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { paymentLinksKey, summaryKey, transactionsKey } from '#api/query-keys.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { useActionEnding } from '#components/ui/use-action-ending.ts';
import { useSimulationWords } from '#sandbox/simulation-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Simulates the payment at the shop; the displayed payment data is reloaded in any case. */
const useSimulate = (id: number, onMade: () => void) => {
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: () => callOperation('simulateCashPayment', { params: { id } }),
    ...useActionEnding({
      success: useSimulationWords().success,
      stale: [transactionsKey(companyId), summaryKey(companyId), paymentLinksKey(companyId)],
      onMade,
    }),
  });
};

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
        <dl className="flex justify-between gap-4 pb-3 text-13">
          <dt className="text-ink-soft">{words.reference}</dt>
          <dd className="figures font-mono">{referenceCash}</dd>
        </dl>
      )}
      <p className="text-13 text-ink-soft">{words.consequence}</p>
    </ConsequenceDialog>
  );
};
