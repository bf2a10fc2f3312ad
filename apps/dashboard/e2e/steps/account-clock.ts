import { type APIRequestContext, expect } from '@playwright/test';
import { type DemoBusiness, demoPassword, userOfRole } from './demo-people.ts';

/** A dashboard token of a user, for what a journey prepares without a browser. */
export const dashboardToken = async (request: APIRequestContext, UserName: string): Promise<string> => {
  const answer = await request.post('/api/account/login', {
    data: { UserName, Password: demoPassword, Environment: 'Sandbox' },
  });
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
};

/** Moves the clock of a business's sandbox forward. */
export const moveClock = async (
  request: APIRequestContext,
  business: DemoBusiness,
  span: { readonly days?: number; readonly hours?: number; readonly minutes?: number },
): Promise<void> => {
  const token = await dashboardToken(request, userOfRole.Desarrollador);
  const answer = await request.post('/api/sandbox/clock', {
    headers: { Authorization: `Bearer ${token}`, Company: String(business.id) },
    data: span,
  });
  expect(answer.status()).toBe(200);
};
