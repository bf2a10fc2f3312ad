import { type PasswordOwner, passwordProblem } from '@pasarela/contracts/users/password-rules';
import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { useAccountWords } from '#components/form/account-words.ts';
import { Form, FormField } from '#components/form/bound-fields.tsx';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { NewPasswordField } from '#components/form/new-password-field.tsx';
import { PasswordInput } from '#components/form/password-input.tsx';
import { type ContractForm, type FieldTexts, useContractForm } from '#components/form/use-contract-form.ts';
import { Button } from '#components/ui/button.tsx';
import { RefusalText } from '#components/ui/state-message.tsx';
import { useToast } from '#components/ui/toast.tsx';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { announceRenewal } from '#session/session-sharing.ts';
import { renewSession } from '#session/session-store.ts';

type PasswordDraft = { readonly currentPassword: string; readonly newPassword: string };

const empty: PasswordDraft = { currentPassword: '', newPassword: '' };

/** The errors of a password change before it is sent. */
export const passwordErrors = (
  { currentPassword, newPassword }: PasswordDraft,
  owner: PasswordOwner,
  language: Language,
): FieldTexts => {
  const required = fieldErrorText('required', language);
  const judged = (): string | undefined => {
    if (newPassword === '') return required;
    if (newPassword === currentPassword) return fieldErrorText('password_unchanged', language);
    const problem = passwordProblem(newPassword, owner);
    return problem && fieldErrorText(problem.code, language, problem.values);
  };
  return { currentPassword: currentPassword === '' ? required : undefined, newPassword: judged() };
};

/** The user changes their own password. */
export const PasswordForm = ({ userName, email }: { readonly userName: string; readonly email: string }) => {
  const words = useAccountWords().password;
  const [language] = useLanguage();
  const toast = useToast();
  const change = useMutation({
    mutationFn: (body: PasswordDraft) => callOperation('changePassword', { body }),
    // Passwords and tokens must not stay in the mutation cache.
    gcTime: 0,
    onSuccess: ({ token }) => {
      // Every session has ended, including this one; this tab and those that share it continue with the new token.
      const renewed = renewSession({ token, signedInAt: Date.now() });
      if (renewed) announceRenewal(renewed);
      toast({ tone: 'success', title: words.changed });
    },
  });
  const form: ContractForm<PasswordDraft> = useContractForm({
    initial: empty,
    problems: (draft) => passwordErrors(draft, { userName, email }, language),
    send: change.mutateAsync,
    onSent: () => form.reset(),
  });
  return (
    <>
      <RefusalText text={form.refusal} />
      <Form form={form} aria-label={words.title} className="flex max-w-sm flex-col gap-4">
        {/* For whoever keeps passwords: whose this one is. */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <FormField form={form} name="currentPassword" label={words.current}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              showLabel={words.show}
              hideLabel={words.hide}
              aria-required
            />
          )}
        </FormField>
        <NewPasswordField form={form} />
        <Button
          type="submit"
          variant={form.values.newPassword === '' ? 'secondary' : 'primary'}
          busy={form.isSending}
          busyLabel={words.running}
          className="self-start"
        >
          {words.submit}
        </Button>
      </Form>
    </>
  );
};
