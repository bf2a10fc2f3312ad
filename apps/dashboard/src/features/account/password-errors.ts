import type { FieldError } from '@pasarela/contracts/errors/error-schema';
import { type PasswordOwner, passwordProblem } from '@pasarela/contracts/users/password-rules';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import type { Language } from '#i18n/language.ts';

export type PasswordDraft = { readonly current: string; readonly next: string };
export type PasswordErrors = Readonly<Partial<Record<keyof PasswordDraft, string>>>;

/** The errors of a password change before it is sent. */
export const passwordErrors = (
  { current, next }: PasswordDraft,
  owner: PasswordOwner,
  required: string,
  language: Language,
): PasswordErrors => {
  const errors: Partial<Record<keyof PasswordDraft, string>> = {};
  if (current === '') errors.current = required;
  if (next === '') errors.next = required;
  else if (next === current) errors.next = fieldErrorText('password_unchanged', language);
  else {
    const problem = passwordProblem(next, owner);
    if (problem) errors.next = fieldErrorText(problem.code, language, problem.values);
  }
  return errors;
};

const fields: Readonly<Record<string, keyof PasswordDraft>> = {
  currentPassword: 'current',
  newPassword: 'next',
};

/** The server's errors of the two fields. */
export const refusedPassword = (named: readonly FieldError[]): PasswordErrors =>
  Object.fromEntries(
    named.flatMap(({ field, message }) => {
      const name = fields[field];
      return name ? [[name, message]] : [];
    }),
  );
