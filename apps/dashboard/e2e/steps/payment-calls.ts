import { randomBytes } from 'node:crypto';
import type { PaymentAnswer } from '@pasarela/contracts/payments/payment-answer-schema';
import { type APIRequestContext, expect } from '@playwright/test';
import type { DemoBusiness } from './demo-people.ts';

/** A reference that no other journey has, nor the same one at another time. */
export const newReference = (): string => `E2E-${randomBytes(6).toString('hex').toUpperCase()}`;

/** Pays through the payment API as a merchant's server does: Authenticate, then create. */
export const payByCard = async (
  request: APIRequestContext,
  business: DemoBusiness,
  fields: { readonly ReferenceNumber: string; readonly Amount: number; readonly Email?: string },
): Promise<PaymentAnswer> => {
  const credentials = { UserId: business.key, Password: business.password };
  const authenticated = await request.post('/api/auth/Authenticate', { data: credentials });
  expect(authenticated.status()).toBe(200);
  const { token } = (await authenticated.json()) as { token: string };
  const paid = await request.post('/api/pay/create', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      Currency: 'MXN',
      FirstName: 'María José',
      LastName: 'Núñez',
      Email: 'maria.nunez@example.com',
      cardNumber: '4242424242424242',
      cardExpirationMonth: '12',
      cardExpirationYear: '2030',
      cvv: '123',
      ...fields,
    },
  });
  const answer = (await paid.json()) as PaymentAnswer;
  expect(answer).toMatchObject({ responseCode: '002', referenceNumber: fields.ReferenceNumber });
  return answer;
};
