import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import { type APIRequestContext, expect } from '@playwright/test';
import { demoPassword } from './demo-people.ts';

type Credentials = { readonly password?: string; readonly environment?: EnvironmentName };

/** The token of a new session, as another browser would have one. */
export const tokenOf = async (
  request: APIRequestContext,
  UserName: string,
  { password = demoPassword, environment = 'Sandbox' }: Credentials = {},
): Promise<string> => {
  const answer = await request.post('/api/account/login', {
    data: { UserName, Password: password, Environment: environment },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data.token;
};

/** Whether a token still opens anything. */
export const isOpen = async (request: APIRequestContext, token: string): Promise<boolean> => {
  const answer = await request.get('/api/account/session', { headers: { Authorization: `Bearer ${token}` } });
  return answer.status() === 200;
};

const kept = new Map<string, string>();

/** The token of a session that the journeys of a worker share: signing in costs more than most of what they prepare with it. */
export const sharedToken = async (
  request: APIRequestContext,
  userName: string,
  credentials: Credentials = {},
): Promise<string> => {
  const key = `${userName} ${credentials.environment ?? 'Sandbox'}`;
  const known = kept.get(key);
  // A journey may have ended it.
  if (known !== undefined && (await isOpen(request, known))) return known;
  const token = await tokenOf(request, userName, credentials);
  kept.set(key, token);
  return token;
};
