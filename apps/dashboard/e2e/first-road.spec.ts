import { readFile } from 'node:fs/promises';
import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import type { PaymentAnswer } from '@pasarela/contracts/payments/payment-answer-schema';
import { expect, type Page, test } from '@playwright/test';
import { dataTableWords } from '#components/data-table/data-table-words.ts';
import { listWords } from '#components/data-table/list-words.ts';
import { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { transactionsWords } from '#components/list/transactions-words.ts';
import { transactionStoryWords } from '#components/story/transaction-story-words.ts';
import { transactionReportWords } from '#features/transactions/list/transaction-report-words.ts';
import { refundsWords } from '#features/transactions/reversals/refunds-words.ts';
import { moveClock } from './steps/account-clock.ts';
import { editJson, openBuilder, sendRequest, typeCredentials } from './steps/builder.ts';
import { type CsvTable, readCsv } from './steps/csv-table.ts';
import { ollin, userOfRole } from './steps/demo-people.ts';
import { pressKey } from './steps/keyboard.ts';
import { newReference } from './steps/payment-calls.ts';
import { sharedToken } from './steps/sessions.ts';
import { enterByScreens } from './steps/sign-in.ts';

const amount = 1250.5;
const money = '$1,250.50';
const dialogOf = (page: Page) => page.getByRole('dialog');

/** From the documentation's page to a paid transaction, by hand. */
const payInBuilder = async (page: Page, reference: string): Promise<PaymentAnswer> => {
  const builder = await openBuilder(page);
  await typeCredentials(builder, ollin);
  await builder.getByRole('button', { name: /^Mostrar otras \d+ propiedades$/ }).click();
  await builder.getByRole('checkbox', { name: /^Description/ }).check();
  await editJson(builder, {
    ReferenceNumber: reference,
    Amount: amount,
    FirstName: 'María José',
    LastName: 'Núñez Peña',
  });
  const answered = page.waitForResponse('**/api/pay/create');
  const calls = await sendRequest(page, builder);
  expect(calls.map((call) => new URL(call.url()).pathname)).toEqual([
    '/api/auth/Authenticate',
    '/api/pay/create',
  ]);
  expect(calls[0]?.postDataJSON()).toEqual({ UserId: ollin.key, Password: ollin.password });
  expect(calls[1]?.headers().authorization).toMatch(/^Bearer /);
  expect(calls[1]?.postDataJSON()).toMatchObject({
    ReferenceNumber: reference,
    Description: expect.stringMatching(/./),
  });
  const answer = (await (await answered).json()) as PaymentAnswer;
  expect(answer).toMatchObject({
    responseCode: '002',
    status: 'Accepted',
    referenceNumber: reference,
    amount,
  });
  await expect(builder).toContainText(answer.transactionCode);
  return answer;
};

const refundPart = async (page: Page, transactionCode: string) => {
  const token = await sharedToken(page.request, userOfRole.Admin);
  const answer = await page.request.post('/api/transaction/Refund', {
    headers: { Authorization: `Bearer ${token}`, Company: String(ollin.id) },
    data: { idCompany: ollin.id, transactionCode, amount: 100 },
  });
  return { status: answer.status(), body: (await answer.json()) as { code: string; message: string } };
};

const downloadReport = async (page: Page): Promise<CsvTable> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: new RegExp(`^${listWords.es.report.download}`) }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/-2-\d{4}-\d{2}-\d{2}\.csv$/);
  return readCsv(await readFile(await download.path()));
};

test('docs, payment, dashboard, refund, story, report', async ({ page, request }) => {
  const reference = newReference();
  const payment = await payInBuilder(page, reference);

  // It stands first in the list, and is found by its reference.
  await enterByScreens(page, ollin, { user: userOfRole.Admin });
  await page.getByRole('complementary').getByRole('link', { name: transactionsWords.es.title }).click();
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText(reference);
  const filters = page.getByRole('group', { name: dataTableWords.es.filters });
  await filters.getByRole('button', { name: listWords.es.identity.referenceNumber, exact: true }).click();
  await dialogOf(page).getByLabel(listWords.es.identity.referenceNumber, { exact: true }).fill(reference);
  await dialogOf(page).getByRole('button', { name: dataTableWords.es.apply }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(money);
  await expect(rows).toContainText('Pagada');
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(`/transaction-detail?id=${payment.transactionNumber}`);

  // At once nothing can be refunded.
  const refund = page.getByRole('link', { name: transactionDetailWords.es.actions.refund, exact: true });
  await refund.click();
  await expect(dialogOf(page)).toContainText(errorCodes.refund_too_early.message.es);
  await expect(dialogOf(page).getByRole('button', { name: refundsWords.es.submit(money) })).toBeDisabled();
  await pressKey(page, 'Escape');
  expect(await refundPart(page, payment.transactionCode)).toMatchObject({
    status: 409,
    body: { code: 'refund_too_early' },
  });

  // After five minutes the whole can; a part has to wait for 24 hours, and the hint says so.
  await moveClock(request, ollin, { minutes: 5 });
  await page.reload();
  await refund.click();
  await expect(dialogOf(page)).toContainText('Debes esperar 24 horas para poder hacer un reembolso parcial');
  await expect(dialogOf(page)).not.toContainText(errorCodes.refund_too_early.message.es);
  await expect(dialogOf(page).getByLabel(refundsWords.es.amount)).toHaveValue('1,250.50');
  await expect(dialogOf(page).getByLabel(refundsWords.es.amount)).toHaveAttribute('readonly');
  expect(await refundPart(page, payment.transactionCode)).toEqual({
    status: 409,
    body: expect.objectContaining({
      code: 'refund_partial_too_early',
      message: expect.stringMatching(
        /^Debes esperar 24 horas para poder hacer un reembolso parcial\. Será posible a partir del /,
      ),
    }),
  });

  // In full.
  await dialogOf(page)
    .getByRole('button', { name: refundsWords.es.submit(money) })
    .click();
  await dialogOf(page)
    .getByRole('button', { name: refundsWords.es.confirm(money) })
    .click();
  await expect(page.getByText(refundsWords.es.success)).toBeVisible();

  // Status and story show it.
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Reembolsada');
  await expect(refund).toHaveCount(0);
  const story = page
    .getByRole('region', { name: transactionStoryWords.es.title })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) });
  await expect(story.first()).toContainText(transactionStoryWords.es.moves.create);
  await expect(story.last()).toContainText(transactionStoryWords.es.moves.refundAll);
  await expect(story.last()).toContainText('admin');

  // The report has it, and opens with its accents.
  await page.goto(`/transactions?dates=any&referenceNumber=${reference}`);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Reembolsada');
  const { headings, records } = await downloadReport(page);
  expect(headings).toEqual(Object.values(transactionReportWords.es));
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({
    Transacción: payment.transactionNumber,
    Referencia: reference,
    Monto: '1250.50',
    Cliente: 'María José Núñez Peña',
    Estado: 'Reembolsada',
    'Método de pago': 'Tarjeta de crédito',
    'Monto reembolsado': '1250.50',
    Restante: '0.00',
  });
});
