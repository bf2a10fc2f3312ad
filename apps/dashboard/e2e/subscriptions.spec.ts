import { readFile } from 'node:fs/promises';
import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { expect, type Page, test } from '@playwright/test';
import { listWords } from '#components/data-table/list-words.ts';
import { controlsWords } from '#components/ui/controls-words.ts';
import { subscriptionActionsWords } from '#features/subscriptions/actions/subscription-actions-words.ts';
import { subscriptionReportWords } from '#features/subscriptions/list/subscription-report-words.ts';
import { subscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { replaceCardOn } from './steps/card-replacement.ts';
import { readCsv } from './steps/csv-table.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { confirmByKeyboard } from './steps/dialogs.ts';
import { focusOn, pressKey } from './steps/keyboard.ts';
import { prefer } from './steps/preferences.ts';
import { beSignedIn, signInTo } from './steps/sign-in.ts';
import {
  passTodaysCollection,
  readSubscription,
  subscribe,
  subscribeAndFail,
} from './steps/subscriptions.ts';

const es = subscriptionActionsWords.es;
const en = subscriptionActionsWords.en;
const words = subscriptionsWords.es;

const dialogOf = (page: Page) => page.getByRole('dialog');
const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.tabs.label }).getByRole('link', { name });
const rowOf = (page: Page, reference: string) => page.getByRole('row').filter({ hasText: reference });

test('three tabs in the address, a search, a report, and the way to a payment and back', {
  tag: ['@SUBSCRIPTION-1', '@SUBSCRIPTION-2', '@SUBSCRIPTION-3'],
}, async ({ page, request }) => {
  const { id, reference } = await subscribe(request, jacaranda);
  await signInTo(page, jacaranda, { user: userOfRole.General });
  await page.getByRole('link', { name: words.title, exact: true }).click();
  await expect(page).toHaveURL('/subscriptions');
  await tabOf(page, words.tabs.paused).click();
  await expect(page).toHaveURL('/subscriptions?status=paused');
  await expect(page.getByText(words.explanations.paused)).toBeVisible();
  await tabOf(page, words.tabs.canceled).click();
  await expect(page).toHaveURL('/subscriptions?status=canceled');
  await expect(page.getByText(words.completed).first()).toBeVisible();
  await page.goBack();
  await expect(tabOf(page, words.tabs.paused)).toHaveAttribute('aria-current', 'page');
  await tabOf(page, words.tabs.active).click();
  await expect(tabOf(page, words.tabs.active)).toHaveAttribute('aria-current', 'page');

  await page
    .getByRole('searchbox', { name: listWords.es.referenceField.label })
    .fill(reference.toLowerCase());
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL(`/subscriptions?referenceNumber=${reference.toLowerCase()}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText(words.found.active('1'), { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: listWords.es.report.downloadRows('1') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^subscriptions-1-\d{4}-\d{2}-\d{2}\.csv$/);
  const { headings, records } = readCsv(await readFile(await download.path()));
  expect(headings).toEqual(Object.values(subscriptionReportWords.es));
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({ Referencia: reference, Monto: '350.50', Estado: 'Activa' });

  await rowOf(page, reference).getByRole('link', { name: reference }).first().click();
  await expect(page).toHaveURL(`/subscriptions-details/Activa/${id}/`);
  const fieldOf = (label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .last();
  await expect(fieldOf(words.detail.fields.remainingAttempts)).toContainText('3');
  await expect(fieldOf(words.detail.fields.charged)).toContainText('$350.50');
  await expect(fieldOf(words.detail.fields.numberOfPayments)).toHaveCount(0);
  const history = page.getByRole('region', { name: words.detail.history.title });
  await history
    .getByRole('row')
    .filter({ hasText: words.detail.history.numbered('1') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/transaction-detail\?id=\d+$/);
  await page
    .getByRole('link', { name: new RegExp(`${id}`) })
    .last()
    .click();
  await expect(page).toHaveURL(`/subscriptions-details/Activa/${id}/`);
  await page.getByRole('link', { name: words.detail.back, exact: true }).first().click();
  await expect(page).toHaveURL(/\/subscriptions/);
});

test('what the address of a detail says is put right, and what does not exist is said', {
  tag: '@PORTAL-11',
}, async ({ page, request }) => {
  const { id } = await subscribe(request, jacaranda);
  await signInTo(page, jacaranda, { user: userOfRole.Admin, at: `/subscriptions-details/Cancelada/${id}` });
  await expect(page).toHaveURL(`/subscriptions-details/Activa/${id}/`);
  for (const path of ['/subscriptions-details/Activa/2000000000/', '/subscriptions-details/Activa/x/']) {
    await page.goto(path);
    await expect(page.getByText(words.detail.notFoundTitle)).toBeVisible();
  }
});

test('the card is replaced on its page, and the subscription charges again once it is reactivated', {
  tag: ['@SUBSCRIPTION-6', '@SUBSCRIPTION-7', '@SUBSCRIPTION-34', '@SUBSCRIPTION-35', '@SUBSCRIPTION-36'],
}, async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, reference } = await subscribeAndFail(request, ollin);
  await signInTo(page, ollin, {
    user: userOfRole.General,
    at: `/subscriptions?status=paused&referenceNumber=${reference}`,
  });
  await page.getByRole('link', { name: words.rowActions.replaceCard(reference) }).click();
  await expect(dialogOf(page)).toContainText('maria.nunez@example.com');
  await dialogOf(page).getByRole('button', { name: es.replaceCard.submit, exact: true }).click();
  await expect(page.getByText(es.replaceCard.success)).toBeVisible();
  await expect(dialogOf(page).getByRole('region', { name: es.replaceCard.link })).toContainText(
    '/checkout/rpl_',
  );
  await dialogOf(page).getByRole('button', { name: controlsWords.es.close }).last().click();
  await expect(dialogOf(page)).toHaveCount(0);

  await page.getByRole('button', { name: words.rowActions.copyLink(reference) }).click();
  await expect(page.getByText(words.linkCopied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { linkToReplaceCard } = await readSubscription(request, ollin, id);
  expect(link).toBe(linkToReplaceCard);

  // The same row, by its menu: the address of the replaced card is still its own.
  await page.getByRole('button', { name: words.moreActions(reference) }).click();
  await page.getByRole('menuitem', { name: words.actions.reactivate }).click();
  await expect(dialogOf(page)).toContainText(es.reactivate.sameCard);
  await pressKey(page, 'Escape');

  await replaceCardOn(page, new URL(link).pathname);

  await page.goto(`/subscriptions-details/Pausada/${id}/`);
  await expect(page.getByText('Visa ···· 4242').first()).toBeVisible();
  await page.getByRole('link', { name: words.actions.reactivate }).click();
  await expect(dialogOf(page)).not.toContainText(es.reactivate.sameCard);
  await dialogOf(page).getByRole('button', { name: es.reactivate.submit }).click();
  await expect(page.getByText(es.reactivate.success)).toBeVisible();
  await expect(page).toHaveURL(`/subscriptions-details/Activa/${id}/`);
  await expect(page.getByText(words.detail.fields.nextPayment).first()).toBeVisible();
  await expect(page.getByText(transactionStatuses[3].label.es).first()).toBeVisible();
});

test('today is reprocessed once; until it can be, and once it was, the button says why not', {
  tag: [
    '@SUBSCRIPTION-38',
    '@SUBSCRIPTION-39',
    '@SUBSCRIPTION-41',
    '@SUBSCRIPTION-45',
    '@SUBSCRIPTION-46',
    '@SUBSCRIPTION-47',
    '@SUBSCRIPTION-48',
  ],
}, async ({ page, request }) => {
  await passTodaysCollection(request, jacaranda);
  await beSignedIn(page, jacaranda, { user: userOfRole.Administrador });
  const settings = {
    settings: { IsReprocessSubscriptions: true },
    hasAttempts: true,
    pendingRecords: 2,
    isReprocessed: false,
    failedRecords: 1,
    failedAmount: 350.5,
  };
  await page.route('**/api/subscription/Settings*', (route) =>
    route.fulfill({ json: { success: true, data: JSON.stringify(settings), message: '' } }),
  );
  await page.goto('/subscriptions');
  const disabled = page.getByRole('button', { name: es.reprocess.action });
  const pending = errorCodes.reprocess_collection_pending.message;
  await expect(disabled).toHaveAttribute('aria-disabled', 'true');
  await expect(disabled).toHaveAccessibleDescription(pending.es);
  await disabled.hover();
  await expect(page.getByText(pending.es).last()).toBeVisible();
  await page.unroute('**/api/subscription/Settings*');

  await page.reload();
  const action = page.getByRole('link', { name: es.reprocess.action });
  await expect(action).toHaveAccessibleDescription(/falló hoy|fallaron hoy/);
  await focusOn(action);
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL('/subscriptions/reprocess');
  await expect(dialogOf(page)).toContainText(es.reprocess.consequence);
  await confirmByKeyboard(page, es.reprocess.submit);
  await expect(page.getByText(es.reprocess.success)).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  const once = errorCodes.reprocess_once_a_day.message;
  await expect(disabled).toHaveAccessibleDescription(once.es);

  // At its address all the same: what the server says is shown in the dialog.
  await page.goto('/subscriptions/reprocess');
  await dialogOf(page).getByRole('button', { name: es.reprocess.submit }).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText(once.es);
});

test('a business that does not reprocess has no button', { tag: '@SUBSCRIPTION-38' }, async ({ page }) => {
  await signInTo(page, ollin, { user: userOfRole.Admin, at: '/subscriptions' });
  await expect(page.getByText(words.explanations.active)).toBeVisible();
  await expect(page.getByText(es.reprocess.action)).toHaveCount(0);
});

test('in English the messages are the specified ones', { tag: '@SUBSCRIPTION-33' }, async ({
  page,
  request,
}) => {
  await prefer(page, 'en');
  const { id } = await subscribe(request, jacaranda);
  await signInTo(page, jacaranda, {
    user: userOfRole.Admin,
    language: 'en',
    at: `/subscriptions-details/Activa/${id}/cancel`,
  });
  await dialogOf(page).getByRole('textbox').fill('The customer left.');
  await dialogOf(page).getByRole('button', { name: en.cancel.submit }).click();
  await expect(page.getByText('Subscription canceled successfully')).toBeVisible();
});
