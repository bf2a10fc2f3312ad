import {
  type ChargebackReason,
  chargebackReasonNames,
  chargebackReasons,
} from '@pasarela/contracts/chargebacks/chargeback-reasons';
import { day } from '@pasarela/contracts/dates/dates';
import { chargebackFee } from '@pasarela/contracts/fees/fees';
import { chargebackTax } from '@pasarela/contracts/ledger/deposit';
import { limits } from '@pasarela/contracts/limits/limits';
import { toAmount, toCentavos } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useId, useRef, useState } from 'react';
import { AmountInput } from '#components/money/amount-input.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { readAmount } from '#components/money/typed-amount.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { SelectInput } from '#components/ui/select-input.tsx';
import { useDispute } from '#features/transactions/dispute/use-dispute.ts';
import { disputeWords as en } from '#i18n/en/dispute.ts';
import { disputeWords as es } from '#i18n/es/dispute.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { textDraft, useDraft } from '#session/use-draft.ts';

type DisputeDialogProps = { readonly transaction: TransactionDetail; readonly onClose: () => void };

const least = 1;

/** Why and how much; then the bank has it. */
export const DisputeDialog = ({ transaction, onClose }: DisputeDialogProps) => {
  const words = useWords({ es, en });
  const [language] = useLanguage();
  const formId = useId();
  const first = useRef<HTMLSelectElement>(null);
  const most = toCentavos(transaction.amount) - toCentavos(transaction.refundedAmount);
  const [reason, setReason] = useState<ChargebackReason>('unrecognized');
  const [text, setText] = useDraft('dispute', toAmount(most).toFixed(2), textDraft);
  const [isAsked, setAsked] = useState(false);
  const dispute = useDispute(transaction.idTransaction, onClose);
  const amount = readAmount(text);
  const isGood = amount !== undefined && amount >= least && amount <= most;
  const shown = isGood ? formatMoney(toAmount(amount)) : words.noAmount;
  const [lowest, highest] = [formatMoney(toAmount(least)), formatMoney(toAmount(most))];
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
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (isGood) dispute.mutate({ reason, amount: toAmount(amount) });
        }}
        className="flex flex-col gap-4"
      >
        {dispute.error && (
          <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-13 text-danger">
            {dispute.error.message}
          </p>
        )}
        <Field label={words.reason}>
          {(control) => (
            <SelectInput
              {...control}
              ref={first}
              value={reason}
              onChange={({ target }) =>
                setReason(chargebackReasonNames.find((name) => name === target.value) ?? reason)
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
          error={isAsked && !isGood ? words.invalid(highest) : undefined}
        >
          {(control) => (
            <AmountInput
              {...control}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setAsked(false);
              }}
            />
          )}
        </Field>
        <p className="text-13 text-ink-soft">
          {words.consequence(
            String(limits.chargebackProof / day),
            formatMoney(toAmount(chargebackFee)),
            formatMoney(toAmount(chargebackTax)),
          )}
        </p>
      </form>
    </Dialog>
  );
};
