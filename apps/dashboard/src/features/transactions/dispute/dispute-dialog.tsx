import { toAmount } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useId, useRef } from 'react';
import { formatMoney } from '#components/money/money-format.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { DisputeForm } from '#features/transactions/dispute/dispute-form.tsx';
import { useDisputeWords } from '#features/transactions/dispute/dispute-words.ts';
import { useDispute } from '#features/transactions/dispute/use-dispute.ts';
import { useDisputeDraft } from '#features/transactions/dispute/use-dispute-draft.ts';

type DisputeDialogProps = { readonly transaction: TransactionDetail; readonly onClose: () => void };

/** Why and how much; then the bank has it. */
export const DisputeDialog = ({ transaction, onClose }: DisputeDialogProps) => {
  const words = useDisputeWords();
  const formId = useId();
  const first = useRef<HTMLSelectElement>(null);
  const draft = useDisputeDraft(transaction);
  const dispute = useDispute(transaction.idTransaction, onClose);
  const { reason, amount } = draft;
  const shown = amount === undefined ? words.noAmount : formatMoney(toAmount(amount));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!dispute.isPending}
      initialFocus={first}
      title={words.title}
      description={words.sentence(
        transaction.custormerName || transaction.custormerEmail,
        shown,
        formatMoney(transaction.amount),
      )}
      footer={
        <>
          <BackButton disabled={dispute.isPending} onClick={onClose} />
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={dispute.isPending}
            busyLabel={words.running}
          >
            {words.submit(shown)}
          </Button>
        </>
      }
    >
      <DisputeForm
        id={formId}
        draft={draft}
        first={first}
        refusal={dispute.error?.message}
        onSubmit={() => {
          draft.judge();
          if (amount !== undefined) dispute.mutate({ reason, amount: toAmount(amount) });
        }}
      />
    </Dialog>
  );
};
