import { limits } from '@pasarela/contracts/limits/limits';
import { type APIResponse, expect, type Locator, test } from '@playwright/test';
import { connectionWords } from '#app/connection-words.ts';
import { portalWords } from '#app/screens/portal-words.ts';
import { commonScreens, documentation, headedScreens, screens } from '#app/screens/screens.ts';
import { listWords } from '#components/data-table/list-words.ts';
import { controlsWords } from '#components/ui/controls-words.ts';
import { preferencesWords } from '#components/ui/preferences-words.ts';
import { singleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { resumeWords } from '#features/resume/resume-words.ts';
import { sandboxWords } from '#sandbox/sandbox-words.ts';
import { sessionWords } from '#session/session-words.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { sharedToken } from './steps/sessions.ts';
import { enterByScreens, sendSignIn, signIn, signInTo } from './steps/sign-in.ts';

const portalEs = portalWords.es;

test('the language is switched everywhere at once, and kept', { tag: ['@PORTAL-2', '@PORTAL-26'] }, async ({
  page,
}) => {
  await enterByScreens(page, jacaranda, { user: userOfRole.General });
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('button', { name: preferencesWords.es.otherLanguage }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(screens.resume.title.en);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const called = page.waitForRequest('**/api/transaction?*');
  await page.getByRole('complementary').getByRole('link', { name: screens.transactions.title.en }).click();
  expect((await called).headers()['accept-language']).toMatch(/^en/);
  await page.reload();
  await expect(title).toHaveText(screens.transactions.title.en);
});

test('the header names environment and business; the menu has its two sections, and the documentation a tab of its own', {
  tag: ['@PORTAL-1', '@PORTAL-23', '@PORTAL-24', '@PORTAL-34'],
}, async ({ page }) => {
  const header = page.getByRole('banner');
  const menu = page.getByRole('complementary').getByRole('navigation');
  await enterByScreens(page, jacaranda, { user: userOfRole.Admin });
  await expect(header).toContainText('MODO PRUEBAS');
  await expect(header.getByRole('button', { name: portalEs.accountMenu(jacaranda.name) })).toHaveText(
    jacaranda.name,
  );
  await expect(menu.getByRole('heading')).toHaveText(['General', 'Desarrollo']);
  await expect(menu.getByRole('link', { name: documentation.title.es })).toHaveAttribute('target', '_blank');
  await enterByScreens(page, jacaranda, { user: userOfRole.Admin, environment: 'Production' });
  await expect(header).toContainText('Modo producción');
  await expect(header).not.toContainText('MODO PRUEBAS');
  await page.goto('/transactions?idTransaction=999999999');
  await expect(page.getByRole('button', { name: listWords.es.clearAll, exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
});

for (const { environment, width, touch } of [
  { environment: 'Sandbox', width: 360, touch: false },
  { environment: 'Sandbox', width: 360, touch: true },
  { environment: 'Sandbox', width: 800, touch: false },
  { environment: 'Sandbox', width: 800, touch: true },
  { environment: 'Production', width: 1440, touch: false },
] as const)
  test.describe(`the frame that stands before the code is there, at ${width} px${touch ? ' by touch' : ''} in ${environment}`, () => {
    test.use({ hasTouch: touch, isMobile: touch });
    test('moves nothing', async ({ page }) => {
      /** Where the header of a root has the parts that are there from the beginning. */
      const placesIn = (root: string) =>
        page.locator(root).evaluate((header) => {
          const place = (part: Element | null | undefined) => JSON.stringify(part?.getBoundingClientRect());
          const line = [...header.children].at(-1);
          const mark = [...header.querySelectorAll('svg')].find(
            (svg) => svg.nextElementSibling?.textContent === 'Pasarela',
          );
          const menu = [...(line?.querySelectorAll('svg') ?? [])][0];
          return [line, mark, mark?.nextElementSibling, menu].map(place);
        });
      await page.setViewportSize({ width, height: 800 });
      await signInTo(page, jacaranda, { user: userOfRole.Admin, environment });
      const code = '**/assets/index-*.js';
      const placeOf = async (heading: Locator) => {
        const { x, y, height } = (await heading.boundingBox()) ?? { x: -1, y: -1, height: -1 };
        return { text: await heading.textContent(), x, y, height };
      };
      await page.route(code, (route) => route.abort());
      await page.goto('/home');
      const places = await placesIn('#frame > :first-child');
      const headed = await placeOf(page.locator('#frame [data-titles]'));
      await page.unroute(code);
      await page.goto('/home');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#frame')).toBeHidden();
      expect(await placesIn('header')).toEqual(places);
      const heading = page.getByRole('heading', { level: 1 });
      expect(await placeOf(heading)).toEqual(headed);
      // Every page that begins with its title has it there; a wide window has the menu that leads to them.
      for (const { path, title, menu } of width === 1440 ? headedScreens : []) {
        if (menu)
          await page
            .getByRole('navigation', { name: portalEs.mainMenu })
            .getByRole('link', { name: title.es })
            .click();
        else await page.goto(path);
        await expect(heading).toHaveText(title.es);
        expect(await placeOf(heading)).toEqual({ ...headed, text: title.es });
      }
    });
  });

test('before a business is entered there are the language, the businesses and the way out', {
  tag: '@PORTAL-27',
}, async ({ page }) => {
  await signIn(page, { user: userOfRole.General });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveText([commonScreens.businesses.title.es]);
  await expect(header.getByRole('button', { name: portalEs.logOut })).toBeVisible();
  await header.getByRole('button', { name: preferencesWords.es.otherLanguage }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(commonScreens.businesses.title.en);
});

test('from 992 px on the menu stands beside the page, below it is opened', { tag: '@PORTAL-35' }, async ({
  page,
}) => {
  await enterByScreens(page, jacaranda, { user: userOfRole.General });
  const beside = page.getByRole('complementary');
  const open = page.getByRole('button', { name: portalEs.openMenu });
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(beside).toBeVisible();
  await expect(open).toBeHidden();

  // A page keeps its place when it is loaded again; another one that is opened by its address begins at its top. The window is so low
  // that what stands there while a page loads can be scrolled too.
  await page.setViewportSize({ width: 992, height: 400 });
  await page.goto('/home?period=1-M');
  await expect(page.getByText(resumeWords.es.commissions, { exact: true })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 90));
  await page.reload();
  await expect(page.getByText(resumeWords.es.commissions, { exact: true })).toBeVisible();
  await expect.poll(scrolled).toBe(90);
  await page.goto('/home?period=3-M');
  await expect(page.getByText(resumeWords.es.commissions, { exact: true })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page.getByText(resumeWords.es.commissions, { exact: true })).toBeVisible();
  await expect.poll(scrolled).toBe(90);
  await page.setViewportSize({ width: 992, height: 800 });

  // The menu makes no page taller than the window, and is scrolled where it does not fit.
  await page.goto('/transactions?idTransaction=999999999');
  await expect(page.getByRole('button', { name: listWords.es.clearAll, exact: true })).toBeVisible();
  await expect.poll(heightOf).toBe(800);
  await page.setViewportSize({ width: 992, height: 620 });
  await expect(beside.getByRole('link').last()).toBeAttached();
  await expect.poll(heightOf).toBe(620);
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(beside).toBeHidden();
  await open.click();
  await page.getByRole('dialog').getByRole('link', { name: screens.resume.title.es }).click();
  await expect(page).toHaveURL('/home');
});

test('while something is changed nothing else can be done', { tag: '@PORTAL-40' }, async ({ page }) => {
  await enterByScreens(page, ollin, { user: userOfRole.Desarrollador });
  let answered = () => {};
  const held = new Promise<void>((resolve) => {
    answered = resolve;
  });
  await page.route('**/api/sandbox/clock', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  const busy = page.getByRole('status').filter({ hasText: controlsWords.es.working });
  await expect(busy).toHaveCount(0);
  await page
    .getByRole('region', { name: sandboxWords.es.band })
    .getByRole('button', { name: sandboxWords.es.fiveMinutes })
    .click();
  await expect(busy.getByText(controlsWords.es.working)).toBeVisible();
  const { width, height } = (await busy.locator('div').first().boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([1440, 900]);
  answered();
  await expect(busy).toHaveCount(0);
});

test('another business is entered from the header, and every call is about it', {
  tag: ['@BUSINESS-3', '@CALL-3'],
}, async ({ page }) => {
  await enterByScreens(page, jacaranda, { user: userOfRole.General });
  await page.getByRole('complementary').getByRole('link', { name: screens.transactions.title.es }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens.transactions.title.es);

  await page.getByRole('button', { name: portalEs.accountMenu(jacaranda.name) }).click();
  await page.getByRole('menuitemradio', { name: ollin.name }).click();
  await expect(page.getByRole('button', { name: portalEs.accountMenu(ollin.name) })).toBeVisible();
  const companies: (string | undefined)[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(transaction|setting|sandbox)\b/.test(pathname)) companies.push(request.headers().company);
  });
  await page.goto('/transactions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens.transactions.title.es);
  await expect.poll(() => companies.length).toBeGreaterThan(0);
  expect(new Set(companies)).toEqual(new Set([String(ollin.id)]));
});

test('the clock is moved in the sandbox by the roles that may, and shown to all', async ({ page }) => {
  const band = page.getByRole('region', { name: sandboxWords.es.band });
  const moment = async () => Date.parse((await band.getByRole('time').getAttribute('datetime')) ?? '');
  await enterByScreens(page, ollin, { user: userOfRole.Desarrollador });
  const before = await moment();
  await band.getByRole('button', { name: sandboxWords.es.fiveMinutes }).click();
  await expect(page.getByText(/^El reloj de la cuenta marca /)).toBeVisible();
  const minutes = async () => ((await moment()) - before) / 60_000;
  await expect.poll(minutes).toBeGreaterThanOrEqual(5);
  expect(await minutes()).toBeLessThan(7);

  await enterByScreens(page, ollin, { user: userOfRole.Reportes });
  await expect(band.getByRole('time')).toBeVisible();
  await expect(band.getByRole('button')).toHaveCount(0);

  await enterByScreens(page, ollin, { user: userOfRole.Desarrollador, environment: 'Production' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(band).toHaveCount(0);
});

test('an idle session warns, can be prolonged, and ends with a word about it; its user comes back to what was typed', async ({
  page,
}) => {
  await page.clock.install();
  await enterByScreens(page, jacaranda, { user: userOfRole.General });
  await page.goto('/leagues-single?from=here');
  const reference = page.getByLabel(singleLinkWords.es.fields.reference, { exact: true });
  await reference.fill('PEDIDO-7');
  const warning = page.getByRole('dialog', { name: sessionWords.es.endingTitle });
  await page.clock.fastForward(limits.sessionIdle - limits.sessionIdleWarning + 1_000);
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: sessionWords.es.stay }).click();
  await expect(warning).toBeHidden();
  await page.clock.fastForward(limits.sessionIdle);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(sessionWords.es.ended)).toBeVisible();
  await sendSignIn(page, { user: userOfRole.General });
  await expect(page).toHaveURL('/leagues-single?from=here');
  await expect(reference).toHaveValue('PEDIDO-7');
});

test('without a connection the menu stays and leads on; a page that was not there yet comes with the connection', {
  tag: '@PORTAL-43',
}, async ({ page, context }) => {
  await signInTo(page, jacaranda, { user: userOfRole.Admin });
  const menu = page.getByRole('complementary').getByRole('navigation');
  const title = page.getByRole('heading', { level: 1 });
  const strip = page.getByRole('status').filter({ hasText: connectionWords.es.stale });
  await menu.getByRole('link', { name: screens.transactions.title.es }).click();
  await expect(title).toHaveText(screens.transactions.title.es);
  await context.setOffline(true);
  await expect(strip).toBeVisible();
  await menu.getByRole('link', { name: screens.chargebacks.title.es }).click();
  await expect(page.getByRole('alert')).toContainText(connectionWords.es.unavailable);
  await expect(
    page.getByRole('alert').getByRole('button', { name: controlsWords.es.tryAgain }),
  ).toBeVisible();
  await menu.getByRole('link', { name: screens.transactions.title.es }).click();
  await expect(title).toHaveText(screens.transactions.title.es);
  await menu.getByRole('link', { name: screens.chargebacks.title.es }).click();
  await expect(page.getByRole('alert')).toContainText(connectionWords.es.unavailable);
  await context.setOffline(false);
  await expect(title).toHaveText(screens.chargebacks.title.es);
  await expect(strip).toHaveCount(0);

  // A deployment took the parts of this build away: the new document, which has its own, opens at the page that was asked for.
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  await page.route('**/assets/help-page-*.js', (route) =>
    documents === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('banner').getByRole('link', { name: screens.help.title.es }).click();
  await expect(title).toHaveText(screens.help.title.es);
  await expect(page).toHaveURL('/help-center');
  expect(documents).toBe(1);
});

test('a session that ended elsewhere leads to the sign-in page', { tag: '@LOGIN-11' }, async ({
  page,
  request,
}) => {
  await enterByScreens(page, jacaranda, { user: userOfRole.Administrador });
  const token = await sharedToken(request, userOfRole.Administrador);
  const headers = { Authorization: `Bearer ${token}` };
  let ended: Promise<APIResponse> | undefined;
  // Once the list is asked for, and not before: what the home page still asks for would lead there without the click.
  await page.route('**/api/transaction?*', async (route) => {
    ended ??= request.post('/api/account/logoutEverywhere', { headers });
    expect((await ended).status()).toBe(200);
    await route.continue();
  });
  await page.getByRole('complementary').getByRole('link', { name: screens.transactions.title.es }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(sessionWords.es.ended)).toBeVisible();
});
