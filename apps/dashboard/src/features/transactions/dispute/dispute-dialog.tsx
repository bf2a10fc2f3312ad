import {
  type ChargebackReason,
  chargebackReasonNames,
  chargebackReasons,
} from '@pasarela/contracts/chargebacks/chargeback-reasons';
import type { OpenChargeback } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { day } from '@pasarela/contracts/dates/dates';
import { chargebackFee } from '@pasarela/contracts/fees/fees';
import { chargebackTax } from '@pasarela/contracts/ledger/deposit';
import { limits } from '@pasarela/contracts/limits/limits';
import { toAmount, toCentavos } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useId, useRef, useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { DialogForm } from '#components/form/dialog-form.tsx';
import { AmountInput } from '#components/money/amount-input.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { readAmount } from '#components/money/typed-amount.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { SelectInput } from '#components/ui/select-input.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useDisputeWords } from '#features/transactions/dispute/dispute-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { textDraft, useDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';

const min = 1;

/** Why and how much, while it is being typed; it begins with all that is left of the payment. */
const useDisputeDraft = (transaction: TransactionDetail) => {
  const max = toCentavos(transaction.amount) - toCentavos(transaction.refundedAmount);
  const [reason, setReason] = useState<ChargebackReason>('unrecognized');
  const [text, setText] = useDraft('dispute', toAmount(max).toFixed(2), textDraft);
  const [isAsked, setAsked] = useState(false);
  const typed = readAmount(text);
  const amount = typed !== undefined && typed >= min && typed <= max ? typed : undefined;
  return {
    min,
    max,
    reason,
    text,
    /** Undefined while it is not an amount that could be disputed. */
    amount,
    isWrong: isAsked && amount === undefined,
    chooseReason: setReason,
    type: (value: string): void => {
      setText(value);
      setAsked(false);
    },
    judge: (): void => setAsked(true),
  };
};

type DisputeDraft = ReturnType<typeof useDisputeDraft>;

type DisputeFormProps = {
  readonly id: string;
  readonly draft: DisputeDraft;
  /** The first control of the form. */
  readonly first: RefObject<HTMLSelectElement | null>;
  readonly refusal: string | undefined;
  readonly onSubmit: () => void;
};

/** The form for the reason and the amount of a dispute, with its consequences. */
const DisputeForm = ({ id, draft, first, refusal, onSubmit }: DisputeFormProps) => {
  const words = useDisputeWords();
  const [language] = useLanguage();
  const { reason, text, isWrong } = draft;
  const [lowest, highest] = [formatMoney(toAmount(draft.min)), formatMoney(toAmount(draft.max))];
  return (
    <DialogForm id={id} onSubmit={onSubmit}>
      {refusal !== undefined && (
        <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-13 text-danger">
          {refusal}
        </p>
      )}
      <Field label={words.reason}>
        {(control) => (
          <SelectInput
            {...control}
            ref={first}
            value={reason}
            onChange={({ target }) =>
              draft.chooseReason(chargebackReasonNames.find((name) => name === target.value) ?? reason)
            }
          >
            {chargebackReasonNames.map((name) => (
              <option key={name} value={name}>
                {chargebackReasons[name][language]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field
        label={words.amount}
        hint={words.bounds(lowest, highest)}
        error={isWrong ? words.invalid(highest) : undefined}
      >
        {(control) => (
          <AmountInput {...control} value={text} onChange={({ target }) => draft.type(target.value)} />
        )}
      </Field>
      <p className="text-13 text-ink-soft">
        {words.consequence(
          String(limits.chargebackProof / day),
          formatMoney(toAmount(chargebackFee)),
          formatMoney(toAmount(chargebackTax)),
        )}
      </p>
    </DialogForm>
  );
};

/** Plays the cardholder; what showed the payment before is fetched anew either way. */
const useDispute = (idTransaction: number, onOpened: () => void) => {
  const words = useDisputeWords();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: (dispute: Pick<OpenChargeback, 'reason' | 'amount'>) =>
      callOperation('openChargeback', { body: { idCompany: companyId, idTransaction, ...dispute } }),
    onSuccess: () => {
      toast({ tone: 'success', title: words.success });
      onOpened();
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: transactionsKey(companyId) });
      void client.invalidateQueries({ queryKey: ['chargebacks', companyId] });
      void client.invalidateQueries({ queryKey: ['summary', companyId] });
    },
  });
};

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
