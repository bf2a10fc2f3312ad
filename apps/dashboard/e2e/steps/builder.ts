import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { DemoBusiness } from './demo-people.ts';

/** The Request Builder on the page of a method, by that page's address. */
export const openBuilder = async (
  page: Page,
  path = '/docs/integration-methods/inmediate-capture-card',
): Promise<Locator> => {
  await page.goto(path);
  const builder = page.getByRole('region', { name: 'Request Builder' });
  // The page for any method shows its first one until it has read its address.
  await expect(() => builder.scrollIntoViewIfNeeded()).toPass();
  return builder;
};

export const typeCredentials = async (builder: Locator, business: DemoBusiness): Promise<void> => {
  await builder.getByRole('tab', { name: 'Credenciales' }).click();
  await builder.getByLabel('API Key').fill(business.key);
  await builder.getByLabel('Contraseña', { exact: true }).fill(business.password);
  await builder.getByRole('button', { name: 'Guardar', exact: true }).click();
  await builder.getByRole('tab', { name: 'Request Builder' }).click();
};

const editorOf = (builder: Locator): Locator =>
  builder.getByRole('textbox', { name: 'Cuerpo de la petición en JSON' });

/** The body that an editor holds, once it has drawn all of it. */
export const jsonOf = async (editor: Locator): Promise<Record<string, unknown>> => {
  await expect(editor).toHaveText(/^\s*\{.*\}\s*$/s);
  return JSON.parse((await editor.textContent()) ?? '') as Record<string, unknown>;
};

/** Writes the values of properties into the JSON by hand, as a reader of the page does. */
export const editJson = async (
  builder: Locator,
  values: Readonly<Record<string, string | number>>,
): Promise<void> => {
  const editor = editorOf(builder);
  const body = await jsonOf(editor);
  await editor.fill(JSON.stringify({ ...body, ...values }, undefined, 2));
  await builder.getByRole('button', { name: 'Actualizar JSON' }).click();
};

/** Presses Send and answers the calls that it makes, in order. */
export const sendRequest = async (page: Page, builder: Locator): Promise<readonly Request[]> => {
  const calls: Request[] = [];
  const note = (request: Request): void => {
    if (request.method() === 'POST') calls.push(request);
  };
  page.on('request', note);
  await builder.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('¡Solicitud exitosa!')).toBeVisible();
  page.off('request', note);
  return calls;
};
