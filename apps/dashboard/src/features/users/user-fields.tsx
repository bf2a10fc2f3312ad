import { useState } from 'react';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { PasswordInput } from '#components/form/password-input.tsx';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { suggestedPassword } from './suggested-password.ts';
import type { UserFormState } from './use-user-form.ts';

type FieldProps = { readonly form: UserFormState; readonly isLocked?: boolean };

export const UserNameField = ({ form, isLocked = false }: FieldProps) => {
  const words = useUsersWords().form;
  const [language] = useLanguage();
  return (
    <Field
      label={words.userName}
      error={form.errors.userName}
      hint={isLocked ? fieldErrorText('not_changeable', language) : words.userNameHint}
    >
      {(control) => (
        <TextInput
          {...control}
          value={form.draft.userName}
          readOnly={isLocked}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-required={!isLocked}
          onChange={(event) => form.change({ userName: event.target.value })}
        />
      )}
    </Field>
  );
};

export const EmailField = ({ form, isLocked = false }: FieldProps) => {
  const words = useUsersWords().form;
  const [language] = useLanguage();
  return (
    <Field
      label={words.email}
      error={form.errors.email}
      hint={isLocked ? fieldErrorText('not_changeable_here', language) : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          type="email"
          value={form.draft.email}
          readOnly={isLocked}
          autoComplete="off"
          aria-required={!isLocked}
          onChange={(event) => form.change({ email: event.target.value })}
        />
      )}
    </Field>
  );
};

/** Typed, or suggested: then it is shown, to be handed over. */
export const NewPasswordField = ({ form }: FieldProps) => {
  const words = useUsersWords().form;
  const [suggested, setSuggested] = useState('');
  const { password } = form.draft;
  const suggest = () => {
    const next = suggestedPassword();
    setSuggested(next);
    form.change({ password: next });
  };
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={words.password} error={form.errors.password} hint={words.passwordHint}>
        {(control) => (
          <PasswordInput
            {...control}
            key={suggested}
            initiallyShown={suggested !== ''}
            value={password}
            autoComplete="new-password"
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
            aria-required
            onChange={(event) => form.change({ password: event.target.value })}
          />
        )}
      </Field>
      <div className="flex items-center gap-2">
        <Button size="small" onClick={suggest}>
          {words.suggest}
        </Button>
        {password !== '' && password === suggested && (
          <CopyButton value={password} what={words.suggested} withText />
        )}
      </div>
    </div>
  );
};
