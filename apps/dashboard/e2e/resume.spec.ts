import { ledgerTransfers } from '@pasarela/contracts/ledger/ledger-accounts';
import { declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import type { Summary } from '@pasarela/contracts/transactions/transaction-schema';
import { expect, test } from '@playwright/test';
import { portalWords } from '#app/screens/portal-words.ts';
import { screens } from '#app/screens/screens.ts';
import { listWords } from '#components/data-table/list-words.ts';
import { formatDaySpan, formatMoment, formatShortDay } from '#components/dates/date-format.ts';
import { formatCount, formatMoney } from '#components/money/money-format.ts';
import { transactionStoryWords } from '#components/story/transaction-story-words.ts';
import { resumeWords } from '#features/resume/resume-words.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { pressKey } from './steps/keyboard.ts';
import { signInTo } from './steps/sign-in.ts';

const es = resumeWords.es;
const storyEs = transactionStoryWords.es;

const periods = [
  ['Hoy', '0-D'],
  ['Ayer', '1-D'],
  ['Última semana', '6-D'],
  ['Último mes', '1-M'],
  ['Últimos 3 meses', '3-M'],
] as const;

test('each of the five periods has its figures, and an address of its own', { tag: '@RESUME-1' }, async ({
  page,
}) => {
  await signInTo(page, jacaranda, { user: userOfRole.Reportes });
  const choice = page.getByRole('navigation', { name: es.period });
  await expect(choice.getByRole('link')).toHaveText(periods.map(([name]) => name));
  for (const [name, period] of periods) {
    // A period that was read a moment ago is not asked for again: it has to be another's page.
    await page.goto(`/home?period=${period === '0-D' ? '1-D' : '0-D'}`);
    const answered = page.waitForResponse(`**/api/transaction/summary/1/${period}`);
    await choice.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/home?period=${period}`);
    const { data } = (await (await answered).json()) as { data: Summary };
    const value = (label: string) =>
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${label}$`) })
        .first()
        .locator('..');
    const span = formatDaySpan(data.initDate, data.endDate, 'es');
    const net = value(`${es.net}\u00a0· ${span}`);
    await expect(net).toContainText(formatMoney(data.currentBalance));
    const days = formatDaySpan(data.previous.initDate, data.previous.endDate, 'es');
    // Yesterday is over: it is compared with a whole day.
    await expect(net).toContainText(period === '1-D' ? days : es.untilSameTime(days));
    const { date, toDeposit } = data.nextSettlement;
    await expect(value(es.nextDeposit)).toContainText(formatMoney(toDeposit));
    await expect(value(es.nextDeposit)).toContainText(formatMoment(date, 'es'));
    await expect(value(es.commissions)).toContainText(formatMoney(data.currentBalanceCommission));
    await expect(value(es.inProcess)).toContainText(formatMoney(data.balanceProcess));
    await expect(value(es.inProcess)).toContainText(formatCount(data.transactionsProcess));
    await expect(value(es.completed)).toContainText(formatCount(data.completedTransactions));
    const all = data.days.reduce((sum, { transactions }) => sum + transactions, 0);
    const shares = page.getByRole('region', { name: es.shares }).getByRole('definition');
    await expect(shares).toHaveText(
      [
        [data.completedTransactions, data.percentageSuccess] as const,
        [data.transactionsProcess, data.percentageProcess] as const,
        [all - data.completedTransactions - data.transactionsProcess, data.percentageCancellation] as const,
      ].map(
        ([count, percentage]) =>
          `${es.movementsCount(formatCount(count), count === 1)}${percentage.toFixed(1)}%`,
      ),
    );
    await expect(value(es.gross)).toContainText(formatMoney(data.gross));
  }
});

test('it leads to the movements: of the period, of a day, of what was declined; and to the deposits', {
  tag: '@RESUME-2',
}, async ({ page }) => {
  await signInTo(page, jacaranda, { user: userOfRole.Admin });
  const yesterday = page.getByRole('link', { name: 'Ayer', exact: true });
  await yesterday.click();
  await expect(yesterday).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/home?period=1-D');
  await page.getByRole('main').getByRole('link', { name: es.allTransactions }).click();
  // With the days that the figures are of.
  await expect(page).toHaveURL(/\/transactions\?initDate=(\d{4}-\d{2}-\d{2})&endDate=\1$/);

  const answered = page.waitForResponse('**/api/transaction/summary/1/6-D');
  await page.goto('/home');
  const { data } = (await (await answered).json()) as { data: Summary };
  const [, shown, before] = data.days.toReversed();
  if (!shown || !before) throw new Error('a week has seven days');
  const nameOf = ({ day, net, sales }: Summary['days'][number]) =>
    `${formatShortDay(day, 'es', { weekday: true })} · ${formatMoney(net)} · ${es.salesCount(formatCount(sales), sales === 1)}`;
  // One day is in the tab order; the arrow keys go from day to day, each with its figures.
  const days = page.getByRole('list', { name: es.byDay }).getByRole('link');
  await expect(days).toHaveCount(7);
  await days.last().focus();
  await pressKey(page, 'ArrowLeft');
  await expect(page.getByRole('link', { name: nameOf(shown), exact: true })).toBeFocused();
  await pressKey(page, 'ArrowLeft');
  await expect(page.getByRole('link', { name: nameOf(before), exact: true })).toBeFocused();
  await page.getByText(es.asTable).click();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: formatMoney(shown.net) })
      .first(),
  ).toContainText(formatCount(shown.transactions));
  await page.getByRole('link', { name: nameOf(shown), exact: true }).click();
  const day = shown.day.replaceAll('/', '-');
  await expect(page).toHaveURL(`/transactions?initDate=${day}&endDate=${day}`);

  await page.goBack();
  const [reason] = data.declines;
  await page
    .getByRole('region', { name: es.declines })
    .getByRole('link')
    .filter({ hasText: declineReasons[reason?.authResult ?? 'declined'].es.split('.')[0] ?? '' })
    .click();
  await expect(page).toHaveURL(new RegExp(`authResult=${reason?.authResult}&`));
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(
    listWords.es.found(formatCount(reason?.transactions ?? 0)),
  );

  await page.goBack();
  await page.getByRole('region', { name: es.attention.title }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/chargebacks\?tab=toAnswer/);
  await page.goBack();
  await page.getByRole('link', { name: es.allDeposits }).click();
  await expect(page).toHaveURL('/settlements');
  // The newest deposit, the sale that it begins with, and from that payment back to its deposit. A payment that a chargeback took was deposited earlier.
  await page.locator('[data-row]').first().click();
  await expect(page).toHaveURL(/\/settlement-detail\?id=\d+$/);
  const current = page
    .getByRole('navigation', { name: portalWords.es.mainMenu })
    .locator('[aria-current=page]');
  await expect(current).toHaveText(screens.settlements.title.es);
  const deposit = new URL(page.url()).search;
  const sales = page.getByRole('row').filter({ hasText: ledgerTransfers.sale.label.es });
  await sales.last().locator('[data-row]').click();
  await expect(page).toHaveURL(/\/transaction-detail\?id=\d+$/);
  // The detail is of the page that it was opened from.
  await expect(current).toHaveText(screens.settlements.title.es);
  await page
    .getByRole('link', { name: storyEs.settlement(deposit.replace('?id=', '')) })
    .first()
    .click();
  await expect(page).toHaveURL(`/settlement-detail${deposit}`);
});

test('an empty account shows its first steps until they are done', async ({ page }) => {
  await signInTo(page, jacaranda, { user: userOfRole.Admin, environment: 'Production' });
  const steps = page.getByRole('region', { name: es.firstSteps.title });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await steps
    .getByRole('link', { name: `${es.firstSteps.go}: ${es.firstSteps.steps.payment.title}` })
    .click();
  await expect(page).toHaveURL('/leagues-single');
});
