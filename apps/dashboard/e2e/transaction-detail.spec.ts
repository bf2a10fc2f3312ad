import { declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import { expect, test } from '@playwright/test';
import { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { transactionStoryWords } from '#components/story/transaction-story-words.ts';
import { controlsWords } from '#components/ui/controls-words.ts';
import { singleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { expectToFit } from './steps/page-accessibility.ts';
import { declinedByCard, newReference, payByCard } from './steps/payment-calls.ts';
import { signInTo } from './steps/sign-in.ts';
import { findTransactions } from './steps/transactions.ts';

const controlsEs = controlsWords.es;
const detailEs = transactionDetailWords.es;
const linkEs = singleLinkWords.es;
const storyEs = transactionStoryWords.es;

test('an id is copied with one click, which says so, and says where the browser forbids it', async ({
  page,
  request,
}) => {
  const [payment] = await findTransactions(request, jacaranda, { idStatus: 2, rowsOfPage: 1 });
  if (!payment) throw new Error('the demo has no payment');
  await signInTo(page, jacaranda, {
    user: userOfRole.Reportes,
    at: `/transaction-detail?id=${payment.idTransaction}`,
  });
  const copy = page.getByRole('button', { name: controlsEs.copyOf(detailEs.copies.transactionCode) });
  await copy.click();
  await expect(copy).toHaveText(controlsEs.notCopied);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  await expect(copy).toHaveText(controlsEs.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(payment.transactionCode);
});

test('a movement shows every field that is specified', { tag: '@TRANSACTION-17' }, async ({
  page,
  request,
}) => {
  const [payment] = await findTransactions(request, jacaranda, { idStatus: 16, rowsOfPage: 1 });
  if (!payment) throw new Error('the demo has no payment refunded in part');
  await signInTo(page, jacaranda, {
    user: userOfRole.Reportes,
    at: `/transaction-detail?id=${payment.idTransaction}`,
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(formatMoney(payment.amount));
  await page.getByText(detailEs.allFields).click();
  const { fields } = detailEs;
  const label = (text: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${text}$`) });
  for (const text of [
    fields.status,
    fields.reference,
    fields.amount,
    fields.serviceCharge,
    fields.commission,
    fields.net,
    payment.idConciliation === null ? fields.toDeposit : fields.deposited,
    fields.paymentDate,
    fields.declinedReason,
    fields.chargebackStatus,
    fields.chargebackDate,
    fields.method,
    fields.account,
    fields.authCode,
    fields.creationDate,
    fields.email,
    fields.ticketReference,
    fields.refunded,
    fields.remaining,
    fields.specialOffer,
  ])
    await expect(label(text).last()).toBeVisible();
  // Line by line: the sale, less what it costs and what went back, is the net.
  const deposit = page
    .locator('section:not(details section)')
    .filter({ has: page.getByRole('heading', { name: detailEs.groups.deposit, exact: true }) });
  const figure = async (text: string): Promise<number> => {
    const shown = await deposit.getByText(text, { exact: true }).locator('..').locator('dd').textContent();
    return Math.round(Number((shown ?? '').replace('−', '-').replace(/[^\d.-]/g, '')) * 100);
  };
  const parts = [fields.gross, fields.serviceCharge, fields.serviceTax, fields.returned];
  const figures = await Promise.all(parts.map(figure));
  expect(figures.every((centavos) => centavos !== 0)).toBe(true);
  expect(figures.reduce((sum, centavos) => sum + centavos, 0)).toBe(await figure(fields.net));
  const group = (title: string) =>
    page.locator('details section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(group(detailEs.groups.refund)).toContainText(formatMoney(payment.refundedAmount));
  await expect(group(detailEs.groups.refund)).toContainText(
    formatMoney(payment.amount - payment.refundedAmount),
  );
  await expect(group(detailEs.groups.deposit)).toContainText(formatMoney(payment.companyCommission));
  await expect(group(detailEs.groups.deposit)).toContainText(formatMoney(payment.commission));
  await expect(group(detailEs.groups.deposit)).toContainText(formatMoney(payment.total));
  await expect(group(detailEs.groups.method)).toContainText(payment.authCode ?? '');
  await expect(group(detailEs.groups.customer)).toContainText(payment.custormerEmail);
});

test('no fact of the strip runs into the one beside it, where there are most of them', async ({
  page,
  request,
}) => {
  const rows = await findTransactions(request, jacaranda, { idStatus: 16 });
  const payment = rows.find(({ account }) => account?.startsWith('37'));
  if (!payment) throw new Error('the demo has no payment by American Express that was refunded in part');
  await signInTo(page, jacaranda, {
    user: userOfRole.Reportes,
    at: `/transaction-detail?id=${payment.idTransaction}`,
  });
  const values = page.getByRole('region', { name: detailEs.facts }).getByRole('definition');
  await expect(values).toHaveCount(6);
  const runsOver = (all: Element[]) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((each) => each.textContent);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => values.evaluateAll(runsOver), `at ${width} pixels`).toEqual([]);
  }
});

test('a declined payment says why under its amount, and is charged again with a link', async ({
  page,
  request,
}) => {
  const payment = { ReferenceNumber: newReference(), Amount: 1250.5, Email: 'ana.lopez@example.com' };
  const withoutFunds = { ...payment, cardNumber: '4000000000009995' };
  const { transactionNumber } = await declinedByCard(request, jacaranda, withoutFunds);
  const address = `/transaction-detail?id=${transactionNumber}`;
  await signInTo(page, jacaranda, { user: userOfRole.General, at: address });
  const reason = declineReasons.insufficient_funds.es;
  const title = page.getByRole('heading', { level: 1 });
  await expect(title.locator('..').getByText(reason, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: detailEs.actions.chargeAgain }).click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const { fields } = linkEs;
  await expect(field(fields.amount)).toHaveValue('1250.50');
  await expect(field(fields.reference)).toHaveValue(payment.ReferenceNumber);
  await expect(field(fields.email)).toHaveValue(payment.Email);
  // Nothing was typed: who goes back is not asked.
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.goForward();
  await page.getByRole('button', { name: linkEs.create }).click();
  await expect(page.getByRole('heading', { name: linkEs.result.title })).toBeFocused();
  await expect(page.getByText(linkEs.result.sent(payment.Email))).toBeVisible();
  // It was charged again: the way back to the form begins with nothing.
  await page.getByRole('link', { name: linkEs.result.toList }).click();
  await expect(page).toHaveURL('/paid-leagues');
  await page.goBack();
  await expect(field(fields.amount)).toHaveValue('');
  await expect(field(fields.reference)).toHaveValue('');
});

test('on a phone the longest of texts stay within the page', async ({ page, request }) => {
  const label = 'm'.repeat(60);
  const { transactionNumber } = await payByCard(request, jacaranda, {
    ReferenceNumber: `${newReference()}-${'W'.repeat(13)}`,
    Amount: 1_000_000,
    Email: `${label}@${label}.${label}.example.com`,
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await signInTo(page, jacaranda, {
    user: userOfRole.Reportes,
    at: `/transaction-detail?id=${transactionNumber}`,
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$1,000,000.00');
  await expectToFit(page, 'the movement');
});

test('a subscription that is charged later tells that its card was verified, not that it was paid, and who did both once', async ({
  page,
  request,
}) => {
  const { transactionNumber } = await payByCard(request, jacaranda, {
    ReferenceNumber: newReference(),
    Amount: 199,
    PaymentProcess: { Subscription: { Frequency: 'Monthly', FirstPaymentDate: '2040/01/31' } },
  });
  await signInTo(page, jacaranda, {
    user: userOfRole.Reportes,
    at: `/transaction-detail?id=${transactionNumber}`,
  });
  const story = page.getByRole('region', { name: storyEs.title });
  await expect(story.getByRole('heading', { level: 4 })).toHaveText([storyEs.moves.create, storyEs.verified]);
  const actors = story.getByText(storyEs.actors.apiKey);
  await expect(actors).toHaveCount(2);
  const widths = await actors.evaluateAll((all) => all.map((actor) => actor.getBoundingClientRect().width));
  expect(widths.map((width) => width > 1)).toEqual([true, false]);
});

test('a payment that was settled tells its settlement in the timeline', async ({ page, request }) => {
  const rows = await findTransactions(request, jacaranda, { idStatus: 2, pageNumber: 3 });
  const payment = rows.find(({ idConciliation }) => idConciliation !== null);
  if (!payment) throw new Error('the demo has no settled payment');
  await signInTo(page, jacaranda, {
    user: userOfRole.Reportes,
    at: `/transaction-detail?id=${payment.idTransaction}`,
  });
  const step = page.getByRole('region', { name: storyEs.title }).getByRole('listitem').last();
  await expect(step).toContainText(`${storyEs.moves.settle} · ${formatMoney(payment.total)}`);
  await expect(step).toContainText(storyEs.settlement(String(payment.idConciliation)));
});
