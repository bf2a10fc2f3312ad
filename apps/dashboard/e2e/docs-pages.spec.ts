import { expect, type Page, test } from '@playwright/test';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { pressKey } from './steps/keyboard.ts';
import { expectAccessible, expectToFit, sizes } from './steps/page-accessibility.ts';
import { openPrintedShop } from './steps/printed-shop.ts';
import { sharedToken } from './steps/sessions.ts';

for (const [size, viewport] of Object.entries(sizes))
  test(`the 3D Secure diagram opens large: ${size}`, { tag: '@DOCS-3' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/docs/antifraud-validations');
    const steps = page.getByRole('figure', { name: 'Un pago que pide 3D Secure' }).getByRole('listitem');
    await expect(steps.nth(5)).toHaveText('Pasarela → Tu servidor: 007 con url');

    const count = await steps.count();
    const enlarge = page.getByRole('button', { name: 'Ampliar', exact: true });
    await enlarge.click();
    const dialog = page.getByRole('dialog', { name: 'Un pago que pide 3D Secure' });
    await expect(dialog.getByText('Banco emisor', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(count);
    await expectAccessible(page, 'the diagram, large');
    await expectToFit(page, 'the diagram, large');

    await pressKey(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(enlarge).toBeFocused();
  });

const labels = {
  es: {
    number: 'Número de la tarjeta',
    month: 'Mes',
    year: 'Año',
    code: 'Código de seguridad',
    pay: 'Pagar',
  },
  en: { number: 'Card number', month: 'Month', year: 'Year', code: 'Security code', pay: 'Pay' },
} as const;

const pay = async (page: Page, words: (typeof labels)[keyof typeof labels], number: string) => {
  await page.getByLabel(words.number).fill(number);
  await page.getByLabel(words.month).fill('12');
  await page.getByLabel(words.year).fill('2030');
  await page.getByLabel(words.code).fill('123');
  await page.getByRole('button', { name: words.pay }).click();
};

for (const language of ['es', 'en'] as const)
  test(`the form session works as it is printed: ${language}`, async ({ page, request, baseURL }) => {
    const token = await sharedToken(request, userOfRole.Desarrollador);
    const made = await request.post('/api/setting/publicKey', {
      headers: { Authorization: `Bearer ${token}`, Company: String(jacaranda.id) },
    });
    const { data: publicKey } = (await made.json()) as { data: string };
    const shop = await openPrintedShop(language, { pasarela: baseURL ?? '', publicKey });
    await page.goto(shop.url);

    await pay(page, labels[language], '4242424242424241');
    await expect(page.getByRole('status')).toContainText('cardNumber: ');
    // The printed server charges one order: its last attempt asks for 3D Secure.
    await pay(page, labels[language], '4000000000003220');
    await expect(page).toHaveURL(/\/checkout\/chk_/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(shop.url);
    await pay(page, labels[language], '4242424242424242');
    await expect(page.getByRole('status')).toContainText(
      language === 'es' ? 'La referencia' : 'The reference',
    );
    await shop.close();
  });

const namingPages = [
  '/tools',
  '/authentication-types/auth',
  '/integration-methods/device-fingerprint',
  '/integration-methods/inmediate-capture-session',
  '/integration-methods/wci',
  '/integration-methods/cash-payments',
] as const;

for (const home of ['/docs', '/docs/en'])
  test(`samples name the address that they are read at: ${home}`, async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const path of namingPages) {
      await page.goto(`${home}${path}`);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      const code = page.locator('pre, code');
      await expect(code.filter({ hasText: baseURL ?? '' }).first()).toBeAttached();
      await expect(code.filter({ hasText: 'localhost:3000' })).toHaveCount(0);
    }
    await page.goto(`${home}/tools`);
    const program = page.locator('pre', { hasText: 'npx openapi-typescript' });
    await program.locator('..').getByRole('button').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `${baseURL}/api/openapi.json`,
    );
  });
