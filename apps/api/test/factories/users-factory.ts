import { makePasswordLink } from '#features/accounts/password-links-service.ts';
import type { TestApp } from '../build-test-app.ts';
import { createMember } from './accounts-factory.ts';

/** A password that every rule accepts. */
export const goodPassword = 'cuatro-nubes-y-un-faro';

/** The user's data in the form for a new user; the test adds the businesses. */
export const newUserOf = (name: string | number) => ({
  userName: `caja-${name}`,
  email: `caja-${name}@tienda.example`,
  password: goodPassword,
});

let forgetful = 0;

/** The token of a link with which somebody chooses their password, a member of business 1 whom nobody else is. */
export const createPasswordToken = async (app: TestApp): Promise<string> => {
  forgetful += 1;
  const userName = `olvidadiza-${forgetful}`;
  await createMember(app, userName, 'General', 1);
  const link = await makePasswordLink(app.dependencies, userName, app.url);
  if (!link) throw new Error(`no link for ${userName}`);
  return tokenIn(link.url);
};

/** The token of a link. */
export const tokenIn = (url: string): string => new URL(url).hash.replace('#token=', '');
