import type { PaymentLink } from '@pasarela/contracts/payment-links/payment-link-schema';
import { type APIRequestContext, expect } from '@playwright/test';
import { type DemoBusiness, userOfRole } from './demo-people.ts';
import { newReference } from './payment-calls.ts';
import { sharedToken } from './sessions.ts';

export type MadeLink = PaymentLink & {
  /** Of its page, on whatever host the journey looks at. */
  readonly path: string;
};

/** A payment link, made as the dashboard makes it. */
export const createLink = async (
  request: APIRequestContext,
  business: DemoBusiness,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<MadeLink> => {
  const token = await sharedToken(request, userOfRole.General);
  const made = await request.post('/api/transaction/captureline', {
    headers: { Authorization: `Bearer ${token}`, Company: String(business.id) },
    data: {
      referenceNumber: newReference(),
      email: 'ana.lopez@example.com',
      amount: 120,
      currency: 'MXN',
      expirationDate: '2090/12/31',
      ...fields,
    },
  });
  expect(made.status()).toBe(200);
  const { data } = (await made.json()) as { data: PaymentLink };
  return { ...data, path: new URL(data.url).pathname };
};

/** Today by the account's clock, which other journeys move. */
export const accountToday = async (request: APIRequestContext, business: DemoBusiness): Promise<string> => {
  const token = await sharedToken(request, userOfRole.General);
  const dates = await request.get('/api/transaction/capturelinedates', {
    headers: { Authorization: `Bearer ${token}`, Company: String(business.id) },
  });
  const { data } = (await dates.json()) as { data: { endDate: string } };
  return data.endDate;
};

const payOn = async (request: APIRequestContext, { path }: MadeLink, data: object): Promise<void> => {
  const paid = await request.post(`/api${path}/pay`, { data });
  expect(paid.status()).toBe(200);
};

/** Chooses to pay a link at the shop: its reference waits. */
export const chooseCash = (request: APIRequestContext, link: MadeLink): Promise<void> =>
  payOn(request, link, { idPaymentMethod: 5 });

/** Pays a link with a card that its bank declines: the link stays open. */
export const declineCard = (request: APIRequestContext, link: MadeLink): Promise<void> =>
  payOn(request, link, {
    idPaymentMethod: 8,
    cardNumber: '4000000000009995',
    cardExpirationMonth: '12',
    cardExpirationYear: '30',
    cvv: '123',
  });

type Line = Readonly<Partial<Record<'referenceNumber' | 'email' | 'amount' | 'expirationDate', string>>>;

/** A file of links, as a merchant's spreadsheet writes it. */
export const linkFile = (lines: readonly Line[], name = 'ligas.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'referenceNumber;email;amount;currency;expirationDate',
      ...lines.map(
        ({
          referenceNumber = newReference(),
          email = 'ana.lopez@example.com',
          amount = '120.50',
          expirationDate = '31/12/2090',
        }) => [referenceNumber, email, amount, 'MXN', expirationDate].join(';'),
      ),
    ].join('\r\n'),
  ),
});
