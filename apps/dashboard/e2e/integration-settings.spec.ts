import type { UpdateSetting } from '@pasarela/contracts/settings/setting-schema';
import { expect, type Page, test } from '@playwright/test';
import { fieldErrorsWords } from '#components/form/field-errors-words.ts';
import { justificationWords } from '#components/form/justification-words.ts';
import { controlsWords } from '#components/ui/controls-words.ts';
import { unsavedChangesWords } from '#components/ui/unsaved-changes-words.ts';
import { integrationWords } from '#features/integration/integration-words.ts';
import { integrationKeysWords } from '#features/integration/settings/integration-keys-words.ts';
import { webhooksWords } from '#features/integration/webhooks/webhooks-words.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { pressKey } from './steps/keyboard.ts';
import { signInTo } from './steps/sign-in.ts';

const es = integrationWords.es;
const en = integrationWords.en;
const keysEs = integrationKeysWords.es;
const keysEn = integrationKeysWords.en;
const controlsEs = controlsWords.es;
const webhooksEs = webhooksWords.es;

const form = (page: Page, title: string) => page.getByRole('form', { name: title });
const save = (page: Page, title: string) =>
  form(page, title).getByRole('button', { name: es.save, exact: true });

/** What is sent from now on to change settings. */
const watchUpdates = (page: Page): UpdateSetting[] => {
  const updates: UpdateSetting[] = [];
  page.on('request', (made) => {
    if (made.method() === 'PUT' && new URL(made.url()).pathname === '/api/setting/update')
      updates.push(made.postDataJSON());
  });
  return updates;
};

/** A picture of 2 by 1 pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Follows a link in the moment in which a heading appears, sooner than anybody could: nothing that ends later may hold it up. */
const goOnAtOnce = ({ heading, path }: { heading: string; path: string }): Promise<void> =>
  new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (![...document.querySelectorAll('main h3')].some((one) => one.textContent === heading)) return;
      observer.disconnect();
      document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click();
      resolve();
    }).observe(document.body, { childList: true, subtree: true });
  });

test('the notification text is changed; leaving before that asks', {
  tag: ['@SETTING-5', '@SETTING-14'],
}, async ({ page }) => {
  await signInTo(page, ollin, { user: userOfRole.Desarrollador, at: '/integration' });
  const { title, label } = es.notificationText;
  const text = form(page, title).getByLabel(label, { exact: true });

  await text.fill('x'.repeat(601));
  await expect(form(page, title)).toContainText(justificationWords.es.tooMany(1));
  await save(page, title).click();
  await expect(form(page, title)).toContainText('Debe tener como máximo 600 caracteres.');
  await text.fill('   ');
  await save(page, title).click();
  await expect(form(page, title)).toContainText(fieldErrorsWords.es.required);

  await text.fill('Gracias por venir al taller.');
  await expect(form(page, title)).toContainText(justificationWords.es.left(572));
  await expect(form(page, title)).toContainText(es.states.unsaved);
  await page.getByRole('link', { name: es.sections.keys }).click();
  const question = page.getByRole('dialog', { name: unsavedChangesWords.es.title });
  await question.getByRole('button', { name: unsavedChangesWords.es.stay }).click();
  await expect(question).toHaveCount(0);
  await expect(text).toHaveValue('Gracias por venir al taller.');

  await save(page, title).click();
  await expect(page.getByText(es.updated)).toBeVisible();
  await expect(form(page, title)).toContainText(es.states.saved);
  await page.reload();
  await expect(text).toHaveValue('Gracias por venir al taller.');

  await text.fill('Otra cosa');
  await page.getByRole('link', { name: es.sections.keys }).click();
  const returned = page.evaluate(goOnAtOnce, { heading: keysEs.publicKey.title, path: '/integration' });
  await question.getByRole('button', { name: unsavedChangesWords.es.leave }).click();
  await returned;
  await expect(page).toHaveURL('/integration');
  await expect(text).toHaveValue('Gracias por venir al taller.');
  await expect(question).toHaveCount(0);
});

test('e-mails are tags: a wrong one blocks saving, good ones are joined by semicolons', {
  tag: ['@SETTING-8', '@SETTING-9'],
}, async ({ page }) => {
  await signInTo(page, ollin, { user: userOfRole.Admin, at: '/integration' });
  const updates = watchUpdates(page);
  const emails = form(page, es.emails.title);
  const input = emails.getByLabel(es.emails.label, { exact: true }).and(page.getByRole('textbox'));
  const remove = emails.getByRole('button', { name: es.emails.remove('') });
  await expect(input).toBeVisible();
  for (let left = await remove.count(); left > 0; left -= 1) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }

  await input.fill('caja@taller.example, nadie');
  await input.press('Enter');
  await expect(emails.getByRole('listitem')).toHaveText([
    /^caja@taller\.example$/,
    /^nadie.*correo no válido$/,
  ]);
  await expect(emails).toContainText('No son correos válidos: nadie.');
  await expect(save(page, es.emails.title)).toBeDisabled();

  await input.press('Backspace');
  await input.fill('jefa@taller.example;');
  await expect(emails.getByRole('listitem')).toHaveCount(2);
  await save(page, es.emails.title).click();
  await expect(page.getByText(es.updated)).toBeVisible();
  expect(updates).toEqual([
    { Property: 'NotificationEmail', Value: 'caja@taller.example;jefa@taller.example' },
  ]);
});

test('a logo is uploaded, seen, saved; what is no picture is refused', { tag: '@FILE-10' }, async ({
  page,
}) => {
  await signInTo(page, ollin, { user: userOfRole.Admin, at: '/integration' });
  const logo = form(page, es.logo.title);
  const file = logo.locator('input[type=file]');
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Tipo de archivo no permitido')).toBeVisible();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect(logo.getByLabel(es.logo.url)).toHaveValue(/^\/api\/files\/file_/);
  const shown = logo.getByRole('img', { name: es.logo.alt });
  await expect(shown).toHaveJSProperty('naturalWidth', 2);
  await save(page, es.logo.title).click();
  await expect(page.getByText(es.updated)).toBeVisible();
  await page.reload();
  await expect(shown).toHaveJSProperty('naturalWidth', 2);
});

test('the key of the own environment is made and rolled; its password is shown once and works', {
  tag: '@SETTING-16',
}, async ({ page, request }) => {
  const authenticate = async (UserId: string, Password: string): Promise<number> =>
    (await request.post('/api/auth/Authenticate', { data: { UserId, Password } })).status();
  await signInTo(page, jacaranda, {
    user: userOfRole.Administrador,
    environment: 'Production',
    at: '/integration/keys',
  });
  await expect(page.getByText('demo-sandbox-key')).toBeVisible();

  const dialog = page.getByRole('dialog');
  const secret = async (): Promise<readonly string[]> => {
    await expect(dialog).toContainText(es.shownOnce.warning);
    const texts = await dialog.locator('pre').allTextContents();
    // Nothing closes it by mistake.
    await pressKey(page, 'Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: es.shownOnce.done }).click();
    await expect(dialog).toHaveCount(0);
    return texts;
  };
  await page.getByRole('link', { name: keysEs.apiKeys.make, exact: true }).click();
  await expect(page).toHaveURL('/integration/keys/roll');
  await dialog.getByRole('button', { name: keysEs.apiKeys.make, exact: true }).click();
  const [identifier = '', password = ''] = await secret();
  await expect(page.getByText(identifier, { exact: true })).toBeVisible();
  expect(await page.content()).not.toContain(password);
  expect(await authenticate(identifier, password)).toBe(200);

  await page.getByRole('link', { name: keysEs.apiKeys.roll }).click();
  await expect(dialog).toContainText('dejan de servir en el acto');
  await dialog.getByRole('button', { name: keysEs.apiKeys.confirm }).click();
  const [same, another = ''] = await secret();
  expect(same).toBe(identifier);
  expect(another).not.toBe(password);
  expect(await authenticate(identifier, password)).toBe(401);
  expect(await authenticate(identifier, another)).toBe(200);

  // The call to copy is one that works, once the password is in it. The account stays empty: of all fields the amount alone is refused.
  const shown = page.getByRole('region', { name: keysEs.firstCall.blockTitle }).locator('pre');
  const [, url = '', user = '', data = ''] =
    /^curl '([^']+)'.*--user '([^']+)'.*--data '([^']+)'$/s.exec((await shown.textContent()) ?? '') ?? [];
  expect(user).toBe(`${identifier}:${keysEs.firstCall.yourPassword}`);
  const made = await request.post(url, {
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${identifier}:${another}`).toString('base64')}`,
    },
    data: data.replace('350.5', '0'),
  });
  expect(made.status()).toBe(422);
  expect((await made.json()).errors).toMatchObject([{ field: 'Amount' }]);

  await page.getByRole('link', { name: keysEs.publicKey.make, exact: true }).click();
  await dialog.getByRole('button', { name: keysEs.publicKey.make, exact: true }).click();
  await expect(page.getByText(keysEs.publicKey.made)).toBeVisible();
  const key = page.getByRole('region', { name: keysEs.publicKey.blockTitle }).locator('pre');
  await expect(key).toHaveText(/^[A-Za-z0-9+/]{300,}=*$/);
  const first = await key.textContent();
  await page.getByRole('link', { name: keysEs.publicKey.makeAnother }).click();
  await expect(dialog).toContainText(keysEs.publicKey.anotherText);
  await dialog.getByRole('button', { name: keysEs.publicKey.replace }).click();
  await expect(dialog).toHaveCount(0);
  await expect(key).not.toHaveText(first ?? '');
});

test('what could not be saved says so, each in its own words, with those of the server', {
  tag: ['@SETTING-17', '@SETTING-18', '@SETTING-19', '@SETTING-20'],
}, async ({ page }) => {
  await signInTo(page, ollin, { user: userOfRole.Admin });
  const refusal = { success: false, data: null, message: 'El disco está lleno.', requestId: 'req_x' };
  await page.route(/\/api\/(setting\/(update|publicKey)|transaction\/upload)$/, (route) =>
    route.fulfill({ status: 503, json: refusal }),
  );
  const toast = page.getByRole('region', { name: controlsEs.notifications }).getByRole('listitem').last();
  const says = async (title: string) => {
    await expect(toast).toContainText(title);
    await expect(toast).toContainText('El disco está lleno.');
  };
  await page.goto('/integration');
  const { title, label } = es.notificationText;
  await form(page, title).getByLabel(label, { exact: true }).fill('Gracias');
  await save(page, title).click();
  await says(es.notUpdated);
  await form(page, es.logo.title)
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await says(es.logo.notUploaded);
  await form(page, title).getByRole('button', { name: es.discard }).click();

  await page.goto('/integration/webhooks');
  const error = form(page, webhooksEs.addresses.destinations.Error.title);
  await error.getByLabel(webhooksEs.addresses.destinations.Error.label).fill('https://taller.example/aviso');
  await error.getByRole('button', { name: es.save, exact: true }).click();
  await says(es.urlNotUpdated);
  await error.getByRole('button', { name: es.discard }).click();

  await page.goto('/integration/keys/public-key');
  await page.getByRole('dialog').getByRole('button', { name: keysEs.publicKey.make, exact: true }).click();
  await says(keysEs.publicKey.notMade);
});

test('the messages are the specified ones', () => {
  expect([en.updated, en.urlUpdated, keysEn.publicKey.made]).toEqual([
    'Updated correctly',
    'URL updated correctly',
    'Public key created',
  ]);
  expect([en.notUpdated, en.urlNotUpdated, keysEn.publicKey.notMade, en.logo.notUploaded]).toEqual([
    'Error updating',
    'Error updating URL',
    'Public key error',
    'Error saving this file',
  ]);
});
