import { fieldErrorCodes } from '@pasarela/contracts/errors/error-codes';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { openShop, payWithSession } from './steps/merchant-shop.ts';
import { sharedToken } from './steps/sessions.ts';

const card = { number: '4242424242424242', month: '12', year: '2030', code: '737' };

const urlOf = (baseURL: string | undefined): string => {
  if (!baseURL) throw new Error('the journeys have no server');
  return baseURL;
};

const newPublicKey = async (request: APIRequestContext): Promise<string> => {
  const token = await sharedToken(request, userOfRole.Desarrollador);
  const answer = await request.post('/api/setting/publicKey', {
    headers: { Authorization: `Bearer ${token}`, Company: String(jacaranda.id) },
  });
  return ((await answer.json()) as { data: string }).data;
};

const type = async (page: Page, { number, month, year, code }: typeof card): Promise<void> => {
  await page.getByLabel('Número').fill(number);
  await page.getByLabel('Mes').fill(month);
  await page.getByLabel('Año').fill(year);
  await page.getByLabel('Código').fill(code);
};

test("a card typed on a merchant's own page pays, and its server never sees it", async ({
  page,
  request,
  baseURL,
}) => {
  const pasarela = urlOf(baseURL);
  const publicKey = await newPublicKey(request);
  const shop = await openShop({ pasarela, business: jacaranda, publicKey });
  expect(new URL(shop.url).origin).not.toBe(new URL(pasarela).origin);
  const sent: string[] = [];
  page.on('request', (call) => sent.push(`${call.method()} ${call.url()} ${call.postData() ?? ''}`));
  await page.goto(shop.url);

  // What is wrong is said beside the fields, before anything is sent.
  await type(page, { ...card, number: '4242 4242 4242 4241', code: '' });
  await page.getByRole('button', { name: 'Pagar' }).click();
  await expect(page.getByRole('status')).toHaveText('invalid_fields: Revisa los campos indicados.');
  await expect(page.getByRole('listitem')).toHaveText([
    `cardNumber: ${fieldErrorCodes.card_number_invalid.es}`,
    `cvv: ${fieldErrorCodes.required.es}`,
  ]);
  expect(sent.filter((call) => call.includes('/api/pay/session'))).toEqual([]);

  // The card becomes a session, the merchant's server pays with it.
  await type(page, { ...card, number: '4242 4242 4242 4242' });
  await page.getByRole('button', { name: 'Pagar' }).click();
  await expect(page.getByRole('status')).toHaveText('002 Visa 4242');
  const calls = sent.filter((call) => call.includes('/api/pay/session'));
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);

  // It serves once.
  const [sessionId = ''] = shop.sessions;
  expect(sessionId).toMatch(/^ses_[0-9a-f]{40}$/);
  const again = await payWithSession({ pasarela, business: jacaranda }, sessionId);
  expect([again.status, again.answer.code]).toEqual([409, 'form_session_not_usable']);

  // The fields are empty, and the browser has kept nothing.
  for (const label of ['Número', 'Mes', 'Año', 'Código'])
    await expect(page.getByLabel(label)).toHaveValue('');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.body.innerHTML]),
  );
  expect(kept).not.toContain(card.number);

  // Nothing but the encrypted card left the page, and the merchant's server received not even that.
  const everything = shop.received
    .map(({ line, headers, body }) => `${line}\n${headers}\n${body}`)
    .join('\n');
  expect(shop.received.map(({ line }) => line)).toContain('POST /pay');
  expect(everything).toContain(sessionId);
  for (const secret of [card.number, '4242 4242', '4242%204242', `"${card.code}"`]) {
    expect([secret, everything.includes(secret)]).toEqual([secret, false]);
    expect([secret, sent.some((call) => call.includes(secret))]).toEqual([secret, false]);
  }
  expect(everything).not.toContain('Data');
  await shop.close();
});

test('a form that is sent all the same carries no card', async ({ page, request, baseURL }) => {
  const pasarela = urlOf(baseURL);
  const publicKey = await newPublicKey(request);
  const shop = await openShop({ pasarela, business: jacaranda, publicKey });
  await page.goto(shop.url);
  await type(page, card);
  const sending = page.waitForRequest((call) => call.url().endsWith('/pay-by-form'));
  // As a page would whose own handler failed: the browser sends what has a name.
  await page.evaluate(() => document.querySelector('form')?.submit());
  expect((await sending).postData()).toBe('cart=42');
  await shop.close();
});

test('a public key of before is refused, and the page is told why', async ({ page, request, baseURL }) => {
  const old = await newPublicKey(request);
  await newPublicKey(request);
  const shop = await openShop({ pasarela: urlOf(baseURL), business: jacaranda, publicKey: old });
  await page.goto(shop.url);
  await type(page, card);
  await page.getByRole('button', { name: 'Pagar' }).click();
  await expect(page.getByRole('listitem')).toHaveText([`Data: ${fieldErrorCodes.undecipherable.es}`]);
  expect(shop.sessions).toEqual([]);
  await shop.close();
});
