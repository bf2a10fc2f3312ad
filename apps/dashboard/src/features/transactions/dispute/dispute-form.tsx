import { chargebackReasonNames, chargebackReasons } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import { day } from '@pasarela/contracts/dates/dates';
import { chargebackFee } from '@pasarela/contracts/fees/fees';
import { chargebackTax } from '@pasarela/contracts/ledger/deposit';
import { limits } from '@pasarela/contracts/limits/limits';
import { toAmount } from '@pasarela/contracts/money/money';
import type { RefObject } from 'react';
import { DialogForm } from '#components/form/dialog-form.tsx';
import { AmountInput } from '#components/money/amount-input.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { Field } from '#components/ui/field.tsx';
import { SelectInput } from '#components/ui/select-input.tsx';
import { useDisputeWords } from '#features/transactions/dispute/dispute-words.ts';
import type { DisputeDraft } from '#features/transactions/dispute/use-dispute-draft.ts';
import { useLanguage } from '#i18n/use-words.ts';

type DisputeFormProps = {
  readonly id: string;
  readonly draft: DisputeDraft;
  /** The first control of the form. */
  readonly first: RefObject<HTMLSelectElement | null>;
  readonly refusal: string | undefined;
  readonly onSubmit: () => void;
};

/** The form for the reason and the amount of a dispute, with its consequences. */
export const DisputeForm = ({ id, draft, first, refusal, onSubmit }: DisputeFormProps) => {
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
