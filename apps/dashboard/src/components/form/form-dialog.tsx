import { type ReactNode, type RefObject, useId } from 'react';
import { focusFirstError } from '#components/form/dialog-form.tsx';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button, type ButtonVariant } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { RefusalText } from '#components/ui/refusal-text.tsx';

export type FormDialogProps = {
  readonly title: string;
  /** The sentence that tells what submitting does. */
  readonly description: string;
  readonly submit: string;
  /** The label of the button while the form is being sent. */
  readonly running: string;
  readonly isRunning: boolean;
  /** The message of a refusal that names no field. */
  readonly refusal: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

type FormProps = FormDialogProps & {
  readonly variant: ButtonVariant;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly onSubmit: () => void;
};

/** A form in a dialog with its cancel and submit buttons. The dialog stays open while the form is being sent. */
export const FormDialog = ({
  title,
  description,
  submit,
  running,
  variant,
  isRunning,
  refusal,
  initialFocus,
  onSubmit,
  onClose,
  children,
}: FormProps) => {
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!isRunning}
      {...(initialFocus && { initialFocus })}
      title={title}
      description={description}
      footer={
        <>
          <BackButton disabled={isRunning} onClick={onClose} />
          <Button type="submit" form={formId} variant={variant} busy={isRunning} busyLabel={running}>
            {submit}
          </Button>
        </>
      }
    >
      <RefusalText text={refusal} />
      <form
        id={formId}
        noValidate
        // The fields are not about the user: the browser should neither fill them in nor store them.
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (isRunning) return;
          onSubmit();
          focusFirstError(event.currentTarget);
        }}
        className="flex flex-col gap-5"
      >
        {children}
      </form>
    </Dialog>
  );
};
