import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { PasswordInput } from '#components/form/password-input.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { accountWords as en } from '#i18n/en/account.ts';
import { accountWords as es } from '#i18n/es/account.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { announceRenewal } from '#session/session-sharing.ts';
import { renewSession } from '#session/session-store.ts';
import { AccountSection } from './account-section.tsx';
import {
  type PasswordDraft,
  type PasswordErrors,
  passwordErrors,
  refusedPassword,
} from './password-errors.ts';

const empty: PasswordDraft = { current: '', next: '' };

type PasswordFormProps = { readonly userName: string; readonly email: string };

/** The own password. It is shown rather than typed twice. */
export const PasswordForm = ({ userName, email }: PasswordFormProps) => {
  const words = useWords({ es, en }).password;
  const [language] = useLanguage();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(empty);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const change = useMutation({
    mutationFn: ({ current, next }: PasswordDraft) =>
      callOperation('changePassword', { body: { currentPassword: current, newPassword: next } }),
    // Passwords and a token: no cache keeps them.
    gcTime: 0,
    onSuccess: ({ token }) => {
      // Every session has ended, this one too: what follows is asked with the new one, here and in the tabs that share it.
      const renewed = renewSession({ token, signedInAt: Date.now() });
      if (renewed) announceRenewal(renewed);
      setDraft(empty);
      toast({ tone: 'success', title: words.changed });
    },
    onError: (error) => {
      const refused = error instanceof CallError ? refusedPassword(error.fieldErrors) : {};
      setErrors(refused);
      if (Object.keys(refused).length === 0) toast({ tone: 'error', title: error.message });
    },
  });
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const submit = () => {
    if (change.isPending) return;
    const found = passwordErrors(draft, { userName, email }, words.required, language);
    setErrors(found);
    if (Object.keys(found).length === 0) change.mutate(draft);
  };
  const type = (part: Partial<PasswordDraft>) => setDraft((before) => ({ ...before, ...part }));

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
        <Field label={words.next} error={errors.next} hint={words.hint}>
          {(control) => (
            <PasswordInput
              {...control}
              value={draft.next}
              autoComplete="new-password"
              showLabel={words.show}
              hideLabel={words.hide}
              aria-required
              onChange={(event) => type({ next: event.target.value })}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant={draft.next === '' ? 'secondary' : 'primary'}
          busy={change.isPending}
          busyLabel={words.running}
          className="self-start"
        >
          {words.submit}
        </Button>
      </form>
    </AccountSection>
  );
};
