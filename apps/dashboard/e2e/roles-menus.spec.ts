import { mayDo } from '@pasarela/contracts/roles/permissions';
import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import { expect, test } from '@playwright/test';
import { portalWords } from '#app/screens/portal-words.ts';
import { commonScreens, screens } from '#app/screens/screens.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { signInTo } from './steps/sign-in.ts';

const es = portalWords.es;

const everybody = ['/home', '/transactions'];
const operators = [...everybody, '/preauthorizations', '/subscriptions', '/paid-leagues'];
const administrators = [...operators, '/fraud-management', '/chargebacks'];
/** What went to the bank, which the specification has behind the account's name only. */
const bank = ['/settlements', '/statment'];
const integration = ['/integration', '/request-log', '/docs/'];

/** The side menu of each role (docs/specification/portal.md), with the request log and the bank's pages. */
const menuOf = {
  Admin: [...administrators, ...bank, ...integration],
  Administrador: [...administrators, ...bank, ...integration],
  General: [...operators, ...bank],
  Desarrollador: [...everybody, ...bank, ...integration],
  Reportes: [...everybody, ...bank],
} satisfies Record<RoleName, readonly string[]>;

/** The account's dropdown: the link to the integration is for permitted roles. */
const dropdownOf = (role: RoleName): readonly string[] =>
  [
    commonScreens.businesses.title.es,
    mayDo(role, 'manageIntegration') ? screens.integration.title.es : undefined,
    screens.statement.title.es,
    screens.account.title.es,
    es.logOut,
  ].filter((item) => item !== undefined);

for (const role of roleNames)
  test(`${role} sees exactly the menu of the role, and finds the users' link only if the role administers users`, {
    tag: [
      '@PORTAL-25',
      '@PORTAL-28',
      '@PORTAL-29',
      '@PORTAL-30',
      '@PORTAL-31',
      '@PORTAL-32',
      '@PORTAL-33',
      '@PORTAL-34',
      '@ROLE-3',
      '@ROLE-4',
    ],
  }, async ({ page }) => {
    await signInTo(page, jacaranda, { user: userOfRole[role] });
    const links = page.getByRole('complementary').getByRole('navigation').getByRole('link');
    await expect(links).toHaveCount(menuOf[role].length);
    const paths = () => links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    await expect.poll(paths).toEqual(menuOf[role]);

    await page.getByRole('button', { name: es.accountMenu(jacaranda.name) }).click();
    await expect(page.getByRole('menuitem')).toHaveText(dropdownOf(role));
    await page.getByRole('menuitem', { name: commonScreens.businesses.title.es }).click();
    await expect(page).toHaveURL('/business');
    await expect(page.getByRole('link', { name: commonScreens.businesses.title.es })).toBeVisible();
    await expect(page.getByRole('link', { name: commonScreens.users.title.es })).toHaveCount(
      mayDo(role, 'manageUsers') ? 1 : 0,
    );
  });

// The guards of every role and screen have a test of their own (`guards.test.ts`); this is their road in the browser.
test('a screen that Reportes may not open leads to the resume, and nothing is refused on the way', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) refused.push(response.url());
  });
  await signInTo(page, jacaranda, { user: userOfRole.Reportes });
  for (const path of [
    '/users',
    screens.fraud.path,
    screens.leaguesBulk.path,
    '/subscriptions-details/Activa/1',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/home');
  }
  expect(refused).toEqual([]);
});
