import { useAccountWords } from '#components/form/account-words.ts';
import { NewPasswordField } from '#components/form/new-password-field.tsx';
import { PasswordInput } from '#components/form/password-input.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { AccountSection } from './account-section.tsx';
import { usePasswordForm } from './use-password-form.ts';

type PasswordFormProps = { readonly userName: string; readonly email: string };

/** The user changes their own password. It can be shown, so it is typed only once. */
export const PasswordForm = ({ userName, email }: PasswordFormProps) => {
  const words = useAccountWords().password;
  const { form, draft, errors, isChanging, type, submit } = usePasswordForm({ userName, email });
  return (
    <AccountSection title={words.title} text={words.text}>
      <form
        ref={form}
        noValidate
        aria-label={words.title}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex max-w-sm flex-col gap-4"
      >
        {/* For whoever keeps passwords: whose this one is. */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <Field label={words.current} error={errors.current}>
          {(control) => (
            <PasswordInput
              {...control}
              value={draft.current}
              autoComplete="current-password"
              showLabel={words.show}
              hideLabel={words.hide}
              aria-required
              onChange={(event) => type({ current: event.target.value })}
            />
          )}
        </Field>
        <NewPasswordField value={draft.next} error={errors.next} onChange={(next) => type({ next })} />
        <Button
          type="submit"
          variant={draft.next === '' ? 'secondary' : 'primary'}
          busy={isChanging}
          busyLabel={words.running}
          className="self-start"
        >
          {words.submit}
        </Button>
      </form>
    </AccountSection>
  );
};
