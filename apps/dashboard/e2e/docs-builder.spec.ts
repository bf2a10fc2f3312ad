import { expect, type Locator, type Page, test } from '@playwright/test';
import { editJson, jsonOf, openBuilder } from './steps/builder.ts';
import { jacaranda } from './steps/demo-people.ts';
import { focusOn, pressKey, typeText, walkTo } from './steps/keyboard.ts';
import { expectAccessible } from './steps/page-accessibility.ts';
import { newReference } from './steps/payment-calls.ts';

const card = '/docs/integration-methods/inmediate-capture-card';
/** A card and a code that no sample has. */
const ownCard = { cardNumber: '4000000000009995', cvv: '987' };

const press = (builder: Locator, name: string): Promise<void> =>
  builder.getByRole('button', { name, exact: true }).click();
const tab = (builder: Locator, name: string): Promise<void> => builder.getByRole('tab', { name }).click();
const toast = (page: Page): Locator => page.getByRole('status').filter({ has: page.getByRole('button') });

const useDemo = async (builder: Locator): Promise<void> => {
  await tab(builder, 'Credenciales');
  await press(builder, 'Usar las credenciales de la demo');
  await tab(builder, 'Request Builder');
};

/** Empties the credentials, once the demo's have come. */
const emptyCredentials = async (builder: Locator): Promise<void> => {
  await tab(builder, 'Credenciales');
  await expect(builder.getByLabel('API Key')).toHaveValue(jacaranda.key);
  await builder.getByLabel('API Key').fill('');
  await builder.getByLabel('Contraseña', { exact: true }).fill('');
  await tab(builder, 'Request Builder');
};

const method = (name: string): string => `/docs/test-builder?method=${name}`;

/** What the browser keeps of the page, and its address. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));

test('every message of credentials, JSON and answers', {
  tag: [
    '@BUILDER-1',
    '@BUILDER-4',
    '@BUILDER-7',
    '@BUILDER-8',
    '@BUILDER-9',
    '@BUILDER-10',
    '@BUILDER-11',
    '@BUILDER-13',
    '@BUILDER-14',
  ],
}, async ({ page, context }) => {
  const builder = await openBuilder(page);
  const sides = builder.locator('[data-side="answer"]').getByRole('heading', { level: 3 });
  await expect(sides).toHaveText(['Petición', 'Respuesta']);

  // Credentials: the demo's are there; emptied, wrong, the demo's again.
  await emptyCredentials(builder);
  await press(builder, 'Enviar');
  await expect(toast(page)).toContainText('Credenciales erróneas');
  await press(builder, 'Usar las credenciales de la demo');
  await expect(builder.getByRole('button', { name: 'Enviar', exact: true })).toBeFocused();
  await expect(builder.getByText('Ir a Credenciales')).toHaveCount(0);
  await emptyCredentials(builder);
  await press(builder, 'Enviar');
  await press(builder, 'Ir a Credenciales');
  await press(builder, 'Guardar');
  await expect(toast(page)).toContainText('No hay datos para guardar');
  await expect(builder.getByText('* Campo requerido')).toHaveCount(2);
  await builder.getByLabel('API Key').fill(jacaranda.key);
  await builder.getByLabel('Contraseña', { exact: true }).fill('otra');
  await tab(builder, 'Request Builder');
  await press(builder, 'Enviar');
  await expect(toast(page)).toContainText('Credenciales erróneas');
  await expect(builder.getByRole('region', { name: 'Respuesta' })).toContainText('401');
  await expect(sides).toHaveText(['Respuesta', 'Petición']);
  await useDemo(builder);

  // The JSON: broken, against the contract, refused by the sandbox, taken.
  const editor = builder.getByRole('textbox', { name: 'Cuerpo de la petición en JSON' });
  const body = await jsonOf(editor);
  await editor.fill('{ "Amount": ');
  await press(builder, 'Actualizar JSON');
  await expect(toast(page)).toContainText('Revisa los datos enviados en el JSON');
  await expect(builder.getByText('El texto no es un JSON válido')).toBeVisible();
  await editor.fill(JSON.stringify({ ...body, Amount: 0.5, Currency: 'USD' }));
  await press(builder, 'Enviar');
  await expect(builder).toContainText('El sandbox va a rechazar estos 2 datos:');
  await expect(builder.getByRole('textbox', { name: 'Valor de Amount' })).toHaveAccessibleDescription(
    'Debe ser 1 o más.',
  );
  await press(builder, 'Enviar de todos modos');
  await expect(toast(page)).toContainText('Revisa los datos enviados en el JSON');
  await expect(builder.getByRole('link', { name: 'Qué significa invalid_fields' })).toBeVisible();
  await builder.getByRole('textbox', { name: 'Valor de Amount' }).fill('350.5');
  await builder.getByRole('textbox', { name: 'Valor de Currency' }).fill('MXN');
  await expect(editor).toContainText('"Currency": "MXN"');

  // Another sample gives up what is on its way.
  await page.route('**/api/pay/create', () => undefined);
  await press(builder, 'Enviar');
  await expect(builder.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await builder.getByLabel('Tipo de petición de ejemplo').selectOption('003');
  await expect(builder.getByRole('button', { name: 'Cancelar' })).toHaveCount(0);
  await page.unroute('**/api/pay/create');

  // A review is no error: its meaning, where it is written, and the transaction in the dashboard.
  await builder.getByLabel('Tipo de petición de ejemplo').selectOption('007');
  await press(builder, 'Enviar');
  await expect(toast(page)).toContainText('¡Solicitud exitosa!');
  await expect(builder).toContainText('Código 007 · En revisión');
  await expect(builder.getByRole('link', { name: 'Ver el catálogo de códigos' })).toHaveAttribute(
    'href',
    '/docs/catalogs/response#code-007',
  );
  await expect(builder.getByRole('link', { name: /^Abrir la transacción/ })).toHaveAttribute(
    'href',
    /^\/transaction-detail\?id=\d+$/,
  );

  // The network: out of reach is not offline.
  await page.route('**/api/pay/create', (route) => route.abort());
  await press(builder, 'Enviar');
  await expect(builder).toContainText('No se pudo llegar a http');
  await context.setOffline(true);
  await press(builder, 'Enviar');
  await expect(builder).toContainText('No hay conexión a internet');
});

test('credentials stay in this browser, for this session or not at all', {
  tag: ['@BUILDER-5', '@PAYMENT-2'],
}, async ({ page, context }) => {
  const builder = await openBuilder(page);
  const kept = () =>
    page.evaluate(() => [localStorage, sessionStorage].map((store) => JSON.stringify(store)));
  await useDemo(builder);
  expect((await kept()).join()).not.toContain(jacaranda.password);

  await tab(builder, 'Credenciales');
  await press(builder, 'Guardar');
  await expect(builder).toContainText('Guardadas en este navegador');
  expect((await kept())[0]).toContain(jacaranda.password);
  await page.reload();
  await builder.scrollIntoViewIfNeeded();
  await tab(builder, 'Credenciales');
  await expect(builder).toContainText('Guardadas en este navegador');
  await expect(builder.getByLabel('API Key')).toHaveValue(jacaranda.key);

  await builder.getByLabel('Guardar solo durante esta sesión').check();
  await press(builder, 'Guardar');
  await expect(builder).toContainText('Guardadas hasta que cierres esta pestaña');
  const [browser, session] = await kept();
  expect(browser).not.toContain(jacaranda.password);
  expect(session).toContain(jacaranda.password);
  const other = await openBuilder(await context.newPage(), method('refund'));
  await tab(other, 'Credenciales');
  await expect(other.getByText('No están guardadas.')).toBeVisible();

  await press(builder, 'Borrar');
  await expect(toast(page)).toContainText('Credenciales borradas');
  expect((await kept()).join()).not.toContain(jacaranda.password);
});

test('history and links bring a request back without its card', { tag: '@BUILDER-12' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const builder = await openBuilder(page);
  const reference = newReference();
  await useDemo(builder);
  await editJson(builder, {
    ...ownCard,
    ReferenceNumber: reference,
    Amount: 77.25,
    Description: 'Año nuevo',
  });
  await press(builder, 'Enviar');
  await expect(builder).toContainText('Código 003');
  await press(builder, 'Compartir esta petición, sin tarjeta ni credenciales');
  await expect(builder.getByRole('button', { name: /^Link Copiado/ })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const decoded = Buffer.from(link.split('#request=')[1] ?? '', 'base64url').toString();
  expect(JSON.parse(decoded)).toMatchObject({ sample: 'accepted', patch: { Amount: 77.25 } });
  // As a word: three digits stand in a reference or a moment by chance.
  for (const text of [await keptBy(page), decoded])
    for (const secret of [ownCard.cardNumber, ownCard.cvv, jacaranda.key, jacaranda.password])
      expect(text).not.toMatch(new RegExp(`\\b${secret}\\b`));

  // The clipboard may be forbidden.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  await builder.getByRole('button', { name: /(Link Copiado|Compartir)/ }).click();
  await expect(builder.getByRole('button', { name: /^Error al copiar link/ })).toBeVisible();

  // From the history on the page of another method, and from the link: the same request with the sample's card.
  const restored = async (shown: Locator): Promise<void> => {
    await expect(shown.getByRole('textbox', { name: 'Valor de Amount' })).toHaveValue('77.25');
    await expect(shown.getByRole('textbox', { name: 'Valor de Description' })).toHaveValue('Año nuevo');
    await expect(shown.getByRole('textbox', { name: 'Valor de ReferenceNumber' })).toHaveValue(reference);
    await expect(shown.getByRole('textbox', { name: 'Valor de cardNumber' })).toHaveValue('4242424242424242');
    await expect(shown.getByRole('textbox', { name: 'Valor de cvv' })).toHaveValue('123');
  };
  await openBuilder(page, '/docs/integration-methods/refund');
  // The panel grows as it is scrolled: it is pointed at once that is over.
  const history = builder.getByText('Últimas peticiones (1)');
  await history.scrollIntoViewIfNeeded();
  // The first thing that is pressed: the editor, which is not as high as what it takes the place of, waits until it is let go.
  await history.hover();
  await page.mouse.down();
  await page.waitForLoadState('networkidle');
  await expect(builder.locator('.cm-editor')).toBeHidden();
  await page.mouse.up();
  await expect(builder.locator('.cm-editor')).toBeVisible();
  await builder.getByRole('link', { name: /^Restaurar/ }).click();
  await expect(page).toHaveURL(new RegExp(`${card}#request=`));
  await restored(builder);
  const other = await context.newPage();
  await restored(await openBuilder(other, link));

  await history.scrollIntoViewIfNeeded();
  await history.click();
  await press(builder, 'Borrar historial');
  await expect(builder).toContainText('Últimas peticiones (0)');
  await expect.poll(() => keptBy(page)).not.toContain('77.25');
});

test('what a sample needs is sent first; GET and DELETE', { tag: ['@PAYMENT-12', '@PAYMENT-13'] }, async ({
  page,
  context,
}) => {
  const builder = await openBuilder(page, method('inmediate-capture-token'));
  await useDemo(builder);
  // What never answers is given up, and one call goes at a time.
  await page.route('**/api/auth/Authenticate', () => undefined);
  await press(builder, 'Guardar esa tarjeta');
  await expect(builder.getByRole('button', { name: 'Enviar', exact: true })).toBeDisabled();
  await press(builder, 'Cancelar');
  await page.unroute('**/api/auth/Authenticate');
  await press(builder, 'Guardar esa tarjeta');
  await expect(toast(page)).toContainText('Petición preparada');
  await press(builder, 'Enviar');
  await expect(builder).toContainText('Código 002');

  // The choice is in the address; the last payment is proposed to who asks about one.
  await page.getByLabel('Método de integración').selectOption('transaction-status');
  await expect(page).toHaveURL(method('transaction-status'));
  const number = builder.getByRole('textbox', { name: 'transactionNumber' });
  await expect(number).toHaveValue(/^\d+$/);
  await expect(number).not.toHaveValue('9999999999');
  await press(builder, 'Enviar');
  await expect(builder).toContainText('Código 002');

  await page.getByLabel('Método de integración').selectOption('tokenization-delete');
  await press(builder, 'Guardar esa tarjeta');
  await expect(builder).toContainText('Listo: los campos tienen lo que contestó');
  await press(builder, 'Enviar');
  await expect(builder).toContainText('DELETE');
  await expect(builder).toContainText('Código 002');
  await press(builder, 'Enviar');
  await expect(toast(page)).toContainText('Revisa los parámetros enviados');
  await expect(builder.getByRole('link', { name: 'Qué significa card_token_not_found' })).toBeVisible();

  // What a payer has to do is said, with the page where it is done.
  await page.getByLabel('Método de integración').selectOption('wcdc');
  await press(builder, 'Crear ese pago');
  await expect(builder.getByRole('link', { name: 'Abrir la página de pago' })).toHaveAttribute(
    'href',
    /\/checkout\//,
  );
  await press(builder, 'Ya lo pagué');
  await expect(builder).toContainText('La página de pago todavía no termina');

  // A method that does not come is said, and asked for again.
  await context.setOffline(true);
  await page.getByLabel('Método de integración').selectOption('report');
  await expect(page.getByRole('alert')).toContainText('no se pudo cargar');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(builder.getByRole('textbox', { name: 'transactionDate' })).toBeVisible();
  await expectAccessible(page, 'the builder for any method');
  // Back returns to the method before.
  await page.goBack();
  await expect(page).toHaveURL(method('wcdc'));
  await expect(page.getByLabel('Método de integración')).toHaveValue('wcdc');
});

test('by keyboard alone', async ({ page }) => {
  const builder = await openBuilder(page);
  const tab = (name: string) => builder.getByRole('tab', { name });
  await focusOn(tab('Request Builder'));
  await pressKey(page, 'ArrowRight');
  await expect(tab('Credenciales')).toBeFocused();
  await pressKey(page, 'Tab');
  await expect(builder.getByRole('button', { name: 'Usar las credenciales de la demo' })).toBeFocused();
  await pressKey(page, 'Enter');
  await expect(builder.getByLabel('API Key')).toHaveValue(jacaranda.key);
  await expect(builder).toMatchAriaSnapshot(`
    - region "Request Builder":
      - tablist "Request Builder y credenciales":
        - tab "Request Builder"
        - tab "Credenciales" [selected]
      - tabpanel "Credenciales":
        - button "Usar las credenciales de la demo"
        - textbox "API Key": demo-sandbox-key
        - textbox "Contraseña": demo-sandbox-password
        - button "Mostrar contraseña"
        - checkbox "Guardar solo durante esta sesión"
        - button "Guardar"
        - button "Borrar"
  `);
  await pressKey(page, 'Shift+Tab');
  await expect(tab('Credenciales')).toBeFocused();
  await pressKey(page, 'ArrowLeft');
  await expect(tab('Request Builder')).toBeFocused();

  // The first stop leads past all properties to the button that sends.
  await pressKey(page, 'Tab');
  const skip = builder.getByRole('button', { name: 'Ir al botón Enviar' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await pressKey(page, 'Enter');
  await expect(builder.getByRole('button', { name: 'Enviar', exact: true })).toBeFocused();

  // Help opens, and gives the focus back.
  const help = builder.getByRole('button', { name: 'Ayuda de ReferenceNumber' });
  await walkTo(help, 'Shift+Tab');
  await pressKey(page, 'Enter');
  await expect(page.getByRole('dialog', { name: 'ReferenceNumber' })).toContainText('de 1 a 30 caracteres');
  await pressKey(page, 'Escape');
  await expect(help).toBeFocused();

  // A property is checked and written, and the call is sent from the editor.
  await walkTo(builder.getByRole('button', { name: /^Mostrar otras \d+ propiedades$/ }));
  await pressKey(page, 'Enter');
  await walkTo(builder.getByRole('checkbox', { name: 'Description' }), 'Shift+Tab');
  await pressKey(page, 'Space');
  await pressKey(page, 'Tab');
  await expect(builder.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await typeText(page, '!');
  const editor = builder.getByRole('textbox', { name: 'Cuerpo de la petición en JSON' });
  await expect(editor).toContainText('"Description": "!"');
  await walkTo(editor);
  await pressKey(page, 'Control+Enter');
  await expect(toast(page)).toContainText('¡Solicitud exitosa!');
  await expect(editor).toBeFocused();
});
