import { type EnvironmentName, environmentNames } from '@pasarela/contracts/accounts/environments';

export type SignInFields = {
  readonly userName: string;
  readonly password: string;
  readonly environment: EnvironmentName | null;
};
export type SignInFieldName = keyof SignInFields;

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
