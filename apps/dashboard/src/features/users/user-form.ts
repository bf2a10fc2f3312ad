import type { FieldError } from '@pasarela/contracts/errors/error-schema';
import type { GivenRoleId } from '@pasarela/contracts/roles/roles';
import { userFormProblems } from '@pasarela/contracts/users/user-form-rules';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import type { Language } from '#i18n/language.ts';

/** The form's fields: the selected businesses, each with its role once one is chosen. */
export type UserDraft = {
  readonly id: number | undefined;
  readonly userName: string;
  readonly email: string;
  readonly password: string;
  readonly roles: ReadonlyMap<number, GivenRoleId | null>;
};

/** Whether two drafts are equal, independently of the order of businesses. */
export const isSameDraft = (one: UserDraft, other: UserDraft): boolean =>
  one.id === other.id &&
  one.userName === other.userName &&
  one.email === other.email &&
  one.password === other.password &&
  one.roles.size === other.roles.size &&
  [...one.roles].every(([business, role]) => other.roles.has(business) && other.roles.get(business) === role);

/** The errors by field: `role-7` is the role in business 7. */
export type UserFormErrors = Readonly<Partial<Record<UserField, string>>>;
type UserField = 'person' | 'userName' | 'email' | 'password' | 'companies' | `role-${number}`;

/** Which part of a person is sent: a new one whole, one who is edited with the e-mail, one who is invited as they are. */
export type UserFormKind = 'add' | 'edit' | 'invite';

/** When a user is edited, the role may stay unchanged. */
export const bodyOf = (kind: UserFormKind, { id, userName, email, password, roles }: UserDraft) => ({
  ...(kind === 'add' ? { userName: userName.trim(), password } : { id }),
  ...(kind === 'invite' ? {} : { email: email.trim() }),
  companies: [...roles].map(([idCompany, roleId]) => ({ idCompany, roleId })),
});

type ErrorWords = { readonly required: string; readonly businessRequired: string };

/** What can be said before anything is sent, in the words of the form. */
export const errorsOf = (
  kind: UserFormKind,
  draft: UserDraft,
  words: ErrorWords,
  language: Language,
): UserFormErrors => {
  const errors: Partial<Record<UserField, string>> = {};
  if (kind === 'invite' && draft.id === undefined) errors.person = words.required;
  for (const { path, code, values } of userFormProblems({
    ...bodyOf(kind, draft),
    id: kind === 'add' ? undefined : (draft.id ?? 0),
  })) {
    const [field] = path;
    if (field !== 'userName' && field !== 'email' && field !== 'password' && field !== 'companies') continue;
    errors[field] ??=
      code === 'required'
        ? words.required
        : code === 'business_required'
          ? words.businessRequired
          : fieldErrorText(code, language, values);
  }
  if (kind !== 'edit')
    for (const [business, roleId] of draft.roles)
      if (roleId === null) errors[`role-${business}`] = words.required;
  return errors;
};

/** The server's errors, by field. */
export const refusedFields = ({ roles }: UserDraft, named: readonly FieldError[]): UserFormErrors => {
  const errors: Partial<Record<UserField, string>> = {};
  for (const { field, message } of named) {
    const [name = '', index] = field.split('.');
    const business = [...roles.keys()][Number(index)];
    if (name === 'companies' && business !== undefined) errors[`role-${business}`] = message;
    else if (name === 'userName' || name === 'email' || name === 'password' || name === 'companies')
      errors[name] = message;
  }
  return errors;
};
