import type { ReactNode } from 'react';

type DialogFormProps = {
  /** The id by which the dialog's submit button, which is outside the form, refers to it. */
  readonly id: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** A form in the body of a dialog. It is validated by our own code, not by the browser. */
export const DialogForm = ({ id, onSubmit, children }: DialogFormProps) => (
  <form
    id={id}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
    className="flex flex-col gap-4"
  >
    {children}
  </form>
);
