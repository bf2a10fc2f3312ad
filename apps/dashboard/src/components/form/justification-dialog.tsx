import { useRef } from 'react';
import { FormDialog, type FormDialogProps } from '#components/form/form-dialog.tsx';
import { JustificationField } from '#components/form/justification-field.tsx';
import { useJustification } from '#components/form/use-justification.ts';

type JustificationDialogProps = Omit<FormDialogProps, 'children'> &
  Partial<Pick<FormDialogProps, 'children'>> & {
    /** The label of the reason's field. */
    readonly reason: string;
    readonly onSubmit: (reason: string) => void;
  };

/** A dialog for an action that requires a reason of 5 to 250 characters (PORTAL-44). */
export const JustificationDialog = ({ reason, onSubmit, children, ...dialog }: JustificationDialogProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useJustification();
  return (
    <FormDialog
      {...dialog}
      variant="danger"
      initialFocus={field}
      onSubmit={() => {
        if (draft.judge()) onSubmit(draft.reason);
      }}
    >
      <JustificationField
        label={reason}
        text={draft.text}
        isWrong={draft.isWrong}
        field={field}
        onType={draft.type}
      />
      {children}
    </FormDialog>
  );
};
