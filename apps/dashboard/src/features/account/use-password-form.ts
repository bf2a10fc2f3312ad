import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { useAccountWords } from '#components/form/account-words.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { announceRenewal } from '#session/session-sharing.ts';
import { renewSession } from '#session/session-store.ts';
import {
  type PasswordDraft,
  type PasswordErrors,
  passwordErrors,
  refusedPassword,
} from './password-errors.ts';

const empty: PasswordDraft = { current: '', next: '' };

type PasswordOwner = { readonly userName: string; readonly email: string };

/** The state of the form: typed values, errors and the change of the password. */
export const usePasswordForm = (owner: PasswordOwner) => {
  const words = useAccountWords().password;
  const [language] = useLanguage();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(empty);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const change = useMutation({
    mutationFn: ({ current, next }: PasswordDraft) =>
      callOperation('changePassword', { body: { currentPassword: current, newPassword: next } }),
    // Passwords and tokens must not stay in the mutation cache.
    gcTime: 0,
    onSuccess: ({ token }) => {
      // Every session has ended, including this one; this tab and those that share it continue with the new token.
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

  return {
    form,
    draft,
    errors,
    isChanging: change.isPending,
    type: (part: Partial<PasswordDraft>): void => setDraft((before) => ({ ...before, ...part })),
    submit: (): void => {
      if (change.isPending) return;
      const found = passwordErrors(draft, owner, words.required, language);
      setErrors(found);
      if (Object.keys(found).length === 0) change.mutate(draft);
    },
  };
};
