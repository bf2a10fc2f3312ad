import type { PaymentAnswer } from '@pasarela/contracts/payments/payment-answer-schema';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { checkoutCardWords } from '#features/checkout/card/checkout-card-words.ts';
import type { Language } from '#i18n/language.ts';
import type { DemoBusiness } from './demo-people.ts';
import { newReference } from './payment-calls.ts';

const cardWords = checkoutCardWords;

export type MadeCheckout = PaymentAnswer & {
  /** Of its page, on whatever host the journey looks at. */
  readonly path: string;
};

/** A hosted page, made as a merchant's server makes it. */
export const createCheckout = async (
  request: APIRequestContext,
  business: DemoBusiness,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<MadeCheckout> => {
  const credentials = Buffer.from(`${business.key}:${business.password}`).toString('base64');
  const made = await request.post('/api/pay/createtransaction', {
    headers: { Authorization: `Basic ${credentials}` },
    data: {
      ReferenceNumber: newReference(),
      Amount: 350.5,
      Currency: 'MXN',
      FirstName: 'Ana',
      LastName: 'López',
      Email: 'ana.lopez@example.com',
      Description: 'Libretas y plumas',
      ...fields,
    },
  });
  const answer = (await made.json()) as PaymentAnswer;
  expect(answer).toMatchObject({ responseCode: '001', status: 'TransactionCreated' });
  return { ...answer, path: new URL(answer.url ?? '').pathname };
};

export const visa = '4242424242424242';

/** Fills a card in as its holder does, key by key. */
export const typeCard = async (
  page: Page,
  card: { readonly number: string; readonly expiry?: string; readonly code?: string },
  language: Language = 'es',
): Promise<void> => {
  const words = cardWords[language];
  const type = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true });
    await field.fill('');
    await field.pressSequentially(text);
  };
  await type(words.number, card.number);
  await type(words.expiry, card.expiry ?? '1230');
  await type(words.code, card.code ?? '123');
};

/** The one button that pays. */
export const payButton = (page: Page): Locator => page.locator('form button[type=submit]');

export const pageHeading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** A fact of the receipt, by its label. */
export const factOf = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');
