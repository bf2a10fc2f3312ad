import { type EnvironmentName, environmentNames } from '@pasarela/contracts/accounts/environments';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { PasswordInput } from '#components/form/password-input.tsx';
import { BlockingIndicator } from '#components/ui/blocking-indicator.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useSignInWords } from '#features/sign-in/sign-in-words.ts';
import { EnvironmentChoice, readLastEnvironment } from './environment-choice.tsx';
import type { SignIn } from './use-sign-in.ts';

type SignInFields = {
  readonly userName: string;
  readonly password: string;
  readonly environment: EnvironmentName | null;
};
type SignInFieldName = keyof SignInFields;

/** The fields of the sign-in form, in the order of the page. */
const order = ['userName', 'password', 'environment'] as const satisfies readonly SignInFieldName[];

export const readSignInFields = (form: FormData): SignInFields => {
  const text = (name: SignInFieldName): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    userName: text('userName').trim(),
    password: text('password'),
    environment: environmentNames.find((name) => name === text('environment')) ?? null,
  };
};

/** The fields that are required and were left empty. */
export const missingSignInFields = (fields: SignInFields): readonly SignInFieldName[] =>
  order.filter((name) => !fields[name]);

type SignInFormProps = {
  readonly signIn: SignIn;
  /** The user name that the field begins with. */
  readonly userName: string;
  /** Whether the form is what the page is opened for; its first field then gets the focus. */
  readonly isFirst: boolean;
  readonly onForgotten: () => void;
};

const errorId = 'sign-in-error';

/** What the last attempt was refused with. That of the credentials is said by a toast as well. */
const RefusalAtForm = ({ refusal }: { readonly refusal: NonNullable<SignIn['refusal']> }) => (
  <p
    id={errorId}
    {...(refusal.isOfCredentials ? {} : { role: 'alert' })}
    className="flex gap-2.5 rounded-control bg-danger-soft px-3 py-2.5 text-danger"
  >
    <Icon name="alert" className="mt-0.5 size-4" />
    {refusal.text}
  </p>
);

type ForgottenButtonProps = { readonly text: string; readonly onClick: () => void };

/** What a finger can hit of it is higher than what is drawn. */
const ForgottenButton = ({ text, onClick }: ForgottenButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className="relative min-h-6 self-end text-13 text-accent underline after:absolute after:inset-x-0 after:-inset-y-2.5 hover:text-accent-strong"
  >
    {text}
  </button>
);

export const SignInForm = ({ signIn, userName, isFirst, onForgotten }: SignInFormProps) => {
  const words = useSignInWords();
  const form = useRef<HTMLFormElement>(null);
  const { busy, refusal } = signIn;
  const [missing, setMissing] = useState<readonly SignInFieldName[]>([]);
  const errorOf = (name: SignInFieldName) => (missing.includes(name) ? words.required : undefined);
  const focusOn = (name: SignInFieldName) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  // The name is there already for who has just chosen a password.
  const firstField = useRef(isFirst ? (userName === '' ? 'userName' : 'password') : undefined);
  useLayoutEffect(() => {
    if (firstField.current)
      form.current
        ?.querySelector<HTMLInputElement>(`[name="${firstField.current}"]`)
        ?.focus({ preventScroll: true });
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = readSignInFields(new FormData(event.currentTarget));
    const { userName, password, environment } = fields;
    const empty = missingSignInFields(fields);
    setMissing(empty);
    signIn.forgetRefusal();
    if (empty[0] || !environment) {
      if (empty[0]) focusOn(empty[0]);
      return;
    }
    if (!(await signIn.send({ userName, password, environment }))) focusOn('password');
  };

  /** What marks a field of which the last attempt was refused. */
  const refused = refusal?.isOfCredentials
    ? { 'aria-invalid': true as const, 'aria-describedby': errorId }
    : {};
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {refusal && <RefusalAtForm refusal={refusal} />}
      <Field label={words.userName} error={errorOf('userName')}>
        {(control) => (
          <TextInput
            {...control}
            {...refused}
            name="userName"
            defaultValue={userName}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
          />
        )}
      </Field>
      <div className="flex flex-col gap-1.5">
        <Field label={words.password} error={errorOf('password')}>
          {(control) => (
            <PasswordInput
              {...control}
              {...refused}
              name="password"
              autoComplete="current-password"
              showLabel={words.showPassword}
              hideLabel={words.hidePassword}
              aria-required
            />
          )}
        </Field>
        <ForgottenButton text={words.forgotten} onClick={onForgotten} />
      </div>
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
