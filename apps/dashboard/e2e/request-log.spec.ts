import { expect, test } from '@playwright/test';
import { screens } from '#app/screens/screens.ts';
import { dataTableWords } from '#components/data-table/data-table-words.ts';
import { listWords } from '#components/data-table/list-words.ts';
import { requestLogWords } from '#components/request/request-log-words.ts';
import { transactionStoryWords } from '#components/story/transaction-story-words.ts';
import { transactionTimelineWords } from '#features/transactions/timeline/transaction-timeline-words.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { pressKey } from './steps/keyboard.ts';
import { askForPayment, newReference, payByCard } from './steps/payment-calls.ts';
import { beSignedIn, signInTo } from './steps/sign-in.ts';

const words = requestLogWords.es;
const storyEs = transactionStoryWords.es;
const timelineEs = transactionTimelineWords.es;

test('a call is found in the log, read without its secrets, and leads to its transaction and back', async ({
  page,
  request,
}) => {
  const ReferenceNumber = newReference();
  const paid = await payByCard(request, jacaranda, { ReferenceNumber, Amount: 350.5 });
  expect(await askForPayment(request, jacaranda, paid.transactionNumber)).toBe(200);
  expect(await askForPayment(request, jacaranda, '2000000000')).toBe(404);

  await signInTo(page, jacaranda, { user: userOfRole.Desarrollador });
  await page.getByRole('complementary').getByRole('link', { name: screens.requestLog.title.es }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);

  await page
    .getByRole('searchbox', { name: listWords.es.referenceField.label })
    .fill(ReferenceNumber.toLowerCase());
  await pressKey(page, 'Enter');
  const rows = page.getByRole('row').filter({ hasText: ReferenceNumber });
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/referenceNumber=/);

  await rows.filter({ hasText: '/pay/create' }).getByRole('link').click();
  const drawer = page.getByRole('dialog', { name: 'POST /pay/create' });
  await expect(drawer.getByRole('region', { name: words.detail.request })).toContainText('"cvv": "******"');
  await expect(drawer.getByRole('region', { name: words.detail.response })).toContainText(
    paid.transactionCode,
  );
  await expect(drawer).not.toContainText('4242424242424242');
  // The drawer has an address of its own.
  await page.reload();
  await expect(drawer).toBeVisible();
  await pressKey(page, 'Escape');
  await expect(drawer).toBeHidden();
  await expect(rows).toHaveCount(2);

  await rows.filter({ hasText: '/pay/create' }).getByRole('link').click();
  await drawer.getByRole('link', { name: paid.transactionNumber }).click();
  const timeline = page.getByRole('region', { name: storyEs.title });
  await timeline.getByRole('button', { name: timelineEs.views.api }).click();
  await expect(timeline.getByRole('listitem')).toHaveCount(2);
  await timeline.getByText('/transaction/response').click();
  await expect(timeline.getByRole('region', { name: words.detail.response })).toContainText(
    paid.transactionCode,
  );
  await timeline.getByRole('link', { name: timelineEs.openRequest }).click();
  await expect(
    page.getByRole('dialog', { name: 'GET /transaction/response/{transactionNumber}' }),
  ).toBeVisible();
});

test('refused calls are told apart, and each code is explained', async ({ page, request }) => {
  await askForPayment(request, jacaranda, '2000000000');
  await signInTo(page, jacaranda, { user: userOfRole.Desarrollador, at: '/request-log' });
  const filters = page.getByRole('group', { name: dataTableWords.es.filters });
  const choose = async (): Promise<void> => {
    await filters.getByRole('button', { name: new RegExp(`^${words.filters.status}`) }).click();
    await page.getByRole('menuitemradio', { name: words.filters.statusClasses['4xx'] }).click();
    await expect(page).toHaveURL(/httpStatus=4xx/);
  };
  await choose();
  // The button goes with what it clears: who pressed it goes on at the filters.
  await filters.getByRole('button', { name: listWords.es.clearAll }).click();
  await expect(page).toHaveURL('/request-log');
  await expect(filters.getByRole('button').first()).toBeFocused();
  await choose();
  await page
    .getByRole('link', { name: /\/transaction\/response\/2000000000/ })
    .first()
    .click();
  const explanation = page.getByRole('link', { name: words.detail.explain('transaction_not_found') });
  await expect(explanation).toHaveAttribute('href', '/docs/errors/transaction_not_found');
});

test('a log without requests says what it is', async ({ page }) => {
  await signInTo(page, ollin, {
    user: userOfRole.Desarrollador,
    environment: 'Production',
    at: '/request-log',
  });
  await expect(page.getByText(words.states.emptyTitle)).toBeVisible();
  await page.goto('/request-log?code=003');
  await page.getByRole('button', { name: listWords.es.clearAll }).click();
  await expect(page).toHaveURL('/request-log');
});

test('a log that fails says so and is tried again', async ({ page }) => {
  await beSignedIn(page, jacaranda, { user: userOfRole.Desarrollador });
  await page.route('**/api/requestlog?*', (route) =>
    route.fulfill({ status: 500, json: { success: false, data: null, message: 'No', requestId: 'req_x' } }),
  );
  await page.goto('/request-log');
  await expect(page.getByRole('alert')).toContainText('req_x');
  await page.unroute('**/api/requestlog?*');
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('who may not see the log finds it nowhere', async ({ page, request }) => {
  const paid = await payByCard(request, jacaranda, { ReferenceNumber: newReference(), Amount: 120 });
  await signInTo(page, jacaranda, {
    user: userOfRole.General,
    at: `/transaction-detail?id=${paid.transactionNumber}`,
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const timeline = page.getByRole('region', { name: storyEs.title });
  await expect(timeline.getByText(storyEs.moves.pay)).toBeVisible();
  await expect(timeline.getByText('/pay/create')).toHaveCount(0);
  await expect(timeline.getByRole('button', { name: timelineEs.views.api })).toHaveCount(0);
  await page.goto('/request-log');
  await expect(page).toHaveURL('/home');
});
