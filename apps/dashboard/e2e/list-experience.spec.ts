import { limits } from '@pasarela/contracts/limits/limits';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { dataTableWords } from '#components/data-table/data-table-words.ts';
import { listWords } from '#components/data-table/list-words.ts';
import { controlsWords } from '#components/ui/controls-words.ts';
import { sandboxWords } from '#sandbox/sandbox-words.ts';
import { userOfRole } from './steps/demo-people.ts';
import { focusOn, pressKey, pressUntilFocused } from './steps/keyboard.ts';
import { fillList, type ListScreen, listScreens } from './steps/list-screens.ts';
import { signInTo } from './steps/sign-in.ts';

const tableOf = (page: Page, { title }: ListScreen) => page.getByRole('table', { name: title, exact: true });
const rowsOf = (page: Page, screen: ListScreen) =>
  tableOf(page, screen).locator('tbody').getByRole('rowheader');
const cardsOf = (page: Page, { title }: ListScreen) =>
  page.getByRole('list', { name: title, exact: true }).getByRole('listitem');
const pagesOf = (page: Page) => page.getByRole('navigation', { name: dataTableWords.es.pages });
/** The rows as they read and where they lead: two may read alike. */
const rowsAsRead = (page: Page, screen: ListScreen) =>
  tableOf(page, screen)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')]),
    );

const withMore = (address: string, more: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${more}`;

/** The rows of an address, once they are those of that address and not of the one before. */
const settled = async (page: Page, screen: ListScreen): Promise<void> => {
  const number = new URL(page.url()).searchParams.get('pageNumber') ?? '1';
  // The address is the first to change; the number, the rows and whether they still come are drawn together.
  await expect(pagesOf(page).locator('[aria-current=page]')).toHaveText(number);
  await expect(tableOf(page, screen)).toHaveAttribute('aria-busy', 'false');
  await expect(rowsOf(page, screen)).not.toHaveCount(0);
};

const open = async (page: Page, screen: ListScreen): Promise<void> => {
  await page.goto(screen.address);
  await settled(page, screen);
  await expect(rowsOf(page, screen)).toHaveCount(limits.rowsOfPage);
};

/** What a screen reader is told of the rows that have come. */
const told = (page: Page, first: number): Locator =>
  page.getByRole('status').filter({ hasText: new RegExp(`^Filas ${first} a \\d+ de [\\d,]+`) });

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Waits for an answer until the journey lets it go, and then has it fail. */
const holdAnswers = async (page: Page, calls: string): Promise<() => void> => {
  const letGo = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await letGo.promise;
    await route.abort();
  });
  return letGo.resolve;
};

/** Loading, failed, asked for again, filtered to nothing. */
const expectStates = async (page: Page, screen: ListScreen): Promise<void> => {
  const calls = `**/api${screen.call.replace(/\?.*/, '')}{?*,}`;
  const letGo = await holdAnswers(page, calls);
  await signInTo(page, screen.business, { user: userOfRole[screen.role], at: screen.address });
  // The skeleton has the headings of what comes.
  await expect(tableOf(page, screen)).toHaveAttribute('aria-busy', 'true');
  for (const heading of screen.sorts)
    await expect(tableOf(page, screen).getByRole('columnheader', { name: heading })).toBeVisible();
  letGo();
  await expect(page.getByRole('alert')).toContainText('El Servicio no se encuentra disponible');
  await page.unroute(calls);
  await page.getByRole('button', { name: controlsWords.es.tryAgain }).click();
  await settled(page, screen);
  await expect(rowsOf(page, screen)).toHaveCount(limits.rowsOfPage);
};

const expectClearedFilters = async (page: Page, screen: ListScreen, nothing: string): Promise<void> => {
  await page.goto(withMore(screen.address, nothing));
  const clear = page.getByRole('button', { name: listWords.es.clearAll, exact: true });
  await clear.click();
  await expect(page).toHaveURL(screen.address.replace(/\?.*/, ''));
  // The button is gone: who pressed it goes on in the page.
  const isInPage = () =>
    page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) === true);
  await expect.poll(isInPage).toBe(true);
  await page.goBack();
  await expect(clear).toBeVisible();
};

/** A page forward and back. */
const expectPages = async (page: Page, screen: ListScreen): Promise<void> => {
  await expect(told(page, 1)).toHaveCount(0);
  const first = await rowsAsRead(page, screen);
  await pagesOf(page)
    .getByRole('link', { name: dataTableWords.es.page('2'), exact: true })
    .click();
  await expect(page).toHaveURL(withMore(screen.address, 'pageNumber=2'));
  await settled(page, screen);
  await expect.poll(() => rowsAsRead(page, screen)).not.toEqual(first);
  await expect(told(page, limits.rowsOfPage + 1)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(screen.address);
  await expect.poll(() => rowsAsRead(page, screen)).toEqual(first);
};

const expectBeyond = async (page: Page, screen: ListScreen): Promise<void> => {
  await page.goto(withMore(screen.address, 'pageNumber=9000'));
  await expect(page.getByText(listWords.es.beyondTitle)).toBeVisible();
  await page.getByRole('button', { name: listWords.es.firstPage }).click();
  await expect(page).toHaveURL(screen.address);
  await settled(page, screen);
};

/** Every heading sorts. */
const expectOrders = async (page: Page, screen: ListScreen, own: string): Promise<void> => {
  const headingOf = (name: string) => tableOf(page, screen).getByRole('columnheader', { name });
  await expect(headingOf(own)).toHaveAttribute('aria-sort', screen.oldestFirst ? 'ascending' : 'descending');
  for (const name of screen.sorts.slice(1)) {
    await expect(headingOf(name)).toHaveAttribute('aria-sort', 'none');
    await headingOf(name).getByRole('button').click();
    await expect(headingOf(name)).toHaveAttribute('aria-sort', /^(ascending|descending)$/);
    await expect(headingOf(own)).toHaveAttribute('aria-sort', 'none');
    await expect(page).toHaveURL(/[?&]sort=\w+&direction=(asc|desc)$/);
    await settled(page, screen);
  }
};

/** The list's own order turns round, is kept by a reload, and is left by the way back. */
const expectOwnOrder = async (page: Page, screen: ListScreen, own: string): Promise<void> => {
  const headingOf = (name: string) => tableOf(page, screen).getByRole('columnheader', { name });
  await open(page, screen);
  const newest = await rowsAsRead(page, screen);
  await headingOf(own).getByRole('button').click();
  await expect(headingOf(own)).toHaveAttribute('aria-sort', 'ascending');
  await settled(page, screen);
  const { ordered, directions } = listWords.es.sort;
  const ascending = Object.values(directions).map(({ asc }) => ordered(own, asc));
  await expect(told(page, 1)).toContainText(new RegExp(ascending.join('|')));
  const oldest = await rowsAsRead(page, screen);
  expect(oldest).not.toEqual(newest);
  await page.reload();
  await settled(page, screen);
  await expect.poll(() => rowsAsRead(page, screen)).toEqual(oldest);
  await page.goBack();
  await expect(page).toHaveURL(screen.address);
  await expect.poll(() => rowsAsRead(page, screen)).toEqual(newest);
};

/** A heading by keyboard keeps the focus while the rows change. */
const expectHeadingByKeyboard = async (page: Page, screen: ListScreen, own: string): Promise<void> => {
  const headings = tableOf(page, screen).locator('th[aria-sort]');
  await pressUntilFocused(page, 'Tab', page.locator('th[aria-sort] button'));
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL(/[?&]sort=/);
  await settled(page, screen);
  await expect(headings.getByRole('button').first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(screen.address);
  await expect(headings.filter({ hasText: own })).toHaveAttribute('aria-sort', 'descending');
  await settled(page, screen);
};

/** Rows and pages by keyboard; who comes back stands where the list was left. */
const expectRowsByKeyboard = async (page: Page, screen: ListScreen, opens: RegExp): Promise<void> => {
  const links = rowsOf(page, screen).getByRole('link');
  await pressUntilFocused(page, 'Tab', page.locator('a[data-row]'));
  await expect(links.first()).toBeFocused();
  await pressKey(page, 'ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await pressKey(page, 'End');
  await expect(links.last()).toBeFocused();
  await pressKey(page, 'ArrowDown');
  await expect(links.last()).toBeFocused();
  await pressKey(page, 'Home');
  await expect(links.first()).toBeFocused();
  const first = await rowsAsRead(page, screen);
  await pressKey(page, 'PageUp');
  await expect(links.first()).toBeFocused();
  await pressKey(page, 'PageDown');
  await expect(page).toHaveURL(withMore(screen.address, 'pageNumber=2'));
  await settled(page, screen);
  await expect.poll(() => rowsAsRead(page, screen)).not.toEqual(first);
  await expect(links.first()).toBeFocused();
  await pressKey(page, 'PageUp');
  await expect(page).toHaveURL(screen.address);
  await expect(links.first()).toBeFocused();
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL(opens);
  await page.goBack();

  await page.setViewportSize({ width: 1000, height: 420 });
  await settled(page, screen);
  await links.last().scrollIntoViewIfNeeded();
  await focusOn(links.last());
  const [place, rows] = [await scrolled(page), await rowsAsRead(page, screen)];
  expect(place).toBeGreaterThan(0);
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL(opens);
  await page.goBack();
  await settled(page, screen);
  await expect.poll(() => rowsAsRead(page, screen)).toEqual(rows);
  await expect.poll(() => scrolled(page)).toBe(place);
};

/** A table with what can be done at its end; on a phone a list of cards. Nobody scrolls sideways. */
const expectWidths = async (page: Page, screen: ListScreen): Promise<void> => {
  const { sorts, opens, action } = screen;
  const [own] = sorts;
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  const bandHeight = () =>
    page.getByRole('region', { name: sandboxWords.es.band }).evaluate(({ clientHeight }) => clientHeight);
  const begins = new RegExp(`^${action}`);
  const named = (within: Locator) =>
    within
      .getByRole('button', { name: begins })
      .or(within.getByRole('link', { name: begins }))
      .first();
  for (const width of [1440, 1200, 992, 800, 640]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(tableOf(page, screen)).toBeVisible();
    await expect.poll(widthOf, `${width} px`).toBe(width);
    // One line: headings that stay in sight begin where it ends.
    await expect.poll(bandHeight, `${width} px`).toBe(32);
  }
  // What a row can do is not inside of its own link.
  await expect(page.locator('a button, a a')).toHaveCount(0);
  if (action !== undefined) {
    await focusOn(named(tableOf(page, screen)));
    await expect(named(tableOf(page, screen))).toBeFocused();
  }

  const number = /N\.º \d+/;
  const hasNumbers = number.test((await tableOf(page, screen).textContent()) ?? '');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(cardsOf(page, screen)).toHaveCount(limits.rowsOfPage);
  await expect(page.getByRole('table')).toHaveCount(0);
  if (hasNumbers) await expect(cardsOf(page, screen).filter({ hasText: number })).not.toHaveCount(0);
  await expect.poll(widthOf).toBe(360);
  await expect(page.locator('a button, a a')).toHaveCount(0);
  if (action !== undefined) await expect(named(cardsOf(page, screen))).toBeVisible();
  if (own !== undefined) {
    const sort = page.getByRole('button', { name: new RegExp(`^${listWords.es.sort.label}`) });
    await sort.click();
    await page.getByRole('menuitemradio', { name: own, exact: true }).click();
    await sort.click();
    const [descending, ascending] = await page
      .getByRole('group', { name: listWords.es.sort.direction })
      .getByRole('menuitemradio')
      .all();
    await (screen.oldestFirst ? descending : ascending)?.click();
    await expect(page).toHaveURL(/[?&]sort=\w+&direction=(asc|desc)$/);
  }
  if (opens !== undefined) {
    await cardsOf(page, screen).first().getByRole('link').first().click();
    await expect(page).toHaveURL(opens);
    await page.goBack();
  }
  await expect(cardsOf(page, screen)).toHaveCount(limits.rowsOfPage);
};

/** All lists are one table: all its ways are walked where rows lead to a page, and where they open a drawer over the list. */
const isWalkedWhole = ({ address }: ListScreen): boolean =>
  ['/transactions', '/fraud-management/blacklist'].some((path) => address.startsWith(path));

const linesOf = ({ line }: ListScreen): string[] => [
  '@PORTAL-36',
  ...(line === undefined ? [] : [`@${line}`]),
];

// One journey a list: signing in and loading the page again for each of its ways costs more than the ways themselves.
for (const screen of listScreens)
  test(`the list ${screen.address} is left page by page, ordered and fits every width`, {
    tag: linesOf(screen),
  }, async ({ page, request }) => {
    test.setTimeout(180_000);
    const { sorts, nothing, opens } = screen;
    const [own] = sorts;
    await fillList(request, screen);
    await test.step('loading, failed, asked for again', () => expectStates(page, screen));
    await test.step('page by page', () => expectPages(page, screen));
    if (own !== undefined) await test.step('order', () => expectOrders(page, screen, own));
    if (own !== undefined && opens !== undefined && isWalkedWhole(screen)) {
      await test.step('its own order', () => expectOwnOrder(page, screen, own));
      await test.step('order by keyboard', () => expectHeadingByKeyboard(page, screen, own));
      await test.step('rows by keyboard', () => expectRowsByKeyboard(page, screen, opens));
      await test.step('beyond the last page', () => expectBeyond(page, screen));
    }
    await test.step('widths', () => expectWidths(page, screen));
    if (nothing !== undefined)
      await test.step('filtered to nothing', () => expectClearedFilters(page, screen, nothing));
  });
