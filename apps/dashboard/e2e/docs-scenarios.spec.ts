import { expect, type Locator, type Page, test } from '@playwright/test';
import { jsonOf } from './steps/builder.ts';
import { demoPassword } from './steps/demo-people.ts';
import { expectAccessible, expectToFit, sizes } from './steps/page-accessibility.ts';

const stepOf = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: new RegExp(`^(Paso|Step) ${number}$`) });

const send = (step: Locator): Promise<void> => step.getByRole('button', { name: /^Enviar/ }).click();

/** The demo's key is there without a press. */
const expectDemoKey = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: /^(Escenario|Scenario)/ })).toContainText('demo-sandbox-key');

/** Everything that the browser keeps of the page, and its address. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));

test('an amount is held, looked up and released, and nothing of it is kept', async ({ page }) => {
  await page.goto('/docs/scenarios/authorize-capture');
  const [authorize, lookUp, settle] = [stepOf(page, 1), stepOf(page, 2), stepOf(page, 3)];

  // Without credentials nothing is sent; a later step waits for the earlier ones.
  await expectDemoKey(page);
  await page.getByText('Escribir o cambiar credenciales').click();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await page.getByText('Escribir o cambiar credenciales').click();
  await send(authorize);
  await expect(authorize).toContainText('Credenciales erróneas');
  await expect(settle).toContainText('Se abre cuando el paso 2 quede hecho');
  await page.getByRole('button', { name: 'Usar las credenciales de la demo' }).click();

  // A decline opens nothing.
  await authorize.getByRole('button', { name: 'Editar el JSON' }).click();
  const editor = authorize.getByRole('textbox', { name: 'Cuerpo de la petición en JSON' });
  const body = await jsonOf(editor);
  await editor.fill(JSON.stringify({ ...body, cardNumber: '5105105105105100' }));
  await send(authorize);
  await expect(authorize).toContainText('Este paso espera 008 y llegó 003');
  await editor.fill(JSON.stringify(body));
  await send(authorize);
  await expect(authorize.getByRole('status')).toHaveText('Hecho · 008 Autorizada');

  const code = await authorize.locator('dt:has-text("transactionCode") + dd mark').textContent();
  await send(lookUp);
  await expect(lookUp.getByRole('status')).toHaveText('Hecho · 008 Autorizada');
  await settle.getByRole('radio', { name: 'Cancelar' }).check();
  await expect(settle.locator('pre mark')).toHaveText(`"${code}"`);
  await send(settle);
  await expect(settle.getByRole('status')).toHaveText(/^Hecho · 009/);
  await expect(page.getByText('3 de 3 pasos hechos')).toBeVisible();

  // There is only one chance, and the page says why.
  await send(settle);
  await expect(settle.getByRole('link', { name: 'Qué significa status_not_allowed' })).toBeVisible();

  const kept = await keptBy(page);
  for (const secret of [
    'demo-sandbox-password',
    '4242424242424242',
    '5105105105105100',
    '"123"',
    String(code),
  ])
    expect(kept).not.toContain(secret);

  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(page.getByText('0 de 3 pasos hechos')).toBeVisible();
});

test('from the guide to a first accepted payment without leaving it', async ({ page }) => {
  await page.goto('/docs');
  const first = page.getByRole('region', { name: 'Un pago de prueba y su respuesta' });
  await first.getByRole('button', { name: 'Enviar este pago' }).click();
  await expect(first).toContainText('Código 002 · Pagada');
  await page.getByRole('button', { name: 'Recorrer los pasos aquí' }).click();
  await expect(page.getByRole('region', { name: 'Tu primer pago, desde esta página' })).toBeFocused();
  await expectDemoKey(page);
  await send(stepOf(page, 1));
  await expect(stepOf(page, 1).getByRole('status')).toHaveText('Hecho · 002 Pagada');
  await page.getByRole('button', { name: 'Ejecutar todo' }).click();
  await expect(page.getByText('3 de 3 pasos hechos')).toBeVisible();
  await expect(stepOf(page, 2).getByRole('status')).toHaveText('Hecho · 003 Rechazada');
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('a cash reference is paid by somebody of the dashboard, and its signed notice is read', async ({
    page,
  }) => {
    await page.goto('/docs/en/scenarios/cash-webhook');
    await expectDemoKey(page);
    await page.getByRole('button', { name: 'Run all' }).click();
    await expect(stepOf(page, 2)).toContainText('Type the username, the password and the business.');
    await stepOf(page, 2).getByRole('button', { name: "Use the demo's user" }).click();
    await page.getByRole('button', { name: 'Run all' }).click();
    await expect(page.getByText('4 of 4 steps done')).toBeVisible();
    const notice = stepOf(page, 4);
    await expect(notice).toContainText('Valid signature');
    await expect(notice).toContainText('"type": "transaction.accepted"');
    const number = await stepOf(page, 1).locator('dt:has-text("transactionNumber") + dd mark').textContent();
    await expect(notice).toContainText(`"transactionNumber": "${number}"`);
    expect(await keptBy(page)).not.toContain(demoPassword);
    await expectAccessible(page, 'a scenario that was run');
    await expectToFit(page, 'a scenario that was run');
  });
});

test('a card that was kept is charged, subscribed and let go', async ({ page, request }) => {
  await page.goto('/docs/scenarios/token-subscription');
  await expectDemoKey(page);
  await page.getByRole('button', { name: 'Ejecutar todo' }).click();
  await expect(page.getByText('4 de 4 pasos hechos')).toBeVisible();
  const token = await stepOf(page, 1).locator('dd mark').textContent();
  await expect(stepOf(page, 3).locator('pre mark')).toHaveText(`"${token}"`);
  await expect(stepOf(page, 4)).toContainText('"subscriptionStatus": "Canceled"');

  // Without JavaScript every call is there for a shell.
  const answer = await request.get('/docs/scenarios/token-subscription');
  const html = (await answer.text()).replace(/<\/?span[^>]*>/g, '');
  for (const path of ['/customercardidentifiers', '/pay/create', '/pay/CancelSubscription'])
    expect(html).toMatch(new RegExp(`<noscript>.*curl .*/api${path}`));
});
