import type { ReactNode } from 'react';

type DialogFormProps = {
  /** The id by which the dialog's submit button, which is outside the form, refers to it. */
  readonly id: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** Moves the focus to the first field with an error, once the errors of a submission are shown. */
export const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
};

/** A form in the body of a dialog. It is validated by our own code, not by the browser. */
export const DialogForm = ({ id, onSubmit, children }: DialogFormProps) => (
  <form
    id={id}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
      focusFirstError(event.currentTarget);
    }}
    className="flex flex-col gap-4"
  >
    {children}
  </form>
);
