import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { transactionsWords } from '#components/list/transactions-words.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { transactionStoryWords } from '#components/story/transaction-story-words.ts';
import { controlsWords } from '#components/ui/controls-words.ts';
import { refundsWords } from '#features/transactions/reversals/refunds-words.ts';
import { transactionTimelineWords } from '#features/transactions/timeline/transaction-timeline-words.ts';
import { moveClock } from './steps/account-clock.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { pressKey } from './steps/keyboard.ts';
import { newReference, payByCard } from './steps/payment-calls.ts';
import { prefer } from './steps/preferences.ts';
import { beSignedIn, signInTo } from './steps/sign-in.ts';
import { findTransactions, refundElsewhere } from './steps/transactions.ts';

const es = refundsWords.es;
const en = refundsWords.en;
const detailEs = transactionDetailWords.es;
const listEs = transactionsWords.es.rowActions;
const storyEs = transactionStoryWords.es;
const timelineEs = transactionTimelineWords.es;

const hints = {
  wait: errorCodes.refund_too_early.message,
  onlyTotal: errorCodes.refund_only_total.message,
  waitForPart: errorCodes.refund_partial_too_early.message,
  amount: errorCodes.refund_exceeds_remaining.message,
};

/** Paid by card more than a day ago, never refunded. Each journey takes one of a page of its own. */
const oldPayment = async (request: APIRequestContext, journey: number): Promise<TransactionRow> => {
  const rows = await findTransactions(request, jacaranda, { idStatus: 2, pageNumber: 4 + 2 * journey });
  const found = rows.find(
    (row) =>
      [8, 10].includes(row.idPaymentMethod ?? 0) &&
      !row.isTotal &&
      row.refundedAmount === 0 &&
      row.amount > 100,
  );
  if (!found) throw new Error('the demo has no such payment');
  return found;
};

const openRefund = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/transaction-detail?id=${id}`);
  await page.getByRole('link', { name: detailEs.actions.refund, exact: true }).click();
  await expect(page).toHaveURL(`/transaction-detail/refund?id=${id}`);
};

const dialogOf = (page: Page) => page.getByRole('dialog');
const amountOf = (page: Page) => page.getByRole('textbox', { name: es.amount });
const statusBeside = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..');

test('a part and then the rest: figures, confirmation, story, list', {
  tag: ['@REFUND-3', '@REFUND-12', '@REFUND-15', '@REFUND-17', '@REFUND-19'],
}, async ({ page, request }) => {
  const payment = await oldPayment(request, 0);
  const half = Math.floor(payment.amount / 2);
  await beSignedIn(page, jacaranda, { user: userOfRole.Admin });
  await openRefund(page, payment.idTransaction);
  const sums = dialogOf(page).getByRole('definition');
  const { amount: whole, commission } = payment;
  await expect(dialogOf(page).getByRole('term')).toHaveText([
    new RegExp(`^Se devuelve a (Visa|Mastercard|American\\sExpress)\\s····\\s${payment.account?.slice(-4)}$`),
    es.deducted,
  ]);
  await expect(sums).toHaveText([whole, -whole].map((sum) => formatMoney(sum)));
  await expect(dialogOf(page)).toContainText(es.feeStays(formatMoney(commission)));
  await expect(amountOf(page)).toBeFocused();

  for (const wrong of ['', '0', '0.99', String(payment.amount + 0.01)]) {
    await amountOf(page).fill(wrong);
    await pressKey(page, 'Enter');
    await expect(dialogOf(page).getByText(hints.amount.es)).toBeVisible();
    await expect(amountOf(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(sums).toHaveCount(0);
  }
  // As a keyboard with a decimal comma writes it: typed key by key, and none of them dropped.
  await amountOf(page).fill('');
  await amountOf(page).pressSequentially(half.toFixed(2).replace('.', ','));
  await expect(sums).toHaveText([half, -half].map((sum) => formatMoney(sum)));
  await expect(dialogOf(page)).toContainText(es.remains(formatMoney(whole - half)));
  await dialogOf(page)
    .getByRole('button', { name: es.submit(formatMoney(half)) })
    .click();
  await expect(dialogOf(page)).toContainText(es.confirmTitle);
  await expect(dialogOf(page).getByRole('button', { name: controlsWords.es.goBack })).toBeFocused();
  await dialogOf(page)
    .getByRole('button', { name: es.confirm(formatMoney(half)) })
    .click();

  await expect(page.getByText(es.success)).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/transaction-detail?id=${payment.idTransaction}`);
  await expect(statusBeside(page)).toContainText('Reembolsada parcialmente');
  const story = page
    .getByRole('region', { name: storyEs.title })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) });
  await expect(story.last()).toContainText(storyEs.moves.refundPart);
  // What it did to the balance stands in the view of money.
  await page.getByRole('button', { name: timelineEs.views.money }).click();
  await expect(story.last()).toContainText(formatMoney(-half));

  await page.getByRole('link', { name: detailEs.actions.refund, exact: true }).click();
  const rest = formatMoney(payment.amount - half);
  await expect(sums.first()).toHaveText(rest);
  await dialogOf(page)
    .getByRole('button', { name: es.submit(rest) })
    .click();
  await dialogOf(page)
    .getByRole('button', { name: es.confirm(rest) })
    .click();
  await expect(statusBeside(page)).toContainText('Reembolsada');
  await expect(statusBeside(page)).not.toContainText('parcialmente');
  await expect(page.getByRole('link', { name: detailEs.actions.refund, exact: true })).toHaveCount(0);
  await expect(story.last()).toContainText(storyEs.moves.refundAll);

  await page.goto(`/transactions?dates=any&idStatus=12&idTransaction=${payment.idTransaction}`);
  await expect(page.getByRole('table')).toContainText(payment.referenceNumber);
});

for (const [language, words] of [
  ['es', es],
  ['en', en],
] as const) {
  test(`in the first five minutes a refund waits, as a countdown (${language})`, {
    tag: ['@REFUND-8', '@REFUND-9', '@REFUND-10', '@REFUND-11'],
  }, async ({ page, request }) => {
    const { transactionNumber } = await payByCard(request, jacaranda, {
      ReferenceNumber: newReference(),
      Amount: 350,
    });
    await prefer(page, language);
    await signInTo(page, jacaranda, {
      user: userOfRole.Admin,
      language,
      at: `/transaction-detail/refund?id=${transactionNumber}`,
    });
    for (const hint of [hints.wait, hints.onlyTotal, hints.waitForPart])
      await expect(dialogOf(page)).toContainText(hint[language]);
    await expect(dialogOf(page).getByRole('timer').first()).toHaveText(
      new RegExp(`^${words.timeLeft} [34] min \\d+ s$`),
    );
    await expect(dialogOf(page).getByRole('timer').last()).toHaveText(/23 h 5\d min$/);
    await expect(dialogOf(page).getByRole('button', { name: words.submit('$350.00') })).toBeDisabled();
    await pressKey(page, 'Escape');
    await expect(page).toHaveURL(`/transaction-detail?id=${transactionNumber}`);
  });
}

test('before 24 hours the amount is fixed to the whole', { tag: '@REFUND-7' }, async ({ page, request }) => {
  const reference = newReference();
  const { transactionNumber } = await payByCard(request, ollin, {
    ReferenceNumber: reference,
    Amount: 480.5,
  });
  await moveClock(request, ollin, { minutes: 10 });
  await beSignedIn(page, ollin, { user: userOfRole.Admin });
  await openRefund(page, Number(transactionNumber));
  await expect(amountOf(page)).toHaveValue('480.50');
  await expect(amountOf(page)).toHaveAttribute('readonly', '');
  await expect(dialogOf(page)).toContainText(hints.onlyTotal.es);
  await expect(dialogOf(page)).toContainText(hints.waitForPart.es);
  await expect(dialogOf(page)).not.toContainText(hints.wait.es);
  await expect(dialogOf(page).getByRole('button', { name: es.submit('$480.50') })).toBeEnabled();

  // From its row the whole has only to be confirmed: three clicks.
  const list = `/transactions?dates=any&idTransaction=${transactionNumber}`;
  await page.goto(list);
  await page.getByRole('button', { name: listEs.more(reference) }).click();
  await page.getByRole('menuitem', { name: listEs.refund }).click();
  await expect(dialogOf(page)).toContainText(es.confirmTitle);
  await expect(dialogOf(page).getByRole('button', { name: controlsWords.es.goBack })).toBeFocused();
  await dialogOf(page)
    .getByRole('button', { name: es.confirm('$480.50') })
    .click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('Reembolsada');
  await expect(page.getByRole('button', { name: listEs.more(reference) })).toHaveCount(0);
});

test('Aplazo is refunded whole, with nothing to wait for', { tag: '@REFUND-7' }, async ({
  page,
  request,
}) => {
  const rows = await findTransactions(request, jacaranda, { idStatus: 2, pageNumber: 3 });
  const payment = rows.find((row) => row.idPaymentMethod === 13 && !row.isRequiredTime);
  if (!payment) throw new Error('the demo has no such payment');
  await beSignedIn(page, jacaranda, { user: userOfRole.Admin });
  await openRefund(page, payment.idTransaction);
  await expect(dialogOf(page)).toContainText(hints.onlyTotal.es);
  await expect(dialogOf(page).getByRole('timer')).toHaveCount(0);
  await expect(amountOf(page)).toHaveAttribute('readonly', '');
  await expect(dialogOf(page)).toContainText('a Aplazo');
});

test("a refusal opens the form again with the server's message", {
  tag: ['@REFUND-18', '@REFUND-25'],
}, async ({ page, request }) => {
  const payment = await oldPayment(request, 1);
  const whole = formatMoney(payment.amount);
  await beSignedIn(page, jacaranda, { user: userOfRole.Admin });
  await openRefund(page, payment.idTransaction);
  await dialogOf(page)
    .getByRole('button', { name: es.submit(whole) })
    .click();
  await refundElsewhere(request, jacaranda, { ...payment, amount: payment.amount - 10 });
  await page.clock.install();
  await dialogOf(page)
    .getByRole('button', { name: es.confirm(whole) })
    .click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText(hints.amount.es);
  await expect(page.getByText(es.failed)).toBeVisible();
  await expect(amountOf(page)).toBeVisible();
  await page.clock.fastForward(7_000);
  await expect(page.getByText(es.failed)).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(page.getByText(es.failed)).toHaveCount(0);
  await expect(amountOf(page)).toBeVisible();
  await expect(dialogOf(page)).toContainText('$10.00');
});

test('only Admin refunds, and only what can be refunded', { tag: '@REFUND-1' }, async ({ page, request }) => {
  const payment = await oldPayment(request, 2);
  await signInTo(page, jacaranda, {
    user: userOfRole.Administrador,
    at: `/transaction-detail?id=${payment.idTransaction}`,
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: detailEs.actions.refund, exact: true })).toHaveCount(0);
  await page.goto(`/transaction-detail/refund?id=${payment.idTransaction}`);
  await expect(page).toHaveURL(`/transaction-detail?id=${payment.idTransaction}`);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goto(`/transactions?dates=any&idTransaction=${payment.idTransaction}`);
  await expect(page.getByRole('row').filter({ hasText: payment.referenceNumber })).toBeVisible();
  await expect(page.getByRole('button', { name: listEs.more(payment.referenceNumber) })).toHaveCount(0);
});

test('cash is not refunded, nor what was declined', { tag: '@REFUND-2' }, async ({ page, request }) => {
  const paid = await findTransactions(request, jacaranda, { idStatus: 2 });
  const cash = paid.find((row) => row.idPaymentMethod === 5);
  const [declined] = await findTransactions(request, jacaranda, { idStatus: 3 });
  await beSignedIn(page, jacaranda, { user: userOfRole.Admin });
  for (const row of [cash, declined]) {
    if (!row) throw new Error('the demo has no such payment');
    await page.goto(`/transaction-detail?id=${row.idTransaction}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(formatMoney(row.amount));
    await expect(page.getByRole('link', { name: detailEs.actions.refund, exact: true })).toHaveCount(0);
  }
});

test('a movement that does not exist says so and leads to the list', async ({ page }) => {
  await beSignedIn(page, jacaranda, { user: userOfRole.Reportes });
  for (const id of ['2000000000', 'x', '']) {
    await page.goto(`/transaction-detail?id=${id}`);
    await expect(page.getByText(detailEs.notFoundTitle)).toBeVisible();
  }
  await page.getByRole('link', { name: detailEs.toList }).click();
  await expect(page).toHaveURL('/transactions');
});
