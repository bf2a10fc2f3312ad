import { type ReactNode, type RefObject, useId } from 'react';
import { Form } from '#components/form/bound-fields.tsx';
import type { FormHandle } from '#components/form/use-contract-form.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button, type ButtonVariant } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { RefusalText } from '#components/ui/state-message.tsx';

/** The first control that the user can change; a dialog moves the focus there when it opens. */
export const firstControlOf = ({ element }: Pick<FormHandle, 'element'>): RefObject<HTMLElement | null> => ({
  get current() {
    return (
      element.current?.querySelector<HTMLElement>(
        'input:not([readonly], [type=hidden]), select, textarea, [role=switch]',
      ) ?? null
    );
  },
});

export type FormDialogProps = {
  readonly form: FormHandle;
  readonly title: string;
  /** The sentence that tells what submitting does. */
  readonly description: string;
  readonly submit: string;
  /** The label of the button while the form is being sent. */
  readonly running: string;
  readonly variant: ButtonVariant;
  /** Nothing can be sent now. */
  readonly isBlocked?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form in a dialog with its cancel and submit buttons. The dialog stays open while the form is being sent. */
export const FormDialog = ({
  form,
  title,
  description,
  submit,
  running,
  variant,
  isBlocked = false,
  onClose,
  children,
}: FormDialogProps) => {
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!form.isSending}
      initialFocus={firstControlOf(form)}
      title={title}
      description={description}
      footer={
        <>
          <BackButton disabled={form.isSending} onClick={onClose} />
          <Button
            type="submit"
            form={formId}
            variant={variant}
            disabled={isBlocked}
            busy={form.isSending}
            busyLabel={running}
          >
            {submit}
          </Button>
        </>
      }
    >
      <RefusalText text={form.refusal} />
      {/* The fields are not about the user: the browser should neither fill them in nor store them. */}
      <Form form={form} id={formId} autoComplete="off" className="flex flex-col gap-5">
        {children}
      </Form>
    </Dialog>
  );
};
