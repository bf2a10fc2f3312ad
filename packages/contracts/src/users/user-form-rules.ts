import type { FieldErrorCode } from '../errors/error-codes.ts';
import { isEmail } from '../http/email-form.ts';
import { limits } from '../limits/limits.ts';
import { passwordProblem } from './password-rules.ts';

/** The fields of the user form. */
export type UserForm = {
  /** Without an id, a new user is created. */
  readonly id?: number | undefined;
  readonly userName?: string | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly companies?: readonly { readonly idCompany: number }[] | undefined;
};

export type UserFormProblem = {
  readonly path: readonly (string | number)[];
  readonly code: FieldErrorCode;
  readonly values?: Readonly<Record<string, string | number>>;
};

const { min, max } = limits.userNameLength;
const userNamePattern = new RegExp(`^[a-z0-9][a-z0-9._-]{${min - 1},${max - 1}}$`, 'i');

const isEmpty = (text: string | undefined): boolean => text === undefined || text.trim() === '';

const userNameProblem = (userName: string | undefined): Omit<UserFormProblem, 'path'> | undefined => {
  if (userName === undefined || isEmpty(userName)) return { code: 'required' };
  return userNamePattern.test(userName.trim())
    ? undefined
    : { code: 'invalid_user_name', values: { minimum: min, maximum: max } };
};

const emailProblem = (email: string | undefined): Omit<UserFormProblem, 'path'> | undefined => {
  if (email === undefined || isEmpty(email)) return { code: 'required' };
  return isEmail(email.trim()) ? undefined : { code: 'invalid_email' };
};

const newPasswordProblem = ({ password, ...owner }: UserForm): Omit<UserFormProblem, 'path'> | undefined =>
  password === undefined || password === '' ? { code: 'required' } : passwordProblem(password, owner);

/** The problems of the form for a new user, or for a change of an existing one (docs/specification/users.md). */
export const userFormProblems = (form: UserForm): readonly UserFormProblem[] => {
  const { id, userName, email, password, companies = [] } = form;
  const isNew = id === undefined;
  const problems: UserFormProblem[] = [];
  const add = (field: string, problem: Omit<UserFormProblem, 'path'> | undefined): void => {
    if (problem) problems.push({ path: [field], ...problem });
  };
  if (isNew) add('userName', userNameProblem(userName));
  if (isNew || email !== undefined) add('email', emailProblem(email));
  if (isNew) add('password', newPasswordProblem(form));
  else if (password !== undefined) add('password', { code: 'not_together', values: { other: 'id' } });
  if (companies.length === 0) add('companies', { code: 'business_required' });
  companies.forEach(({ idCompany }, index) => {
    if (companies.findIndex((other) => other.idCompany === idCompany) < index)
      problems.push({ path: ['companies', index, 'idCompany'], code: 'repeated_value' });
  });
  return problems;
};
