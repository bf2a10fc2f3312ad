import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type RoleName, roles } from '@pasarela/contracts/roles/roles';
import type { User } from '@pasarela/contracts/users/user-schema';
import { type APIRequestContext, expect } from '@playwright/test';
import { type DemoBusiness, userOfRole } from './demo-people.ts';
import { sharedToken } from './sessions.ts';

/** A password that no rule refuses. */
export const goodPassword = 'cuatro-nubes-y-un-faro';

/** A name that nobody else has. */
export const newUserName = (): string => `caja-${randomBytes(4).toString('hex')}`;

/** The call as the owner of the demo makes it. */
const asAdmin = async (request: APIRequestContext) => ({
  Authorization: `Bearer ${await sharedToken(request, userOfRole.Admin)}`,
});

export const usersOf = async (
  request: APIRequestContext,
  business: DemoBusiness,
): Promise<readonly User[]> => {
  const answer = await request.get(`/api/account/usersbycompany/${business.id}`, {
    headers: await asAdmin(request),
  });
  return (await answer.json()).data;
};

/** Somebody new in a business, who signs in with the good password. */
export const createUser = async (
  request: APIRequestContext,
  business: DemoBusiness,
  role: Exclude<RoleName, 'Admin'>,
): Promise<string> => {
  const userName = newUserName();
  const answer = await request.post('/api/account/register', {
    headers: await asAdmin(request),
    data: {
      userName,
      email: `${userName}@tienda.example`,
      password: goodPassword,
      companies: [{ idCompany: business.id, roleId: roles[role].id }],
    },
  });
  expect(answer.status()).toBe(200);
  return userName;
};

/** What the form would do, done elsewhere. */
export const setAccess = async (
  request: APIRequestContext,
  business: DemoBusiness,
  userName: string,
  access: 'enabled' | 'disabled' | 'removed',
): Promise<void> => {
  const user = (await usersOf(request, business)).find((one) => one.userName === userName);
  const answer = await request.post('/api/account/useraccess', {
    headers: await asAdmin(request),
    data: { idCompany: business.id, id: user?.id, access },
  });
  expect(answer.status()).toBe(200);
};

/** The link to choose a password that the machine of a server prints. */
export const printedLink = (url: string, userName: string): string => {
  const { port } = new URL(url);
  const database = join(process.env.PASARELA_E2E_FOLDER ?? '', port, 'pasarela.db');
  const program = '../api/dist/server/pasarela.js';
  const args = [program, 'reset-password', '--user', userName, '--db', database];
  const printed = execFileSync(process.execPath, args, { env: { ...process.env, PUBLIC_URL: url } });
  const [link = ''] = printed.toString().split('\n');
  return link;
};
