import { type ReactNode, type RefObject, useId } from 'react';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button, type ButtonVariant } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { RefusalText } from '#components/ui/refusal-text.tsx';

export type FormDialogProps = {
  readonly title: string;
  /** What will happen. */
  readonly description: string;
  readonly submit: string;
  /** What the button says while the form is on its way. */
  readonly running: string;
  readonly isRunning: boolean;
  /** What the server refused with, where it named no field. */
  readonly refusal: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

type FormProps = FormDialogProps & {
  readonly variant: ButtonVariant;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly onSubmit: () => void;
};

/** A form in a dialog, with the way back and the button that sends it. It stays open while the form is on its way. */
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
        // What is written here is about somebody else: the browser neither fills it in nor keeps it.
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) onSubmit();
        }}
        className="flex flex-col gap-5"
      >
        {children}
      </form>
    </Dialog>
  );
};
