import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { sandboxResetWords as en } from '#i18n/en/sandbox-reset.ts';
import { sandboxResetWords as es } from '#i18n/es/sandbox-reset.ts';
import { useWords } from '#i18n/use-words.ts';

type ResetFormProps = {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly business: string;
  readonly reseed: boolean;
  readonly onReseed: (reseed: boolean) => void;
  readonly onSubmit: (confirm: string) => void;
};

/** The name of the business, typed, so that nobody empties the wrong account; and whether the demo comes back. */
export const ResetForm = ({ id, field, business, reseed, onReseed, onSubmit }: ResetFormProps) => {
  const words = useWords({ es, en });
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  // The form comes once its figures are counted, after the dialog has taken the focus.
  useEffect(() => field.current?.focus(), [field]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isRight = name.trim() === business.trim();
    setWrong(!isRight);
    if (isRight) onSubmit(name.trim());
    else field.current?.focus();
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
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
    </form>
  );
};
