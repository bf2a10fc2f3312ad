import { expect, test } from '@playwright/test';
import { checkoutWords } from '#features/checkout/checkout-words.ts';
import { createCheckout, payButton } from './steps/checkouts.ts';
import { jacaranda } from './steps/demo-people.ts';

const es = checkoutWords.es;
const en = checkoutWords.en;

const amount = '$350.50 MXN';

test.describe('in a browser that reads English', () => {
  test.use({ locale: 'en-US' });

  test('a payer is met in English, and what they choose stays', async ({ page, request }) => {
    const { path } = await createCheckout(request, jacaranda);
    const asked = page.waitForRequest((call) => call.url().endsWith(`/api${path}`));
    await page.goto(path);
    expect((await asked).headers()['accept-language']).toMatch(/^en/);
    await expect(payButton(page)).toHaveText(en.pay(amount));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(payButton(page)).toHaveText(es.pay(amount));
    await page.reload();
    await expect(payButton(page)).toHaveText(es.pay(amount));
  });

  test('a merchant is met in Spanish', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  });
});

test.describe('in a browser that reads neither', () => {
  test.use({ locale: 'fr-FR' });

  test('a payer is met in Spanish', async ({ page, request }) => {
    const { path } = await createCheckout(request, jacaranda);
    await page.goto(path);
    await expect(payButton(page)).toHaveText(es.pay(amount));
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
