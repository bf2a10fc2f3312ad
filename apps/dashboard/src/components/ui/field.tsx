import { type ReactNode, useId } from 'react';
import { useControlsWords } from '#components/ui/controls-words.ts';

/** The attributes that tie a field's label, hint and error to its control. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: string;
  /** Whether the label is only read aloud: what stands beside the field says it to who sees. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** Shown instead of the hint. */
  error?: string | undefined;
  optional?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** A field with its label above and, below, its hint or error. */
export const Field = ({
  label,
  isLabelHidden = false,
  hint,
  error,
  optional = false,
  className = '',
  children,
}: FieldProps) => {
  const words = useControlsWords();
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-13 font-medium'}>
        {label}
        {optional && <span className="font-normal text-ink-faint"> ({words.optional})</span>}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={noteId} className="text-13 text-danger">
          {error}
        </p>
      ) : hint ? (
        <p id={noteId} className="text-13 text-ink-faint">
          {hint}
        </p>
      ) : null}
    </div>
  );
};
