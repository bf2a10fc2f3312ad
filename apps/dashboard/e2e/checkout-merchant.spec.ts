import { expect, test } from '@playwright/test';
import { checkoutOutcomeWords } from '#features/checkout/outcome/checkout-outcome-words.ts';
import { checkoutStepsWords } from '#features/checkout/steps/checkout-steps-words.ts';
import { createCheckout, pageHeading, payButton, typeCard, visa } from './steps/checkouts.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { newReference } from './steps/payment-calls.ts';
import { sharedToken } from './steps/sessions.ts';
import { signInTo } from './steps/sign-in.ts';

const outcome = checkoutOutcomeWords.es;
const steps = checkoutStepsWords.es;

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><rect width="240" height="80" rx="12" fill="#5b3a8c"/></svg>';

test("the merchant's logo stands over its name, and the name alone where there is none", async ({
  page,
  request,
}) => {
  const headers = {
    Authorization: `Bearer ${await sharedToken(request, userOfRole.Desarrollador)}`,
    Company: String(ollin.id),
  };
  const setLogo = async (Value: string) => {
    const answer = await request.put('/api/setting/update', { headers, data: { Property: 'Logo', Value } });
    expect(answer.status()).toBe(200);
  };
  const uploaded = await request.post('/api/transaction/upload', {
    headers,
    multipart: { file: { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) } },
  });
  const { data } = (await uploaded.json()) as { data: { url: string } };
  const { path } = await createCheckout(request, ollin);
  const picture = page.locator('header img');

  await setLogo(data.url);
  await page.goto(path);
  await expect(page.getByRole('banner')).toContainText(ollin.name);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(240);

  // On a server of the merchant's own, which does not answer.
  await setLogo('https://taller-ollin.invalid/logo.png');
  const asked = page.waitForRequest('https://taller-ollin.invalid/logo.png');
  await page.reload();
  expect((await asked).headers().referer ?? '').toBe('');
  await expect(page.getByRole('banner')).toContainText(ollin.name);
  await expect(picture).toHaveCount(0);
});

test('who is signed in to the dashboard pays as a payer', async ({ page, request }) => {
  const { path } = await createCheckout(request, jacaranda);
  await signInTo(page, jacaranda, { user: userOfRole.General, at: path });
  await typeCard(page, { number: visa });
  const paid = page.waitForRequest((call) => call.url().endsWith('/pay'));
  await payButton(page).click();
  const { authorization, company } = (await paid).headers();
  expect([authorization, company]).toEqual([undefined, undefined]);
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
  // The session is as it was.
  await page.goto('/home');
  await expect(page).toHaveURL('/home');
});

test('a direct payment that its bank asks about ends here when it fails', async ({ page, request }) => {
  const credentials = Buffer.from(`${jacaranda.key}:${jacaranda.password}`).toString('base64');
  const made = await request.post('/api/pay/create', {
    headers: { Authorization: `Basic ${credentials}` },
    data: {
      ReferenceNumber: newReference(),
      Amount: 120,
      Currency: 'MXN',
      FirstName: 'Ana',
      LastName: 'López',
      Email: 'ana.lopez@example.com',
      cardNumber: '5200000000001096',
      cardExpirationMonth: '12',
      cardExpirationYear: '2030',
      cvv: '123',
    },
  });
  const { responseCode, url } = (await made.json()) as { responseCode: string; url: string };
  expect(responseCode).toBe('007');
  await page.goto(new URL(url).pathname);
  await page.getByRole('button', { name: steps.challenge.fail }).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[3].title);
  await expect(page.getByText('La autenticación 3D Secure no se completó.')).toBeVisible();
});
