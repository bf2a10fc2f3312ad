import { daysOfPeriod } from '@pasarela/contracts/statements/statement-period';
import type { StatementPeriodRow } from '@pasarela/contracts/statements/statement-schema';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { portalWords } from '#app/screens/portal-words.ts';
import { screens } from '#app/screens/screens.ts';
import { formatWireDay } from '#components/dates/date-format.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { statementWords } from '#features/statement/statement-words.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { focusOn, pressKey } from './steps/keyboard.ts';
import { prefer } from './steps/preferences.ts';
import { sharedToken } from './steps/sessions.ts';
import { signInTo } from './steps/sign-in.ts';
import { readDownloadedPdf } from './steps/statement-pdf.ts';

const es = statementWords.es;

const words = statementWords;

/** The months as the API has them. */
const periodsOf = async (request: APIRequestContext, lang: 'es' | 'en'): Promise<StatementPeriodRow[]> => {
  const answer = await request.get('/api/Statement/GetPeriods', {
    headers: {
      Authorization: `Bearer ${await sharedToken(request, userOfRole.Admin)}`,
      Company: String(jacaranda.id),
    },
    params: { companyId: jacaranda.id, lang },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: StatementPeriodRow[] }).data;
};

const expectFigures = async (page: Page, period: StatementPeriodRow, lang: 'es' | 'en'): Promise<void> => {
  const figures = page.getByRole('region', { name: period.text, exact: true });
  const { opening, charges, credits, net, deposited, closing, balanceNow } = words[lang];
  const value = (label: string) =>
    figures
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('..');
  await expect(value(opening)).toContainText(formatMoney(period.openingBalance));
  await expect(value(net)).toContainText(formatMoney(period.net));
  await expect(value(deposited)).toContainText(formatMoney(period.deposited));
  await expect(value(period.provisional ? balanceNow : closing)).toContainText(formatMoney(period.saldo));
  const kinds = page.getByRole('table', { name: words[lang].byKind });
  await expect(kinds.getByRole('columnheader')).toHaveText([words[lang].concept, charges, credits]);
  await expect(kinds.locator('tfoot td')).toHaveText([
    formatMoney(period.cargos),
    formatMoney(period.abonos),
  ]);
  for (const { text, cargos, abonos } of period.kinds) {
    const row = kinds
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: text, exact: true }) });
    await expect(row.getByRole('cell')).toHaveText(
      [cargos, abonos].map((amount) => (amount === 0 ? '' : formatMoney(amount))),
    );
  }
};

for (const lang of ['es', 'en'] as const) {
  test(`in ${lang}: a month is chosen, its figures are the ledger's, and its PDF is downloaded and read`, {
    tag: ['@STATEMENT-1', '@STATEMENT-2', '@STATEMENT-3'],
  }, async ({ page, request }) => {
    const [running, last] = await periodsOf(request, lang);
    if (!running || !last) throw new Error('the demo has two months');
    await prefer(page, lang);
    await signInTo(page, jacaranda, { user: userOfRole.Reportes, language: lang });
    await page.getByRole('button', { name: portalWords[lang].accountMenu(jacaranda.name) }).click();
    await page.getByRole('menuitem', { name: screens.statement.title[lang] }).click();
    await expect(page).toHaveURL('/statment');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang].title);
    await expectFigures(page, running, lang);
    await expect(page.getByText(words[lang].provisional(formatWireDay(running.endDate)))).toBeVisible();

    await page.getByLabel(words[lang].period).selectOption(last.text);
    await expect(page).toHaveURL(`/statment?periodo=${last.value}`);
    await expectFigures(page, last, lang);
    await expect(page.getByText(words[lang].provisional(formatWireDay(last.endDate)))).toBeHidden();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: words[lang].download }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`statement-${jacaranda.id}-${last.value}.pdf`);
    await expect(page.getByText(words[lang].downloaded)).toBeVisible();
    const pdf = await readDownloadedPdf(download);
    const titles = { es: 'Estado de cuenta', en: 'Account statement' };
    expect(pdf.title).toBe(`${titles[lang]} · ${jacaranda.name} · ${last.text}`);
    const [first = ''] = pdf.pages;
    const { first: firstDay, last: lastDay } = daysOfPeriod(last.value);
    for (const text of [
      'MODO PRUEBAS',
      jacaranda.name,
      words[lang].range(formatWireDay(firstDay), formatWireDay(lastDay)),
      ...[last.openingBalance, last.cargos, last.abonos, last.saldo].map((amount) => formatMoney(amount)),
    ])
      expect(first).toContain(text);
    const page1 = { es: `Página 1 de ${pdf.pages.length}`, en: `Page 1 of ${pdf.pages.length}` };
    expect(first).toContain(page1[lang]);

    await page.goBack();
    await expectFigures(page, running, lang);
  });
}

test('by keyboard alone: the month, the language of the document, the download', async ({
  page,
  request,
}) => {
  const [, last] = await periodsOf(request, 'es');
  await signInTo(page, jacaranda, { user: userOfRole.General, at: '/statment' });
  const period = page.getByLabel(es.period);
  await expect(period).toBeVisible();
  await focusOn(period);
  await pressKey(page, 'ArrowDown');
  await expect(page).toHaveURL(`/statment?periodo=${last?.value}`);
  await expect(period).toBeFocused();
  await pressKey(page, 'Tab');
  await expect(page.getByLabel(es.pdfLanguage)).toBeFocused();
  await pressKey(page, 'ArrowDown');
  await pressKey(page, 'Tab');
  const button = page.getByRole('button', { name: es.download });
  await expect(button).toBeFocused();
  const downloading = page.waitForEvent('download');
  await pressKey(page, 'Enter');
  expect((await readDownloadedPdf(await downloading)).title).toContain('Account statement');
  await expect(button).toBeFocused();
});

test('the months lead to their figures', { tag: '@STATEMENT-2' }, async ({ page, request }) => {
  const periods = await periodsOf(request, 'es');
  const third = periods[2];
  if (!third) throw new Error('the demo has three months');
  await signInTo(page, jacaranda, { user: userOfRole.Desarrollador, at: '/statment' });
  const months = page.getByRole('table', { name: es.months });
  await expect(months.locator('tbody').getByRole('row')).toHaveCount(Math.min(12, periods.length));
  await months.getByRole('link', { name: third.text }).click();
  await expect(page).toHaveURL(`/statment?periodo=${third.value}`);
  await expectFigures(page, third, 'es');
  await expect(page.getByLabel(es.period)).toHaveValue(third.value);
});

for (const [lang, message] of [
  ['es', 'Falta el periodo'],
  ['en', 'period missing'],
] as const)
  test(`in ${lang}: without a period nothing is downloaded, and the field says so`, {
    tag: '@STATEMENT-4',
  }, async ({ page }) => {
    await prefer(page, lang);
    await signInTo(page, jacaranda, {
      user: userOfRole.Admin,
      language: lang,
      at: '/statment?periodo=1999-01',
    });
    const period = page.getByLabel(words[lang].period);
    await expect(period).toHaveValue('');
    await page.getByRole('button', { name: words[lang].download }).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(period).toHaveAttribute('aria-invalid', 'true');
    await expect(period).toBeFocused();
    await period.selectOption({ index: 1 });
    await expect(page.getByText(message, { exact: true })).toBeHidden();
  });

test('what goes wrong is said where it was asked: the list can be tried again, the download tells why', async ({
  page,
}) => {
  await signInTo(page, jacaranda, { user: userOfRole.Admin });
  await page.route('**/api/Statement/GetPeriods*', (route) => route.abort(), { times: 4 });
  await page.goto('/statment');
  await expect(page.getByText(es.failedTitle)).toBeVisible();
  await page.unroute('**/api/Statement/GetPeriods*');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByLabel(es.period)).toBeVisible();

  await page.route('**/api/Statement/GetPdf*', (route) => route.abort());
  await page.getByRole('button', { name: es.download }).click();
  await expect(page.getByText(es.downloadFailed)).toBeVisible();
  await expect(page.getByText('El Servicio no se encuentra disponible')).toBeVisible();
});

test('while the PDF is made the button says so, and it can be given up', async ({ page }) => {
  await signInTo(page, jacaranda, { user: userOfRole.Admin, at: '/statment' });
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/Statement/GetPdf*', async (route) => {
    await held;
    await route.abort();
  });
  await page.getByRole('button', { name: es.download }).click();
  await expect(page.getByRole('button', { name: es.preparing })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: es.progress })).toBeVisible();
  await page.getByRole('button', { name: es.cancel, exact: true }).click();
  await expect(page.getByText(es.canceled)).toBeVisible();
  await expect(page.getByRole('button', { name: es.download })).toBeFocused();
  answer?.();
});

test('an account in which nothing has happened says so', async ({ page }) => {
  await signInTo(page, jacaranda, { user: userOfRole.Admin, environment: 'Production', at: '/statment' });
  await expect(page.getByText(es.emptyTitle)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: es.emptyAction }).click();
  await expect(page).toHaveURL('/transactions');
});
