import { type FormEvent, useRef, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { PasswordInput } from '#components/form/password-input.tsx';
import { BlockingIndicator } from '#components/ui/blocking-indicator.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { dismissToasts } from '#components/ui/toast-store.ts';
import { signInWords as en } from '#i18n/en/sign-in.ts';
import { signInWords as es } from '#i18n/es/sign-in.ts';
import { useWords } from '#i18n/use-words.ts';
import { beginSession } from '#session/session-store.ts';
import { EnvironmentChoice } from './environment-choice.tsx';
import { readLastEnvironment, writeLastEnvironment } from './last-environment.ts';
import { missingSignInFields, readSignInFields, type SignInFieldName } from './sign-in-fields.ts';

type SignInFormProps = {
  readonly busy: boolean;
  readonly onBusy: (busy: boolean) => void;
  readonly onSignedIn: () => void;
};

export const SignInForm = ({ busy, onBusy, onSignedIn }: SignInFormProps) => {
  const words = useWords({ es, en });
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly SignInFieldName[]>([]);
  const errorOf = (name: SignInFieldName) => (missing.includes(name) ? words.required : undefined);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = readSignInFields(new FormData(event.currentTarget));
    const empty = missingSignInFields(fields);
    setMissing(empty);
    if (empty[0] || !fields.environment) {
      form.current?.querySelector<HTMLInputElement>(`[name="${empty[0]}"]`)?.focus();
      return;
    }
    dismissToasts();
    onBusy(true);
    try {
      const answer = await callOperation('login', {
        body: { UserName: fields.userName, Password: fields.password, Environment: fields.environment },
      });
      writeLastEnvironment(answer.environment);
      beginSession(answer);
      onSignedIn();
    } catch (error) {
      onBusy(false);
      const known = error instanceof CallError && error.code !== 'generic';
      toast({ title: known ? error.message : words.invalid, tone: 'error' });
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={words.userName} error={errorOf('userName')}>
        {(control) => (
          <TextInput
            {...control}
            name="userName"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
          />
        )}
      </Field>
      <Field label={words.password} error={errorOf('password')}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
            aria-required
          />
        )}
      </Field>
      <EnvironmentChoice
        legend={words.environment}
        initial={readLastEnvironment()}
        error={errorOf('environment')}
      />
      <Button type="submit" variant="primary" busy={busy} busyLabel={words.submitting} className="mt-1">
        {words.submit}
      </Button>
      <BlockingIndicator active={busy} />
    </form>
  );
};
