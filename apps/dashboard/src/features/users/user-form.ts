import { type GivenRoleId, givenRoleIds, type RoleName } from '@pasarela/contracts/roles/roles';
import { userFormProblems } from '@pasarela/contracts/users/user-form-rules';
import type { User } from '@pasarela/contracts/users/user-schema';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import type { FieldTexts } from '#components/form/use-contract-form.ts';
import type { Language } from '#i18n/language.ts';
import { isRecord } from '#session/session-value.ts';

/** The form's fields: the selected businesses, each with its role once one is chosen. */
export type UserDraft = {
  readonly id: number | undefined;
  readonly userName: string;
  readonly email: string;
  readonly password: string;
  readonly roles: Readonly<Record<number, GivenRoleId | null>>;
};

export const emptyUser: UserDraft = { id: undefined, userName: '', email: '', password: '', roles: {} };

/** Which part of a person is sent: a new one whole, one who is edited with the e-mail, one who is invited as they are. */
export type UserFormKind = 'add' | 'edit' | 'invite';

/** When a user is edited, the role may stay unchanged. */
export const bodyOf = (kind: UserFormKind, { id, userName, email, password, roles }: UserDraft) => ({
  ...(kind === 'add' ? { userName: userName.trim(), password } : { id }),
  ...(kind === 'invite' ? {} : { email: email.trim() }),
  companies: Object.entries(roles).map(([idCompany, roleId]) => ({ idCompany: Number(idCompany), roleId })),
});

type ErrorWords = { readonly required: string; readonly businessRequired: string };

/** The errors by field, before anything is sent; `roles.7` is the role in business 7. */
export const errorsOf = (
  kind: UserFormKind,
  draft: UserDraft,
  words: ErrorWords,
  language: Language,
): FieldTexts => {
  const errors: Record<string, string> = {};
  if (kind === 'invite' && draft.id === undefined) errors.id = words.required;
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
    for (const [business, roleId] of Object.entries(draft.roles))
      if (roleId === null) errors[`roles.${business}`] = words.required;
  return errors;
};

/** The field of an error of the API: `companies.1` is the second business that was given. */
export const fieldOf = (named: string, { roles }: UserDraft): string | undefined => {
  const [name = '', index] = named.split('.');
  const business = Object.keys(roles)[Number(index)];
  if (name === 'companies' && business !== undefined) return `roles.${business}`;
  return ['userName', 'email', 'password', 'companies'].includes(name) ? name : undefined;
};

const readRoles = (value: unknown): UserDraft['roles'] =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).map(([business, role]) => [
      business,
      givenRoleIds.find((id) => id === role) ?? null,
    ]),
  );

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Passwords are never stored in a draft: the user types or generates another one. */
export const userDraft = {
  keep: ({ id, userName, email, roles }: UserDraft) => ({ id, userName, email, roles }),
  revive: (kept: unknown): UserDraft | undefined =>
    isRecord(kept)
      ? {
          id: typeof kept.id === 'number' ? kept.id : undefined,
          userName: readText(kept.userName),
          email: readText(kept.email),
          password: '',
          roles: readRoles(kept.roles),
        }
      : undefined,
};

export type OfferedBusiness = {
  readonly id: number;
  readonly name: string;
  /** Held there already: nothing to give. */
  readonly held?: RoleName | null;
};

/**
 * The businesses offered in an invitation: those in which the caller may change the user's entry, with the user's current role.
 * Other businesses are hidden (USER-10).
 */
export const offeredTo = (
  { companies }: Pick<User, 'companies'>,
  businesses: readonly { readonly id: number; readonly name: string }[],
): readonly OfferedBusiness[] =>
  businesses.flatMap(({ id, name }) => {
    const entry = companies.find(({ idCompany }) => idCompany === id);
    return entry?.edit ? [{ id, name, held: entry.roleName }] : [];
  });

/** The users who can still be given access to another business. */
export const invitable = <Person extends Pick<User, 'companies'>>(
  people: readonly Person[],
): readonly Person[] =>
  people.filter(({ companies }) => companies.some(({ edit, roleName }) => edit && roleName === null));

/** An alphabet of 31 characters without those that are easily confused: i, l, o, 0 and 1. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 5;

/** Random numbers above the largest multiple of the alphabet's size are rejected, so that all characters are equally likely. */
const fair = Math.floor(256 / alphabet.length) * alphabet.length;

const characters = (count: number): string => {
  let text = '';
  while (text.length < count)
    for (const byte of crypto.getRandomValues(new Uint8Array(count)))
      if (byte < fair && text.length < count) text += alphabet[byte % alphabet.length];
  return text;
};

/** A password to be handed over: some 99 random bits, in groups that can be read out. */
export const suggestedPassword = (): string =>
  Array.from({ length: groups }, () => characters(groupLength)).join('-');
