import { expect, type Locator, test } from '@playwright/test';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { focusOn, pressKey } from './steps/keyboard.ts';
import { beSignedIn } from './steps/sign-in.ts';

const endpoint = '/docs/integration-methods/refund';

test('the version is 1.17, and there is no other', { tag: '@DOCS-1' }, async ({ page }) => {
  await page.goto('/docs');
  const versions = page
    .getByRole('navigation', { name: 'Principal' })
    .locator('.dropdown')
    .filter({ hasText: '1.17' });
  await versions.getByRole('button', { name: '1.17' }).click();
  await expect(versions.getByRole('listitem')).toHaveText(['1.17']);
});

test('an endpoint page has both addresses, each copied with one press', {
  tag: ['@DOCS-2', '@DOCS-6'],
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(endpoint);
  const addresses = page.getByRole('term').filter({ hasText: /^(Sandbox|Producción)$/ });
  await expect(addresses).toHaveText(['Sandbox', 'Producción']);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  const urls = [`${baseURL}/api/pay/refund`, 'https://api.pasarela.example/api/pay/refund'];
  for (const [index, name] of ['Sandbox', 'Producción'].entries()) {
    const button = page.getByRole('button', { name: new RegExp(`${name}$`) });
    await expect(button).toContainText('Copiar URL');
    await button.click();
    await expect(button).toContainText('Link Copiado');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(urls[index]);
    await page.clock.runFor(1_900);
    await expect(button).toContainText('Link Copiado');
    await page.clock.runFor(200);
    await expect(button).toContainText('Copiar URL');
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.getByRole('button', { name: /Sandbox$/ }).click();
  await expect(page.getByText('Error al copiar link').first()).toBeVisible();
});

test('the navigation stands beside the page over 992 px, and opens below', { tag: '@DOCS-4' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 993, height: 800 });
  await page.goto(endpoint);
  const beside = page.getByRole('complementary').getByRole('link', { name: 'Reembolso', exact: true });
  const toggle = page.locator('.navbar__toggle');
  await expect(beside).toBeVisible();
  await expect(beside).toHaveAttribute('aria-current', 'page');
  await expect(toggle).toBeHidden();
  const section = page.getByRole('complementary').getByRole('button', { name: 'Tokens', exact: true });
  for (const isOpen of ['true', 'false']) {
    await focusOn(section);
    await pressKey(page, 'Space');
    await expect(section).toHaveAttribute('aria-expanded', isOpen);
  }
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(beside).toBeHidden();
  await toggle.click();
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'Guía', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/?$/);
});

test('on a phone what a page contains stands below its title, and leads there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/docs/webhooks');
  const title = page.getByRole('heading', { level: 1 });
  const contents = page.getByRole('button', { name: 'En esta página' });
  await expect(contents).toHaveCount(1);
  const { y: top = 0 } = (await title.boundingBox()) ?? {};
  const { y: below = 0 } = (await contents.boundingBox()) ?? {};
  expect(below).toBeGreaterThan(top);
  await contents.click();
  await page.locator('.page-contents').getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
  await page.setViewportSize({ width: 1200, height: 780 });
  await expect(contents).toBeHidden();
});

test('beside a builder it stands there in every window, and leads to the reference too', async ({ page }) => {
  await page.goto('/docs/integration-methods/refund');
  await page.getByRole('button', { name: 'En esta página' }).click();
  const sections = page.getByRole('heading', { level: 2 });
  await expect(page.locator('.page-contents').getByRole('link')).toHaveText(
    (await sections.allInnerTexts()).filter((title) => title !== 'Request Builder'),
  );
  await page.locator('.page-contents').getByRole('link', { name: 'Errores', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Errores', exact: true })).toBeInViewport();
});

/** What buttons, fields and choices have in common whatever they say: their height, frame, ink and letters. */
const frameOf = (control: Locator): Promise<object> =>
  control.evaluate((element) => {
    const style = getComputedStyle(element);
    return {
      height: Math.round(element.getBoundingClientRect().height),
      font: [style.fontFamily, style.fontSize, style.fontWeight],
      colours: [style.color, style.backgroundColor, style.borderTopColor],
      border: [style.borderTopWidth, style.borderRadius],
    };
  });

for (const theme of ['light', 'dark'] as const)
  test(`in the ${theme} theme the main button and a field have one frame in the documentation and the dashboard`, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.goto('/docs/test-builder');
    await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeEnabled();
    const inDocs = [
      await frameOf(page.getByRole('button', { name: 'Enviar', exact: true })),
      await frameOf(page.getByLabel('Método de integración')),
    ];
    await page.goto('/login');
    const inDashboard = [
      await frameOf(page.getByRole('button', { name: 'Iniciar sesión', exact: true })),
      await frameOf(page.getByLabel('Usuario')),
    ];
    expect(inDocs).toEqual(inDashboard);
  });

test.describe('the controls of both', () => {
  // Compared point by point, so in their own size.
  test.use({ deviceScaleFactor: 1 });

  test('language and theme are chosen by the same controls as in the dashboard, and once for both', async ({
    page,
  }) => {
    const controls = () => [
      page.getByRole('button', { name: /^Usar tema/ }),
      page.getByText('English', { exact: true }),
    ];
    const words = () =>
      Promise.all(
        controls().map((control) =>
          control.evaluate((element) => [
            element.getAttribute('aria-label') ?? element.textContent,
            element.getAttribute('lang'),
          ]),
        ),
      );
    /** Their pictures, in a file each. */
    const pictures = async (): Promise<readonly string[]> => {
      const taken: string[] = [];
      for (const control of controls()) {
        // At one place in both, because letters are drawn between pixels too.
        await control.evaluate((element) => {
          element.setAttribute('style', 'position: fixed; top: 8px; left: 640px');
        });
        taken.push((await control.screenshot()).toString('base64'));
        await control.evaluate((element) => element.removeAttribute('style'));
      }
      return taken;
    };
    await beSignedIn(page, jacaranda, { user: userOfRole.Admin });
    await page.goto('/docs');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('button', { name: 'Usar tema oscuro' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.mouse.move(0, 400);
    const light = page.getByRole('button', { name: 'Usar tema claro' });
    await expect(light).toBeVisible();
    const inDocs = { words: await words(), pictures: await pictures() };
    await page.goto('/business');
    await expect(light).toBeVisible();
    expect({ words: await words(), pictures: await pictures() }).toEqual(inDocs);

    await page.goto('/docs/webhooks');
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/en\/webhooks$/);
    await expect(page.getByRole('button', { name: 'Use light theme' })).toBeVisible();
  });
});
