import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { expect, type Page, test } from '@playwright/test';
import { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { transactionsWords } from '#components/list/transactions-words.ts';
import { transactionStoryWords } from '#components/story/transaction-story-words.ts';
import { controlsWords } from '#components/ui/controls-words.ts';
import { simulationWords } from '#sandbox/simulation-words.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { newReference, referenceForCash } from './steps/payment-calls.ts';
import { signInTo } from './steps/sign-in.ts';
import { cancelElsewhere } from './steps/transactions.ts';

const controlsEs = controlsWords.es;
const es = simulationWords.es;
const detailEs = transactionDetailWords.es;
const storyEs = transactionStoryWords.es;

const action = (page: Page) => page.getByRole('link', { name: detailEs.actions.simulate, exact: true });

test('a cash reference is paid by hand, and the list shows it', { tag: '@TRANSACTION-20' }, async ({
  page,
  request,
}) => {
  const reference = newReference();
  const { transactionNumber } = await referenceForCash(request, jacaranda, {
    ReferenceNumber: reference,
    Amount: 120,
  });
  await signInTo(page, jacaranda, {
    user: userOfRole.General,
    at: `/transactions?dates=any&referenceNumber=${reference}`,
  });
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('Pago pendiente');
  await page.getByRole('rowheader').getByRole('link', { name: reference }).click();
  const waitsFor = page.getByText(detailEs.next[Status.pendingPayment], { exact: true });
  await expect(waitsFor).toBeVisible();
  await action(page).click();
  await expect(page).toHaveURL(`/transaction-detail/simulate?id=${transactionNumber}`);
  await expect(page.getByRole('dialog')).toContainText(es.sentence('$120.00', 'OXXO', 'María José Núñez'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: es.submit('$120.00') })
    .click();
  await expect(page.getByText(es.success)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(action(page)).toHaveCount(0);
  await expect(waitsFor).toHaveCount(0);
  const story = page
    .getByRole('region', { name: storyEs.title })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) });
  await expect(story.last()).toContainText(`${storyEs.simulated} · $120.00`);
  await expect(story.last()).toContainText(userOfRole.General);

  await page.getByRole('link', { name: detailEs.backTo.transactions }).first().click();
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('Pagada');

  // From the row of the list: two clicks, and the list again.
  const other = newReference();
  await referenceForCash(request, jacaranda, { ReferenceNumber: other, Amount: 80 });
  const list = `/transactions?dates=any&referenceNumber=${other}`;
  const words = transactionsWords.es.rowActions;
  // A phone has it in the menu of the row.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(list);
  await page.getByRole('button', { name: words.more(other) }).click();
  await page.getByRole('menuitem', { name: words.simulatePayment }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(list);
  await page.getByRole('link', { name: words.simulateOne(other) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: es.submit('$80.00') })
    .click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('row').filter({ hasText: other })).toContainText('Pagada');
});

test('it is offered to the roles that may, and to no other', async ({ page, request }) => {
  const { transactionNumber } = await referenceForCash(request, jacaranda, {
    ReferenceNumber: newReference(),
    Amount: 120,
  });
  for (const [role, isOffered] of [
    ['Reportes', false],
    ['Desarrollador', false],
    ['Administrador', true],
  ] as const) {
    await signInTo(page, jacaranda, {
      user: userOfRole[role],
      at: `/transaction-detail/simulate?id=${transactionNumber}`,
    });
    // A dialog hides the page behind it from assistive technology, its heading too.
    const shown = isOffered ? page.getByRole('dialog') : page.getByRole('heading', { level: 1 });
    await expect(shown).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(isOffered ? 1 : 0);
    await expect(page).toHaveURL(new RegExp(`/transaction-detail${isOffered ? '/simulate' : ''}\\?id=`));
    await page.goto('about:blank');
    await page.context().clearCookies();
  }
});

test('a refusal is said in the words of the server, and there is nothing to simulate outside of test mode', {
  tag: ['@TRANSACTION-20', '@TRANSACTION-22'],
}, async ({ page, request }) => {
  const { transactionNumber } = await referenceForCash(request, jacaranda, {
    ReferenceNumber: newReference(),
    Amount: 120,
  });
  await signInTo(page, jacaranda, {
    user: userOfRole.Admin,
    at: `/transaction-detail?id=${transactionNumber}`,
  });
  await expect(action(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('environment', 'Production'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(action(page)).toHaveCount(0);
  await page.evaluate(() => sessionStorage.setItem('environment', 'Sandbox'));

  await page.goto(`/transaction-detail/simulate?id=${transactionNumber}`);
  const submit = page.getByRole('dialog').getByRole('button', { name: es.submit('$120.00') });
  await expect(submit).toBeVisible();
  await cancelElsewhere(request, jacaranda, { transactionCode: transactionNumber });
  await submit.click();
  await expect(page.getByRole('region', { name: controlsEs.notifications })).toContainText(
    'Una transacción en estado “Cancelada” no permite esta acción.',
  );
});
