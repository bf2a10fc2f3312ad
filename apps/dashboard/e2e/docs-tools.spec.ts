import { expect, test } from '@playwright/test';
import { pressKey } from './steps/keyboard.ts';
import { expectAccessible } from './steps/page-accessibility.ts';

const languages = [
  {
    home: '/docs',
    open: 'Buscar en la documentación',
    words: 'autenticacion',
    first: 'Autenticación Basic',
    mark: 'Autenticación',
    repeating: ['idempotencia', 'Idempotencia: repetir sin cobrar dos veces'],
    none: 'Nada coincide con “zanahoria”.',
    code: 'reference_taken',
    copy: 'Copiar página',
    copied: 'Página copiada',
    markdown: '# `reference_taken`\n\n> La referencia ya la usa',
  },
  {
    home: '/docs/en',
    open: 'Search the documentation',
    words: 'authenticat',
    first: 'Basic authentication',
    mark: 'authentication',
    repeating: ['idempotency', 'Idempotency: repeat without charging twice'],
    none: 'Nothing matches “zanahoria”.',
    code: 'reference_taken',
    copy: 'Copy page',
    copied: 'Page copied',
    markdown: '# `reference_taken`\n\n> The reference is already used',
  },
] as const;

for (const { home, open, words, first, mark, repeating, none, code, copy, copied, markdown } of languages)
  test(`search and copy by keyboard: ${home}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(home);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(asked.filter((url) => url.includes('search-index'))).toEqual([]);

    // Where it does not come, the page stays, and it can be asked for again.
    const search = page.getByRole('combobox', { name: open });
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await pressKey(page, 'Control+k');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/assets/js/*.js');
    await page.getByRole('alert').getByRole('button').first().click();
    await expect(search).toBeFocused();
    await pressKey(page, 'Escape');

    // Opened by each of its keys; the focus goes back to where it was.
    await pressKey(page, 'Control+k');
    await expect(search).toBeFocused();
    await pressKey(page, 'Escape');
    await expect(search).toHaveCount(0);
    await pressKey(page, '/');
    await expect(search).toBeFocused();

    // Without accents, by the beginning of a word; the title comes first.
    await search.fill(words);
    const options = page.getByRole('option');
    await expect(options.first()).toContainText(first);
    await expect(options.first().locator('mark').first()).toHaveText(mark, { ignoreCase: true });
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await pressKey(page, 'ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(search).toHaveAttribute(
      'aria-activedescendant',
      (await options.nth(1).getAttribute('id')) ?? '',
    );
    await expectAccessible(page, `search: ${home}`);
    await search.fill('zanahoria');
    await expect(page.getByRole('status').filter({ hasText: none })).toBeVisible();

    await search.fill(repeating[0]);
    await expect(options.filter({ hasText: repeating[1] }).first()).toBeVisible();

    // A code of an error has its page.
    await search.fill(code);
    await expect(options.first()).toContainText(code);
    await pressKey(page, 'Enter');
    await expect(page).toHaveURL(`${home}/errors/${code}`);
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();

    // Back turns the page, and is seen to.
    await pressKey(page, '/');
    await expect(search).toBeFocused();
    await page.goBack();
    await expect(search).toHaveCount(0);
    await page.goForward();

    const button = page.getByRole('button', { name: copy });
    await button.click();
    await expect(page.getByRole('button', { name: copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(markdown);
    await expect(button).toBeVisible();
  });

test('a chosen language of samples holds on every page; without scripts they are curl', async ({
  page,
  browser,
}) => {
  await page.goto('/docs');
  const samples = page.getByRole('group', { name: 'Lenguaje' });
  await samples.first().getByText('Python').click();
  await page.getByRole('combobox', { name: 'Autenticación' }).first().selectOption('bearer');
  const code = page.locator('pre', { hasText: 'urllib.request.Request' });
  await expect(code).toHaveCount(await samples.count());
  await page.goto('/docs/integration-methods/refund');
  await expect(code.first()).toContainText('"Authorization": "Bearer " + token');

  const scriptless = await browser.newPage({ javaScriptEnabled: false });
  await scriptless.goto(page.url());
  await expect(scriptless.locator('#request-builder pre')).toContainText('curl ');
  await expect(scriptless.getByRole('group', { name: 'Lenguaje' })).toHaveCount(0);
  await scriptless.close();
});

test('the scripts of a page say that they are compiled while they arrive', async ({ request }) => {
  const html = await (await request.get('/docs')).text();
  const scripts = [...html.matchAll(/<script[^>]* src="?([^" >]+\.js)/g)].map(([, address]) =>
    String(address),
  );
  expect(scripts.length).toBeGreaterThan(1);
  for (const address of scripts) {
    const script = await (await request.get(address)).text();
    expect(script, address).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
