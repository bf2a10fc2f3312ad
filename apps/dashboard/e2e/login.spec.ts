import { randomBytes } from 'node:crypto';
import type { Company } from '@pasarela/contracts/accounts/account-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import { expect, test } from '@playwright/test';
import { accountWords } from '#components/form/account-words.ts';
import { passwordRecoveryWords } from '#features/sign-in/recovery/password-recovery-words.ts';
import { signInWords } from '#features/sign-in/sign-in-words.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { createUser, printedLink } from './steps/people.ts';
import { prefer } from './steps/preferences.ts';
import { isOpen, tokenOf } from './steps/sessions.ts';
import { enterByScreens, sendSignIn, signIn } from './steps/sign-in.ts';

const accountEs = accountWords.es;
const recovery = passwordRecoveryWords.es;
const es = signInWords.es;

const required = { es: 'Este campo es obligatorio', en: 'This field is required' } as const;
const invalid = { es: 'Inicio de sesión inválido', en: 'Invalid login' } as const;

for (const language of ['es', 'en'] as const) {
  test(`nothing filled in: each of the three fields says that it is required (${language})`, {
    tag: ['@LOGIN-3', '@LOGIN-4'],
  }, async ({ page }) => {
    await prefer(page, language);
    await page.goto('/login');
    await page.locator('button[type=submit]').click();
    await expect(page.getByText(required[language])).toHaveCount(3);
    await expect(page).toHaveURL('/login');
  });

  test(`a wrong password and an unknown user get the same answer (${language})`, {
    tag: ['@LOGIN-8', '@PORTAL-41'],
  }, async ({ page }) => {
    await prefer(page, language);
    await page.clock.install();
    await page.goto('/login');
    for (const user of [userOfRole.General, `nadie-${randomBytes(4).toString('hex')}`]) {
      await sendSignIn(page, { user, password: 'no-es-esta', language });
      const toast = page.getByText(invalid[language]);
      await expect(toast).toBeVisible();
      await page.clock.fastForward(limits.toast - 2_500);
      await expect(toast).toBeVisible();
      await page.clock.fastForward(2_500);
      await expect(toast).toBeHidden();
    }
    await expect(page).toHaveURL('/login');
  });
}

test('what was said of a failed attempt goes with the next one', { tag: '@LOGIN-7' }, async ({ page }) => {
  await page.goto('/login');
  await sendSignIn(page, { user: userOfRole.General, password: 'no-es-esta' });
  await expect(page.getByText(invalid.es)).toBeVisible();
  await expect(page.getByText(es.checkCredentials)).toBeVisible();
  await expect(page.getByLabel(es.password, { exact: true })).toBeFocused();
  await sendSignIn(page, { user: userOfRole.General });
  await expect(page).toHaveURL('/business');
  await expect(page.getByText(invalid.es)).toHaveCount(0);
});

test('the first field is ready to be filled in, and the demo is entered by role with one click', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel(es.userName, { exact: true })).toBeFocused();
  await page
    .getByRole('region', { name: es.demo.title })
    .getByRole('button', { name: 'Desarrollador' })
    .click();
  await expect(page).toHaveURL('/business');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('userName'))).toBe('desarrollador');
});

test('a forgotten password leads by its link to another one', async ({ page, request, baseURL }) => {
  const userName = await createUser(request, jacaranda, 'General');
  const another = 'otras-nubes-y-otro-faro';
  await page.goto('/login');
  await page.getByRole('button', { name: es.forgotten }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recovery.ask.title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es.title);
  await page.getByRole('button', { name: es.forgotten }).click();
  await page.getByLabel(recovery.ask.user).fill(userName);
  await page.getByRole('button', { name: recovery.ask.submit }).click();
  await expect(page.getByRole('heading', { name: recovery.sent.title })).toBeFocused();

  // A link of somebody who guesses; it leaves the address at once.
  await page.goto('/login#token=nobody');
  await expect(page.getByRole('heading', { name: recovery.invalid.title })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');

  // The test server has no mail server: the machine prints the link.
  await page.goto(printedLink(baseURL ?? '', userName));
  const password = page.getByLabel(accountEs.password.next);
  await password.fill(`${userName}-1`);
  await page.getByRole('button', { name: recovery.choose.submit }).click();
  await expect(password).toBeFocused();
  await password.fill(another);
  await page.getByRole('button', { name: recovery.choose.submit }).click();
  await expect(page.getByText(recovery.choose.saved)).toBeVisible();
  await expect(page.getByLabel(es.userName, { exact: true })).toHaveValue(userName);
  await expect(page.getByLabel(es.password, { exact: true })).toBeFocused();
  await sendSignIn(page, { user: userName, password: another });
  await expect(page).toHaveURL('/business');
});

test('the password is shown and hidden', { tag: '@LOGIN-5' }, async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel(es.password, { exact: true });
  await password.fill('secreta');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: es.showPassword }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('secreta');
  await page.getByRole('button', { name: es.hidePassword }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('after repeated failures a user waits, even with the right password', async ({ page, request }) => {
  const UserName = `nadie-${randomBytes(4).toString('hex')}`;
  for (let failure = 0; failure < limits.loginFailures; failure += 1) {
    const answer = await request.post('/api/account/login', {
      data: { UserName, Password: 'no-es-esta', Environment: 'Sandbox' },
    });
    expect(answer.status()).toBe(422);
  }
  await page.goto('/login');
  await sendSignIn(page, { user: UserName });
  await expect(page.getByText(/^Demasiados intentos fallidos\. Espera \d+ minutos/)).toBeVisible();
  await signIn(page, { user: userOfRole.General });
});

test('the environment that was chosen is the one that is shown', {
  tag: ['@LOGIN-6', '@LOGIN-7', '@PORTAL-1'],
}, async ({ page }) => {
  await enterByScreens(page, jacaranda, { user: userOfRole.Admin });
  await expect(page.getByText('MODO PRUEBAS').first()).toBeVisible();
  // Who is signed in may go on, or sign in once more.
  await page.goto('/login');
  await page.getByRole('button', { name: es.open.goOn }).click();
  await expect(page).toHaveURL('/home');
  await page.goto('/login');
  await sendSignIn(page, { user: userOfRole.Admin, environment: 'Production' });
  await expect(page).toHaveURL('/business');
  await expect(page.getByText('MODO PRUEBAS')).toHaveCount(0);
  await expect(page.getByText('Modo producción')).toBeVisible();
});

test('businesses are searched by name, whatever the case', { tag: '@BUSINESS-1' }, async ({ page }) => {
  await signIn(page, { user: userOfRole.Reportes });
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText([jacaranda.name, ollin.name]);
  await page.getByRole('searchbox').fill('OLLIN');
  await expect(names).toHaveText([ollin.name]);
});

test('a business tells its name, what it does and how many use it; who enters it is in it, and each page gets the focus', {
  tag: ['@BUSINESS-2', '@BUSINESS-3'],
}, async ({ page }) => {
  const main = page.getByRole('main');
  const answered = page.waitForResponse('**/api/account/companies/0');
  await page.goto('/login');
  await expect(main).not.toBeFocused();
  await sendSignIn(page, { user: userOfRole.Reportes });
  await expect(page).toHaveURL('/business');
  await expect(main).toBeFocused();
  const { data } = (await (await answered).json()) as { data: Company[] };
  const { businessActivity, usersCount } = data.find(({ id }) => id === ollin.id) ?? {};
  const card = main.getByRole('listitem').filter({ hasText: ollin.name });
  await expect(card).toContainText(`${businessActivity} · ${usersCount} usuarios`);
  await card.getByRole('link', { name: `Entrar a ${ollin.name}` }).click();
  await expect(page).toHaveURL('/home');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('company'))).toBe(String(ollin.id));
  await expect(main).toBeFocused();
  // Back leads from one layout to the other, and to the sign-in page, which has none.
  for (const path of ['/business', '/login']) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(main).toBeFocused();
  }
});

test('who is not signed in is led to the sign-in page, and so is an unknown address', {
  tag: ['@LOGIN-1', '@PORTAL-3'],
}, async ({ page }) => {
  for (const path of ['/home', '/transactions', '/business', '/no-such-page', '/docs/no-such-page']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
});

test('a user sees only their own businesses, and logging out ends this session on the server too', {
  tag: '@LOGIN-9',
}, async ({ page, request }) => {
  await signIn(page, { user: 'jacaranda' });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([jacaranda.name]);
  await page.getByRole('link', { name: `Entrar a ${jacaranda.name}` }).click();
  await expect(page).toHaveURL('/home');
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const elsewhere = await tokenOf(request, 'jacaranda');
  expect(await isOpen(request, token ?? '')).toBe(true);
  await page.getByRole('button', { name: new RegExp(`^${jacaranda.name}`) }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  const kept = () => page.evaluate(() => ['token', 'company'].map((name) => sessionStorage.getItem(name)));
  await expect.poll(kept).toEqual([null, null]);
  expect(await isOpen(request, token ?? '')).toBe(false);
  expect(await isOpen(request, elsewhere)).toBe(true);
});
