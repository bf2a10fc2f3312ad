import { mayDo } from '@pasarela/contracts/roles/permissions';
import { roleNames } from '@pasarela/contracts/roles/roles';
import { expect, test } from '@playwright/test';
import { portalWords } from '#app/screens/portal-words.ts';
import { screens } from '#app/screens/screens.ts';
import { helpWords } from '#features/help/help-words.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { focusOn, pressKey } from './steps/keyboard.ts';
import { signInTo } from './steps/sign-in.ts';

const es = helpWords.es;
const portalEs = portalWords.es;

test('a question opens on its answer, by keyboard alone, and leads on', {
  tag: ['@ACCOUNT-4', '@ACCOUNT-5'],
}, async ({ page }) => {
  await signInTo(page, jacaranda, { user: userOfRole.General, at: '/help-center' });
  for (const title of Object.values(es.topics))
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const { question, steps = [] } = es.answers.useLinks;
  const answer = page.getByText(steps[0] ?? '');
  await expect(answer).toBeHidden();
  await focusOn(page.getByText(question));
  await pressKey(page, 'Enter');
  await expect(answer).toBeVisible();
  await pressKey(page, 'Tab');
  await expect(page.getByRole('link', { name: es.links.paidLeagues, exact: true }).last()).toBeFocused();
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL('/paid-leagues');
});

test('three ways to connect a shop are told, on a phone too', { tag: '@ACCOUNT-6' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInTo(page, jacaranda, { user: userOfRole.Reportes, at: '/home' });
  await page.getByRole('button', { name: portalEs.openMenu }).click();
  await page.getByRole('dialog').getByRole('link', { name: screens.help.title.es }).click();
  await expect(page).toHaveURL('/help-center');
  await page.getByText(es.answers.connectWays.question).click();
  const ways = page
    .getByRole('listitem')
    .filter({ hasText: /^(Página de pago|Sesión de formulario|Ligas de pago):/ });
  await expect(ways).toHaveCount(3);
});

test('what is searched is found without accents, shown open, and kept in the address', async ({ page }) => {
  await signInTo(page, jacaranda, { user: userOfRole.Admin, at: '/help-center' });
  await page.getByRole('searchbox', { name: es.search }).fill('CONTRASENA olvido');
  await expect(page.getByText(es.answers.forgotPassword.paragraphs[0] ?? '')).toBeVisible();
  await expect(page.getByText(es.found(1))).toBeAttached();
  await page.reload();
  await expect(page.getByText(es.answers.forgotPassword.paragraphs[0] ?? '')).toBeVisible();
  await page.getByRole('searchbox', { name: es.search }).fill('no está en ninguna');
  await expect(page.getByText(es.nothing('no está en ninguna'))).toBeVisible();
  await page.getByRole('button', { name: es.clear }).click();
  await expect(page.getByText(es.answers.whatIsSandbox.question)).toBeVisible();
});

test('support is the address of the deployment, and no link leads where the role may not go', {
  tag: '@ACCOUNT-7',
}, async ({ page }) => {
  for (const role of roleNames) {
    await signInTo(page, jacaranda, { user: userOfRole[role], at: '/help-center?q=a' });
    const support = page.getByRole('region', { name: es.support.title });
    await expect(
      support.getByRole('link', { name: es.support.write('soporte@pasarela.example') }),
    ).toHaveAttribute('href', /^mailto:soporte@pasarela\.example\?subject=Ayuda/);
    const links = page.getByRole('main').getByRole('link');
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const has = (path: string) => paths.some((one) => one.startsWith(path));
    expect([
      role,
      has('/integration'),
      has('/request-log'),
      has('/docs'),
      has('/users'),
      has('/chargebacks'),
    ]).toEqual([
      role,
      mayDo(role, 'manageIntegration'),
      mayDo(role, 'viewRequestLog'),
      mayDo(role, 'readDocumentation'),
      mayDo(role, 'manageUsers'),
      mayDo(role, 'manageChargebacks'),
    ]);
    // The page of every document that is offered exists.
    for (const path of new Set(paths.filter((one) => one.startsWith('/docs'))))
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
  }
});
