import { readFile } from 'node:fs/promises';
import { toWireDay, type WireDay } from '@pasarela/contracts/dates/dates';
import { expect, type Page, test } from '@playwright/test';
import { portalWords } from '#app/screens/portal-words.ts';
import { dataTableWords } from '#components/data-table/data-table-words.ts';
import { listWords } from '#components/data-table/list-words.ts';
import { formatWireDay } from '#components/dates/date-format.ts';
import { datesWords } from '#components/dates/dates-words.ts';
import { transactionsWords } from '#components/list/transactions-words.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { transactionReportWords } from '#features/transactions/list/transaction-report-words.ts';
import { savedViewsWords } from '#features/transactions/views/saved-views-words.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { pressKey } from './steps/keyboard.ts';
import { expectToFit } from './steps/page-accessibility.ts';
import { newReference, payByCard, referenceForCash } from './steps/payment-calls.ts';
import { prefer } from './steps/preferences.ts';
import { beSignedIn } from './steps/sign-in.ts';
import { findTransactions, simulateElsewhere, watchListCalls } from './steps/transactions.ts';

const headingsEs = transactionReportWords.es;
const headingsEn = transactionReportWords.en;
const tableEs = dataTableWords.es;
const datesEs = datesWords.es;
const lists = listWords.es;
const viewsEs = savedViewsWords.es;
const es = transactionsWords.es;

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const chip = (page: Page, label: string) =>
  page
    .getByRole('group', { name: tableEs.filters })
    .getByRole('button', { name: new RegExp(`^${label}(:|$)`) });

const chooseStatus = async (page: Page, label: string): Promise<void> => {
  await chip(page, es.filters.status).click();
  await page.getByRole('menuitemradio', { name: label, exact: true }).click();
  // The menu gives the focus back a moment after it has gone, which would close one that was opened meanwhile.
  await expect(chip(page, es.filters.status)).toBeFocused();
};

const typeFilter = async (page: Page, label: string, text: string): Promise<void> => {
  await chip(page, label).click();
  await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);
  await pressKey(page, 'Enter');
};

/** How many there are; where all are of one status, what they add up to as well. */
const counted = (page: Page, count: number) => {
  const ofOneStatus = new URL(page.url()).searchParams.has('idStatus');
  const text = count.toLocaleString('es-MX');
  const shown = ofOneStatus
    ? new RegExp(`^${listWords.es.withSum(lists.found(text), '\\$[\\d,]+\\.\\d\\d')}$`)
    : new RegExp(`^${lists.found(text)}$`);
  return expect(page.getByText(shown)).toBeVisible();
};

test.beforeEach(({ page }) => beSignedIn(page, jacaranda, { user: userOfRole.Admin }));

test('the first call carries the filters: every status, today by the business', {
  tag: '@TRANSACTION-1',
}, async ({ page }) => {
  const calls = watchListCalls(page);
  const dayBefore = toWireDay(Date.now());
  await page.goto('/transactions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es.title);
  await expect.poll(() => calls.length).toBe(1);
  const today = calls[0]?.get('initDate') as WireDay;
  // Midnight may have passed while the page was loading.
  expect([dayBefore, toWireDay(Date.now())]).toContain(today);
  await expect(chip(page, datesEs.label)).toHaveText(`Fecha:${datesEs.todayIs(formatWireDay(today))}`);
  expect(Object.fromEntries(calls[0] ?? [])).toEqual({
    idCompany: '1',
    idStatus: '0',
    initDate: today,
    endDate: today,
    pageNumber: '1',
    rowsOfPage: '10',
  });
});

test('a status of the catalogue, its pages, and the way back through them', {
  tag: ['@TRANSACTION-2', '@TRANSACTION-9'],
}, async ({ page, request }) => {
  const [newest] = await findTransactions(request, jacaranda, { idStatus: 2 });
  await page.goto('/transactions?dates=any');
  await chooseStatus(page, 'Pagada');
  await expect(page).toHaveURL('/transactions?idStatus=2&dates=any');
  await counted(page, newest?.maxRows ?? 0);
  await expect(rowsOf(page)).toHaveCount(10);
  await expect(rowsOf(page).filter({ hasText: 'Pagada' })).toHaveCount(10);
  await expect(rowsOf(page).first()).toContainText(newest?.referenceNumber ?? '');
  await expect(rowsOf(page).first()).toContainText(`${formatMoney(newest?.amount ?? 0)} MXN`);

  const pages = page.getByRole('navigation', { name: tableEs.pages });
  await expect(pages.getByRole('link', { name: /^Página \d/ })).toHaveCount(10);
  await pages.getByRole('link', { name: tableEs.page('3'), exact: true }).click();
  await expect(page).toHaveURL('/transactions?idStatus=2&dates=any&pageNumber=3');
  await expect(pages.getByRole('link', { name: tableEs.page('3'), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const third = await findTransactions(request, jacaranda, { idStatus: 2, pageNumber: 3, rowsOfPage: 10 });
  await expect(rowsOf(page).first()).toContainText(third[0]?.referenceNumber ?? '');

  await page.reload();
  await expect(rowsOf(page).first()).toContainText(third[0]?.referenceNumber ?? '');
  await rowsOf(page).first().getByRole('link').press('Enter');
  await expect(page).toHaveURL(`/transaction-detail?id=${third[0]?.idTransaction}`);
  await page.getByRole('main').getByRole('link', { name: es.title }).click();
  await expect(page).toHaveURL('/transactions?idStatus=2&dates=any&pageNumber=3');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/transactions?idStatus=2&dates=any&pageNumber=3');
  await page.goBack();
  await expect(page).toHaveURL('/transactions?idStatus=2&dates=any');
  await expect(rowsOf(page).first()).toContainText(newest?.referenceNumber ?? '');
});

test('transaction, reference, e-mail and cash reference: each is searched and cleared alone', {
  tag: ['@TRANSACTION-4', '@TRANSACTION-5', '@TRANSACTION-6', '@TRANSACTION-7'],
}, async ({ page, request }) => {
  const [pending] = await findTransactions(request, jacaranda, { idStatus: 14 });
  expect(pending?.referenceCash).toBeTruthy();
  await page.goto('/transactions?dates=any');
  const filters = [
    { label: lists.identity.idTransaction, text: String(pending?.idTransaction), name: 'idTransaction' },
    {
      label: lists.identity.referenceNumber,
      text: pending?.referenceNumber.toLowerCase() ?? '',
      name: 'referenceNumber',
    },
    { label: lists.identity.email, text: pending?.custormerEmail.toUpperCase() ?? '', name: 'email' },
    {
      label: lists.identity.referenceCash,
      text: pending?.referenceCash?.slice(0, 10) ?? '',
      name: 'referenceCash',
    },
  ];
  for (const { label, text, name } of filters) {
    await typeFilter(page, label, text);
    await expect(page).toHaveURL(new RegExp(`[?&]${name}=`));
    await expect(chip(page, label)).toContainText(text);
    await expect(rowsOf(page).filter({ hasText: pending?.referenceNumber ?? '' })).not.toHaveCount(0);
    await page.getByRole('button', { name: tableEs.clearFilter(label), exact: true }).click();
    await expect(page).toHaveURL('/transactions?dates=any');
    await expect(chip(page, label)).toBeFocused();
  }
});

test('what cannot be searched is said where it is typed', async ({ page }) => {
  await page.goto('/transactions?dates=any');
  await typeFilter(page, lists.identity.idTransaction, '12x');
  await expect(page.getByText(lists.identity.idTransactionInvalid)).toBeVisible();
  await expect(page).toHaveURL('/transactions?dates=any');
  await pressKey(page, 'Escape');
  await typeFilter(page, lists.identity.referenceNumber, 'x'.repeat(31));
  await expect(page.getByText(lists.identity.tooLong('30'))).toBeVisible();
});

test('the cash reference is searched only with all, paid, pending or expired', {
  tag: '@TRANSACTION-12',
}, async ({ page }) => {
  await page.goto('/transactions?dates=any&referenceCash=93');
  await expect(chip(page, lists.identity.referenceCash)).toContainText('93');
  for (const [status, isEnabled] of [
    ['Pagada', true],
    ['Pago pendiente', true],
    ['Referencia expirada', true],
    ['Rechazada', false],
  ] as const) {
    await chooseStatus(page, status);
    if (isEnabled) await expect(chip(page, lists.identity.referenceCash)).toContainText('93');
    else await expect(chip(page, lists.identity.referenceCash)).toBeDisabled();
  }
  await expect(page).toHaveURL('/transactions?idStatus=3&dates=any');
});

test('chargebacks are searched by their own status, and with none of them not at all', {
  tag: ['@TRANSACTION-8', '@TRANSACTION-13', '@TRANSACTION-14'],
}, async ({ page, request }) => {
  await page.goto('/transactions?dates=any');
  await expect(rowsOf(page)).toHaveCount(10);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const calls = watchListCalls(page);
  await chooseStatus(page, es.filters.withChargeback);
  await expect(page.getByText(es.states.nothingSearchedTitle)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await expect(page.getByRole('button', { name: lists.report.download })).toBeDisabled();
  expect(calls).toEqual([]);

  const won = await findTransactions(request, jacaranda, { idStatus: 17, statusChargeBack: '2' });
  await page.getByRole('checkbox', { name: 'Ganado' }).check();
  await counted(page, won.length);
  const lost = await findTransactions(request, jacaranda, { idStatus: 17, statusChargeBack: '2,18' });
  await page.getByRole('checkbox', { name: 'Perdido' }).check();
  await counted(page, lost.length);
  await expect(chip(page, es.filters.status)).toContainText('Contracargo ganado o perdido');
  expect(calls.map((call) => call.get('statusChargeBack'))).toEqual(['2', '2,18']);
  await expect(rowsOf(page).filter({ hasText: 'Contracargo ganado' }).first()).toBeVisible();
});

test('days are chosen from periods and a calendar; none after today', {
  tag: ['@TRANSACTION-3', '@TRANSACTION-15'],
}, async ({ page }) => {
  await page.goto('/transactions');
  await chip(page, datesEs.label).click();
  await page.getByRole('button', { name: datesEs.presets.lastSevenDays }).click();
  await expect(page).toHaveURL(/initDate=\d{4}-\d{2}-\d{2}&endDate=\d{4}-\d{2}-\d{2}$/);
  await expect(chip(page, datesEs.label)).toHaveText(/^Fecha:\d{2}\/\d{2}\/\d{4} – \d{2}\/\d{2}\/\d{4}$/);

  await chip(page, datesEs.label).click();
  await page.getByRole('button', { name: 'Ir al mes anterior' }).click();
  const days = page.getByRole('gridcell').getByRole('button');
  await days.filter({ hasText: /^3$/ }).first().click();
  await expect(page.getByRole('button', { name: datesEs.apply })).toBeDisabled();
  await days.filter({ hasText: /^7$/ }).first().click();
  await page.getByRole('button', { name: datesEs.apply }).click();
  await expect(page).toHaveURL(/initDate=\d{4}-\d{2}-03&endDate=\d{4}-\d{2}-07$/);
  await expect(chip(page, datesEs.label)).toHaveText(/^Fecha:03\/\d{2}\/\d{4} – 07\/\d{2}\/\d{4}$/);

  await page.getByRole('button', { name: tableEs.clearFilter(datesEs.label) }).click();
  await expect(page).toHaveURL('/transactions');
  await chip(page, datesEs.label).click();
  await expect(page.getByRole('button', { name: 'Ir al mes siguiente' })).toBeDisabled();
  await page.goto('/transactions?initDate=2026-02-31&endDate=x&idStatus=99&pageNumber=-1');
  await expect(chip(page, datesEs.label)).toContainText(datesEs.presets.today);
});

test('filtered to nothing says so and clears the filters', { tag: '@TRANSACTION-11' }, async ({ page }) => {
  await page.goto('/transactions?dates=any&email=nadie%40nunca.example');
  await expect(page.getByText(es.states.filteredTitle)).toBeVisible();
  await expect(page.getByRole('button', { name: lists.report.download })).toBeDisabled();
  // A phone has its filters in a sheet, and shows those that are used.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(chip(page, lists.identity.email)).toContainText('nadie@nunca.example');
  await expect(chip(page, es.filters.status)).toHaveCount(0);
  await page.getByRole('button', { name: lists.clearAll }).click();
  await expect(page).toHaveURL('/transactions');
});

test('a list that cannot be reached says what happened, and is asked for again', {
  tag: ['@PORTAL-38', '@PORTAL-43'],
}, async ({ page }) => {
  await page.route('**/api/transaction?*', (route) => route.abort());
  const logged = page.waitForEvent('console', (line) => line.text().startsWith('transactions: '));
  await page.goto('/transactions?dates=any');
  expect((await logged).text()).toContain('El Servicio no se encuentra disponible');
  await expect(page.getByRole('alert')).toContainText(es.states.failed);
  await expect(page.getByRole('alert')).toContainText('El Servicio no se encuentra disponible');
  await page.unroute('**/api/transaction?*');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(rowsOf(page)).toHaveCount(10);
});

test('a page beyond the last leads to the first', async ({ page }) => {
  await page.goto('/transactions?dates=any&pageNumber=9000');
  await expect(page.getByText(lists.beyondTitle)).toBeVisible();
  // The report is of all that the filters find, whatever the page.
  const report = page.getByRole('button', { name: lists.report.download, exact: true });
  await expect(report).toBeEnabled();
  await expect(report).toHaveAccessibleDescription(lists.report.explanation);
  await page.getByRole('button', { name: lists.firstPage }).click();
  await expect(page).toHaveURL('/transactions?dates=any');
  await expect(rowsOf(page)).toHaveCount(10);
});

for (const [language, headings] of [
  ['es', headingsEs],
  ['en', headingsEn],
] as const) {
  test(`the report has all that is filtered, under the headings of the interface (${language})`, {
    tag: ['@PORTAL-39', '@TRANSACTION-10'],
  }, async ({ page, request }) => {
    await prefer(page, language);
    const found = await findTransactions(request, jacaranda, { idStatus: 12 });
    await page.goto('/transactions?dates=any&idStatus=12&pageNumber=2');
    const button = page.getByRole('button', { name: new RegExp(`\\(${found.length}\\)$`) });
    const dayBefore = toWireDay(Date.now());
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    expect(download.suggestedFilename()).toContain(`${jacaranda.id}`);
    const day = /\d{4}-\d{2}-\d{2}/.exec(download.suggestedFilename())?.[0].replaceAll('-', '/');
    // Midnight may have passed while the report was made.
    expect([dayBefore, toWireDay(Date.now())]).toContain(day);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const lines = text.slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toContain(headings.referenceNumber);
    expect(lines[0]).toContain(headings.paymentDate);
    expect(lines).toHaveLength(found.length + 1);
    for (const row of found) expect(text).toContain(row.referenceNumber);
  });
}

test('a report says how many rows it has and how far it is, and is given up by the keyboard', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/transaction/generatereport?*', async (route) => {
    await answer.promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/transactions?dates=any&idStatus=12');
  const button = page.getByRole('button', { name: new RegExp(`^${lists.report.download}`) });
  await expect(button).toContainText('(');
  const name = (await button.textContent()) ?? '';
  await button.press('Enter');
  const rows = /\((.*)\)/.exec(name)?.[1] ?? '';
  await expect(page.getByRole('status').filter({ hasText: es.report.preparing(rows) })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: lists.report.progress })).toBeVisible();
  await pressKey(page, 'Tab');
  await expect(page.getByRole('button', { name: lists.report.cancel, exact: true })).toBeFocused();
  await pressKey(page, 'Enter');
  await expect(page.getByText(lists.report.canceled)).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  answer.resolve();
  await page.unroute('**/api/transaction/generatereport?*');
  const [download] = await Promise.all([page.waitForEvent('download'), pressKey(page, 'Enter')]);
  expect(download.suggestedFilename()).toMatch(/^transactions-1-.*\.csv$/);
  await expect(page.getByText(lists.report.done)).toBeVisible();
});

test('on a phone every row is a card of two lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/transactions?dates=any&idStatus=2');
  const cards = page.getByRole('list', { name: es.title }).getByRole('link');
  await expect(cards).toHaveCount(10);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(cards.first()).toContainText('Pagada');
  await expectToFit(page, 'the list');
  await cards.first().click();
  const detail = /\/transaction-detail\?id=\d+$/;
  await expect(page).toHaveURL(detail);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectToFit(page, 'the movement');

  // Back closes what lies over a page before it leaves the page, and keeps what was filtered in it.
  await page.getByRole('button', { name: portalWords.es.openMenu }).click();
  const over = page.getByRole('dialog');
  await expect(over).toBeVisible();
  await page.goBack();
  await expect(over).toHaveCount(0);
  await expect(page).toHaveURL(detail);
  await page.goBack();
  await expect(cards).toHaveCount(10);
  await page.goForward();
  await expect(page).toHaveURL(detail);
  await page.getByRole('main').getByRole('link', { name: es.title }).click();
  await page.getByRole('button', { name: tableEs.filters }).click();
  await expect(over).toBeVisible();
  await page.goBack();
  await expect(over).toHaveCount(0);
  await expect(page).toHaveURL('/transactions?dates=any&idStatus=2');
});

test('filters are saved as a view, which stays in this browser until it is removed', async ({ page }) => {
  await page.goto('/transactions?dates=any&idStatus=3&pageNumber=2');
  const views = page.getByRole('navigation', { name: viewsEs.views });
  await views.getByRole('button', { name: viewsEs.save }).click();
  await page.getByRole('dialog').getByLabel(viewsEs.name).fill('Rechazos');
  await pressKey(page, 'Enter');
  const saved = views.getByRole('link', { name: 'Rechazos' });
  await expect(saved).toHaveAttribute('aria-current', 'page');
  await expect(saved).toBeFocused();
  await views.getByRole('link', { name: viewsEs.today }).click();
  await expect(page).toHaveURL('/transactions');
  await page.reload();
  await saved.click();
  await expect(page).toHaveURL('/transactions?idStatus=3&dates=any');
  await expect(chip(page, es.filters.status)).toContainText('Rechazada');
  await views.getByRole('button', { name: viewsEs.remove('Rechazos') }).click();
  await expect(saved).toHaveCount(0);
  await expect(page).toHaveURL('/transactions?idStatus=3&dates=any');
});

test('what comes while the list is looked at is announced, and taken in by a click', async ({
  page,
  request,
}) => {
  const begin = newReference();
  await payByCard(request, jacaranda, { ReferenceNumber: `${begin}-1`, Amount: 120 });
  const watched = page.waitForResponse((answer) => answer.url().endsWith('/api/transaction/changes'));
  await page.goto(`/transactions?dates=any&referenceNumber=${begin}`);
  await expect(rowsOf(page)).toHaveCount(1);
  await watched;
  const { transactionNumber } = await referenceForCash(request, jacaranda, {
    ReferenceNumber: `${begin}-2`,
    Amount: 120,
  });
  const news = page.getByRole('button', { name: es.arrived('1', false) });
  await expect(news).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(1);
  await news.click();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(news).toHaveCount(0);
  // A row that is shown changes where it stands.
  const row = rowsOf(page).filter({ hasText: `${begin}-2` });
  await expect(row).toContainText('Pago pendiente');
  await simulateElsewhere(request, jacaranda, transactionNumber);
  await expect(row).toContainText('Pagada');
});

for (const address of ['/transactions', '/transactions?dates=any'])
  test(`the movements are asked for once, before the code of the page is there: ${address}`, async ({
    page,
  }) => {
    await beSignedIn(page, jacaranda, { user: userOfRole.Reportes });
    const ofList = /\/api\/transaction\?.*pageNumber=1&rowsOfPage=10$/;
    const calls: string[] = [];
    page.on('request', (request) => {
      if (ofList.test(request.url())) calls.push(request.url());
    });
    const asked = page.waitForRequest(ofList);
    await page.route('**/assets/transactions-page-*.js', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(lists.number(''));
    expect(calls).toHaveLength(1);
  });
