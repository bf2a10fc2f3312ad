import { Field } from '#components/ui/field.tsx';
import { accountWords as en } from '#i18n/en/account.ts';
import { accountWords as es } from '#i18n/es/account.ts';
import { useWords } from '#i18n/use-words.ts';
import { PasswordInput } from './password-input.tsx';

type NewPasswordFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** The password that a user chooses for themselves. It can be shown, so it is typed only once. */
export const NewPasswordField = ({ value, error, onChange }: NewPasswordFieldProps) => {
  const words = useWords({ es, en }).password;
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
