import { fieldErrorCodes } from '@pasarela/contracts/errors/error-codes';
import { expect, type Page, test } from '@playwright/test';
import { accountWords } from '#components/form/account-words.ts';
import { fieldErrorsWords } from '#components/form/field-errors-words.ts';
import { sessionWords } from '#session/session-words.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { focusOn, pressKey, typeText } from './steps/keyboard.ts';
import { createUser, goodPassword, setAccess } from './steps/people.ts';
import { isOpen, tokenOf } from './steps/sessions.ts';
import { enterByScreens, sendSignIn } from './steps/sign-in.ts';

const es = accountWords.es;

const another = 'tres-faros-y-una-nube';

const form = (page: Page) => page.getByRole('form', { name: es.password.title });
const fill = async (page: Page, current: string, next: string): Promise<void> => {
  await form(page).getByLabel(es.password.current, { exact: true }).fill(current);
  await form(page).getByLabel(es.password.next, { exact: true }).fill(next);
  await form(page).getByRole('button', { name: es.password.submit }).click();
};

test('the user, the business and the affiliated businesses are shown; one that is clicked is entered', {
  tag: ['@ACCOUNT-1', '@ACCOUNT-2'],
}, async ({ page }) => {
  await enterByScreens(page, jacaranda, { user: userOfRole.Reportes });
  await page.goto('/my-account');
  const facts = (name: string) => page.getByRole('region', { name }).getByRole('definition');
  await expect(facts(es.user.title)).toHaveText(['reportes', 'reportes@pasarela.example', 'Reportes']);
  await expect(facts(es.business.title)).toHaveText([
    'Librería Jacaranda',
    'Libros, papelería y regalos',
    'Comercio electrónico',
    'Pruebas (Sandbox)',
  ]);
  await expect(page.getByText(`· ${es.affiliated.current}`)).toBeVisible();
  await page.getByRole('button', { name: es.affiliated.enter(ollin.name) }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('button', { name: new RegExp(`^${ollin.name}`) })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('company'))).toBe(String(ollin.id));
});

test('a password is changed: here one goes on, everywhere else one signs in again', {
  tag: '@LOGIN-10',
}, async ({ page, request }) => {
  const user = await createUser(request, jacaranda, 'General');
  const elsewhere = await tokenOf(request, user, { password: goodPassword });
  await enterByScreens(page, jacaranda, { user, password: goodPassword });
  await page.goto('/my-account');

  await form(page).getByRole('button', { name: es.password.submit }).click();
  await expect(form(page).getByText(fieldErrorsWords.es.required)).toHaveCount(2);
  await expect(form(page).getByLabel(es.password.current, { exact: true })).toBeFocused();
  for (const [next, problem] of [
    ['corta', 'Debe tener al menos 12 caracteres.'],
    [goodPassword, fieldErrorCodes.password_unchanged.es],
    [`${user}-${user}`, fieldErrorCodes.password_is_name.es],
    ['Contraseña2026', fieldErrorCodes.password_too_common.es],
  ] as const) {
    await fill(page, goodPassword, next);
    await expect(form(page).getByText(problem)).toBeVisible();
  }
  await fill(page, 'no-es-esta', another);
  await expect(form(page).getByText(fieldErrorCodes.wrong_password.es)).toBeVisible();
  await expect(form(page).getByLabel(es.password.current, { exact: true })).toBeFocused();
  expect(await isOpen(request, elsewhere)).toBe(true);

  await fill(page, goodPassword, another);
  await expect(page.getByText(es.password.changed)).toBeVisible();
  await expect(form(page).getByLabel(es.password.next, { exact: true })).toHaveValue('');
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
  expect(await isOpen(request, elsewhere)).toBe(false);
  await page.goto('/transactions');
  await expect(page).toHaveURL('/transactions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toContain(another);
  await tokenOf(request, user, { password: another });
});

test('all sessions are ended, by keyboard alone', async ({ page, request }) => {
  const user = await createUser(request, jacaranda, 'Reportes');
  const elsewhere = await tokenOf(request, user, { password: goodPassword });
  await enterByScreens(page, jacaranda, { user, password: goodPassword });
  await page.goto('/my-account');
  await focusOn(page.getByRole('link', { name: es.sessions.end }));
  await pressKey(page, 'Enter');
  await expect(page.getByRole('dialog', { name: es.sessions.endTitle })).toBeVisible();
  await pressKey(page, 'Escape');
  await expect(page).toHaveURL('/my-account');
  await expect(page.getByRole('link', { name: es.sessions.end })).toBeFocused();
  await pressKey(page, 'Enter');
  // The focus begins at the way back.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Volver' })).toBeFocused();
  await pressKey(page, 'Tab');
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL('/');
  expect(await isOpen(request, elsewhere)).toBe(false);
});

test('a password is changed by keyboard alone', async ({ page, request }) => {
  const user = await createUser(request, jacaranda, 'General');
  await enterByScreens(page, jacaranda, { user, password: goodPassword });
  await page.goto('/my-account');
  await focusOn(form(page).getByLabel(es.password.current, { exact: true }));
  await typeText(page, goodPassword);
  await pressKey(page, 'Tab');
  await pressKey(page, 'Tab');
  await expect(form(page).getByLabel(es.password.next, { exact: true })).toBeFocused();
  await typeText(page, another);
  await pressKey(page, 'Enter');
  await expect(page.getByText(es.password.changed)).toBeVisible();
});

for (const [how, end] of [
  ['ends every session in another browser', 'everywhere'],
  ['is suspended', 'suspend'],
] as const)
  test(`who ${how} is sent to the sign-in page by the next call, and comes back where they may`, async ({
    page,
    request,
  }) => {
    const user = await createUser(request, jacaranda, 'General');
    await enterByScreens(page, jacaranda, { user, password: goodPassword });
    // The first page has made its own calls: the next one is the user's.
    await page.waitForLoadState('networkidle');
    if (end === 'suspend') await setAccess(request, jacaranda, user, 'disabled');
    else {
      const token = await tokenOf(request, user, { password: goodPassword });
      await request.post('/api/account/logoutEverywhere', { headers: { Authorization: `Bearer ${token}` } });
    }
    await page.getByRole('complementary').getByRole('link', { name: 'Movimientos' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(sessionWords.es.ended)).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await sendSignIn(page, { user, password: goodPassword });
    await expect(page).toHaveURL(end === 'suspend' ? '/business' : '/transactions');
    await expect(page.getByText(sessionWords.es.companyGone(jacaranda.name))).toHaveCount(
      end === 'suspend' ? 1 : 0,
    );
  });
