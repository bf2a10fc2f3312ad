import { type APIRequestContext, expect } from '@playwright/test';
import { type DemoBusiness, userOfRole } from './demo-people.ts';
import { sharedToken } from './sessions.ts';

/** Moves the clock of a business's sandbox forward. */
export const moveClock = async (
  request: APIRequestContext,
  business: DemoBusiness,
  span: { readonly days?: number; readonly hours?: number; readonly minutes?: number },
): Promise<void> => {
  const token = await sharedToken(request, userOfRole.Desarrollador);
  const answer = await request.post('/api/sandbox/clock', {
    headers: { Authorization: `Bearer ${token}`, Company: String(business.id) },
    data: span,
  });
  expect(answer.status()).toBe(200);
};
