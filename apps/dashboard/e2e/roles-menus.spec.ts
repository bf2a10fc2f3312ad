import { mayDo } from '@pasarela/contracts/roles/permissions';
import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import { expect, test } from '@playwright/test';
import { screens } from '#app/screens.ts';
import { portalWords as es } from '#i18n/es/portal.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { signIn, signInTo } from './steps/sign-in.ts';

const everybody = ['/home', '/transactions'];
const operators = [...everybody, '/preauthorizations', '/subscriptions', '/paid-leagues'];
const administrators = [...operators, '/fraud-management', '/chargebacks'];
const integration = ['/integration', '/request-log', '/docs/'];

/** The side menu as the dashboard specification has it, section 2 "Menu definition", with the request log. */
const menuOf = {
  Admin: [...administrators, ...integration],
  Administrador: [...administrators, ...integration],
  General: operators,
  Desarrollador: [...everybody, ...integration],
  Reportes: everybody,
} satisfies Record<RoleName, readonly string[]>;

/** The account's dropdown: the link to the integration is for permitted roles. */
const dropdownOf = (role: RoleName): readonly string[] =>
  [
    es.screens.businesses,
    mayDo(role, 'manageIntegration') ? es.screens.integration : undefined,
    es.screens.statement,
    es.screens.account,
    es.logOut,
  ].filter((item) => item !== undefined);

for (const role of roleNames) {
  test(`${role} sees exactly the menu of the role`, async ({ page }) => {
    await signInTo(page, jacaranda, { user: userOfRole[role] });
    const links = page.getByRole('complementary').getByRole('navigation').getByRole('link');
    await expect(links).toHaveCount(menuOf[role].length);
    const paths = () => links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    await expect.poll(paths).toEqual(menuOf[role]);

    await page.getByRole('button', { name: es.accountMenu(jacaranda.name) }).click();
    await expect(page.getByRole('menuitem')).toHaveText(dropdownOf(role));
  });

  test(`${role} finds the users' link only if the role administers users`, async ({ page }) => {
    await signIn(page, { user: userOfRole[role] });
    await expect(page.getByRole('link', { name: es.screens.businesses })).toBeVisible();
    await expect(page.getByRole('link', { name: es.screens.users })).toHaveCount(
      mayDo(role, 'manageUsers') ? 1 : 0,
    );
  });

  test(`a screen that ${role} may not open leads to the resume before it calls anything`, async ({
    page,
  }) => {
    const paths = Object.values(screens).map(({ path, permission }) => ({
      path: path.replace(':active', 'Activa').replace(':id', '1'),
      allowed: mayDo(role, permission),
    }));
    paths.push({ path: '/users', allowed: mayDo(role, 'manageUsers') });

    const refused: string[] = [];
    page.on('response', (response) => {
      if ([401, 403].includes(response.status())) refused.push(response.url());
    });
    await signInTo(page, jacaranda, { user: userOfRole[role] });
    for (const { path, allowed } of paths) {
      await page.goto(path);
      await expect(page).toHaveURL((url) => url.pathname === (allowed ? path : '/home'));
    }
    expect(refused).toEqual([]);
  });
}
