import { charactersOf } from '@pasarela/contracts/http/text-length';
import { limits } from '@pasarela/contracts/limits/limits';
import type { ReactNode } from 'react';
import { TextAreaField } from '#components/form/bound-fields.tsx';
import { FormDialog, type FormDialogProps } from '#components/form/form-dialog.tsx';
import { useJustificationWords } from '#components/form/justification-words.ts';
import { type ContractForm, useContractForm } from '#components/form/use-contract-form.ts';
import { fieldsDraft } from '#session/use-draft.ts';

const { min, max } = limits.justification;

/** A reason as it is sent: without blanks round it, and in one line. */
export const justificationOf = (text: string): string => text.trim().replace(/\s*[\r\n\t]+\s*/g, ' ');

/** The number of characters left for a reason. A negative number is the excess. */
export const remainingCharacters = (text: string): number => max - charactersOf(justificationOf(text));

export const isJustification = (text: string): boolean => {
  const count = charactersOf(justificationOf(text));
  return count >= min && count <= max;
};

type Justification = { readonly reason: string };

const empty: Justification = { reason: '' };
const justificationDraft = { ...fieldsDraft(empty), name: 'reason' };

/** The form of an action that requires a reason of 5 to 250 characters; what is wrong with it is shown briefly (PORTAL-44). */
export const useJustificationForm = (send: (reason: string) => unknown): ContractForm<Justification> => {
  const words = useJustificationWords();
  return useContractForm({
    initial: empty,
    problems: ({ reason }) =>
      isJustification(reason) ? {} : { reason: words.wrong(String(min), String(max)) },
    send: ({ reason }) => send(justificationOf(reason)),
    draft: justificationDraft,
    warnsFor: limits.justificationWarning,
  });
};

type JustificationFieldProps = { readonly form: ContractForm<Justification>; readonly label: string };

export const JustificationField = ({ form, label }: JustificationFieldProps) => (
  <TextAreaField form={form} name="reason" label={label} left={remainingCharacters(form.values.reason)} />
);

type JustificationDialogProps = Omit<FormDialogProps, 'form' | 'variant' | 'children'> & {
  /** The label of the reason's field. */
  readonly reason: string;
  readonly send: (reason: string) => unknown;
  readonly children?: ReactNode;
};

/** A dialog for an action that requires a reason. */
export const JustificationDialog = ({ reason, send, children, ...dialog }: JustificationDialogProps) => {
  const form = useJustificationForm(send);
  return (
    <FormDialog {...dialog} form={form} variant="danger">
      <JustificationField form={form} label={reason} />
      {children}
    </FormDialog>
  );
};
