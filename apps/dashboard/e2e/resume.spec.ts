import type { Summary } from '@pasarela/contracts/transactions/transaction-schema';
import { expect, test } from '@playwright/test';
import { formatMoment } from '#components/dates/date-format.ts';
import { formatCount, formatMoney } from '#components/money/money-format.ts';
import { resumeWords as es } from '#i18n/es/resume.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { signInTo } from './steps/sign-in.ts';

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
    await expect(value(es.net)).toContainText(formatMoney(data.currentBalance));
    const { date, toDeposit } = data.nextSettlement;
    await expect(value(es.nextDeposit)).toContainText(formatMoney(toDeposit));
    await expect(value(es.nextDeposit)).toContainText(formatMoment(date, 'es'));
    await expect(value(es.commissions)).toContainText(formatMoney(data.currentBalanceCommission));
    await expect(value(es.inProcess)).toContainText(formatMoney(data.balanceProcess));
    await expect(value(es.inProcess)).toContainText(formatCount(data.transactionsProcess));
    await expect(value(es.completed)).toContainText(formatCount(data.completedTransactions));
    const shares = page.getByRole('region', { name: es.shares }).getByRole('definition');
    await expect(shares).toHaveText([
      `${data.percentageSuccess}%`,
      `${data.percentageProcess}%`,
      `${data.percentageCancellation}%`,
    ]);
  }
});

test('it leads to the movements', { tag: '@RESUME-2' }, async ({ page }) => {
  await signInTo(page, jacaranda, { user: userOfRole.Reportes });
  await page.getByRole('link', { name: 'Ayer', exact: true }).click();
  await expect(page).toHaveURL('/home?period=1-D');
  await page.getByRole('main').getByRole('link', { name: es.allTransactions }).click();
  // With the days that the figures are of.
  await expect(page).toHaveURL(/\/transactions\?initDate=(\d{4}-\d{2}-\d{2})&endDate=\1$/);
});
