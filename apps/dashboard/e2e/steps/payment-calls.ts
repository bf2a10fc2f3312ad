import { randomBytes } from 'node:crypto';
import type { PaymentAnswer } from '@pasarela/contracts/payments/payment-answer-schema';
import { type APIRequestContext, expect } from '@playwright/test';
import type { DemoBusiness } from './demo-people.ts';

/** A reference that no other journey has, nor the same one at another time. */
export const newReference = (): string => `E2E-${randomBytes(6).toString('hex').toUpperCase()}`;

type Fields = { readonly ReferenceNumber: string; readonly Amount: number; readonly Email?: string };

/** Calls the payment API as a merchant's server does: Authenticate, then create. */
const create = async (
  request: APIRequestContext,
  business: DemoBusiness,
  fields: Fields & Readonly<Record<string, unknown>>,
  responseCode: string,
): Promise<PaymentAnswer> => {
  const credentials = { UserId: business.key, Password: business.password };
  const authenticated = await request.post('/api/auth/Authenticate', { data: credentials });
  expect(authenticated.status()).toBe(200);
  const { token } = (await authenticated.json()) as { token: string };
  const made = await request.post('/api/pay/create', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      Currency: 'MXN',
      FirstName: 'María José',
      LastName: 'Núñez',
      Email: 'maria.nunez@example.com',
      ...fields,
    },
  });
  const answer = (await made.json()) as PaymentAnswer;
  expect(answer).toMatchObject({ responseCode, referenceNumber: fields.ReferenceNumber });
  return answer;
};

const card = {
  cardNumber: '4242424242424242',
  cardExpirationMonth: '12',
  cardExpirationYear: '2030',
  cvv: '123',
};

export const payByCard = (
  request: APIRequestContext,
  business: DemoBusiness,
  fields: Fields & Readonly<Record<string, unknown>>,
): Promise<PaymentAnswer> => create(request, business, { ...card, ...fields }, '002');

/** Declined: by another card, or by this one where the sandbox was told so or a rule of the merchant's own stopped it. */
export const declinedByCard = (
  request: APIRequestContext,
  business: DemoBusiness,
  fields: Fields & Readonly<Record<string, unknown>>,
): Promise<PaymentAnswer> => create(request, business, { ...card, ...fields }, '003');

/** The same card, which a velocity rule asks for 3D Secure. */
export const heldByRule = (
  request: APIRequestContext,
  business: DemoBusiness,
  fields: Fields,
): Promise<PaymentAnswer> => create(request, business, { ...card, ...fields }, '007');

/** Authorizes only: it waits to be charged or canceled. */
export const authorizeByCard = (
  request: APIRequestContext,
  business: DemoBusiness,
  fields: Fields,
): Promise<PaymentAnswer> =>
  create(request, business, { ...card, PaymentProcess: { IsTwoStepPay: true }, ...fields }, '008');

/** A reference to be paid at OXXO. */
export const referenceForCash = (
  request: APIRequestContext,
  business: DemoBusiness,
  fields: Fields,
): Promise<PaymentAnswer> => create(request, business, { IdPaymentMethod: 5, ...fields }, '005');

/** Asks for the status of a payment with the key itself; answers the HTTP status. */
export const askForPayment = async (
  request: APIRequestContext,
  business: DemoBusiness,
  transactionNumber: string,
): Promise<number> => {
  const credentials = Buffer.from(`${business.key}:${business.password}`).toString('base64');
  const answer = await request.get(`/api/transaction/response/${transactionNumber}`, {
    headers: { Authorization: `Basic ${credentials}` },
  });
  return answer.status();
};
