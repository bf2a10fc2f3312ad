import { useAccountWords } from '#components/form/account-words.ts';
import { Field } from '#components/ui/field.tsx';
import { PasswordInput } from './password-input.tsx';

type NewPasswordFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** The password that a user chooses for themselves. It can be shown, so it is typed only once. */
export const NewPasswordField = ({ value, error, onChange }: NewPasswordFieldProps) => {
  const words = useAccountWords().password;
  return (
    <Field label={words.next} error={error} hint={words.hint}>
      {(control) => (
        <PasswordInput
          {...control}
          value={value}
          autoComplete="new-password"
          showLabel={words.show}
          hideLabel={words.hide}
          aria-required
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
};
