import { type RefObject, useEffect, useState } from 'react';
import { DialogForm } from '#components/form/dialog-form.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useSandboxResetWords } from '#sandbox/sandbox-reset-words.ts';

type ResetFormProps = {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly business: string;
  readonly reseed: boolean;
  readonly onReseed: (reseed: boolean) => void;
  readonly onSubmit: (confirm: string) => void;
};

/**
 * The form of a reset: the user types the name of the business, so that nobody empties the wrong account, and chooses whether demo
 * data is created.
 */
export const ResetForm = ({ id, field, business, reseed, onReseed, onSubmit }: ResetFormProps) => {
  const words = useSandboxResetWords();
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  // The form appears after its numbers are loaded, when the dialog has already set the focus.
  useEffect(() => field.current?.focus(), [field]);
  const submit = () => {
    const isRight = name.trim() === business.trim();
    setWrong(!isRight);
    if (isRight) onSubmit(name.trim());
    else field.current?.focus();
  };
  return (
    <DialogForm id={id} onSubmit={submit}>
      <p className="text-14 text-ink-soft">{words.stays}</p>
      <label className="inline-flex min-h-8 items-center gap-2 self-start text-14 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={reseed}
          onChange={(event) => onReseed(event.target.checked)}
          className="size-4 accent-accent"
        />
        {words.reseed}
      </label>
      <Field label={words.confirm(business)} error={isWrong ? words.wrongName : undefined}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </DialogForm>
  );
};
