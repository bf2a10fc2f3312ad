import { limits } from '@pasarela/contracts/limits/limits';
import { refundReasonNames, refundReasons } from '@pasarela/contracts/refunds/refund-reasons';
import { Field } from '#components/ui/field.tsx';
import { SelectInput } from '#components/ui/select-input.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { useRefundsWords } from '#features/transactions/refund/refunds-words.ts';
import type { useRefundDraft } from '#features/transactions/refund/use-refund-draft.ts';
import { useLanguage } from '#i18n/use-words.ts';

type RefundWhyProps = {
  readonly draft: Pick<ReturnType<typeof useRefundDraft>, 'reason' | 'note' | 'setReason' | 'setNote'>;
};

/** Why it is given back: a reason of the list, and the merchant's own note. Neither is required. */
export const RefundWhy = ({ draft }: RefundWhyProps) => {
  const words = useRefundsWords();
  const [language] = useLanguage();
  return (
    <>
      <Field label={words.reason} optional>
        {(control) => (
          <SelectInput
            {...control}
            value={draft.reason}
            onChange={(event) => draft.setReason(event.target.value)}
          >
            <option value="">{words.noReason}</option>
            {refundReasonNames.map((name) => (
              <option key={name} value={name}>
                {refundReasons[name][language]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={words.note} optional hint={words.noteHint(limits.refundNote - draft.note.length)}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={limits.refundNote}
            value={draft.note}
            onChange={(event) => draft.setNote(event.target.value)}
          />
        )}
      </Field>
    </>
  );
};
