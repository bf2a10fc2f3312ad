import { expect, type Page, test } from '@playwright/test';
import { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { controlsWords } from '#components/ui/controls-words.ts';
import { unsavedChangesWords } from '#components/ui/unsaved-changes-words.ts';
import { integrationKeysWords } from '#features/integration/settings/integration-keys-words.ts';
import { authorizationWords } from '#features/transactions/authorization-words.ts';
import { preauthorizationsWords } from '#features/transactions/preauthorizations/preauthorizations-words.ts';
import { usersWords } from '#features/users/users-words.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { focusOn, pressKey } from './steps/keyboard.ts';
import { authorizeByCard, newReference, payByCard } from './steps/payment-calls.ts';
import { beSignedIn, signInTo } from './steps/sign-in.ts';

const authorizationEs = authorizationWords.es;
const keysEs = integrationKeysWords.es;
const detailEs = transactionDetailWords.es;
const unsavedEs = unsavedChangesWords.es;

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens what a control leads to and closes it, by keyboard alone. */
const openAndClose = async (page: Page, control: ReturnType<Page['locator']>): Promise<void> => {
  await focusOn(control);
  await pressKey(page, 'Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await pressKey(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(control).toBeFocused();
};

test('who closes a dialog by keyboard goes on where it was opened', async ({ page, request }) => {
  const { transactionNumber } = await payByCard(request, jacaranda, {
    ReferenceNumber: newReference(),
    Amount: 120,
  });
  await beSignedIn(page, jacaranda, { user: userOfRole.Admin });
  for (const list of [
    '/preauthorizations',
    '/request-log',
    '/integration/webhooks/deliveries',
    '/integration/webhooks/inbox',
  ]) {
    await page.goto(list);
    await openAndClose(page, page.getByRole('table').locator('tbody').getByRole('link').first());
  }
  await page.goto('/integration/keys');
  await openAndClose(page, page.getByRole('main').getByText(keysEs.apiKeys.roll, { exact: true }).first());
  await page.goto(`/transaction-detail?id=${transactionNumber}`);
  await openAndClose(page, page.getByRole('link', { name: detailEs.actions.refund, exact: true }));
});

test('where an address opened it, it goes on at the content; what was typed is not thrown away unasked', async ({
  page,
  request,
}) => {
  const reference = newReference();
  const { transactionNumber } = await authorizeByCard(request, jacaranda, {
    ReferenceNumber: reference,
    Amount: 350.5,
  });
  await signInTo(page, jacaranda, {
    user: userOfRole.General,
    at: `/preauthorizations/charge?referenceNumber=${reference}&id=${transactionNumber}`,
  });
  const amount = dialog(page).getByLabel(authorizationEs.charge.amount);
  await expect(amount).toBeFocused();
  await amount.fill('12');
  await pressKey(page, 'Escape');
  await expect(page.getByRole('button', { name: unsavedEs.stay })).toBeFocused();
  await pressKey(page, 'Enter');
  await expect(amount).toHaveValue('12');
  await pressKey(page, 'Escape');
  await page.getByRole('button', { name: unsavedEs.leave }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  // Nor by the browser's Back, which then closes it.
  await page
    .getByRole('row')
    .filter({ hasText: reference })
    .getByRole('link', { name: preauthorizationsWords.es.chargeOne(reference) })
    .click();
  await amount.fill('12');
  await page.goBack();
  await page.getByRole('button', { name: unsavedEs.stay }).click();
  await expect(amount).toHaveValue('12');
  await page.goBack();
  await page.getByRole('button', { name: unsavedEs.leave }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/preauthorizations?referenceNumber=${reference}`);
});

test('a drawer that closed itself on a page without a guard leaves the next Back its question', async ({
  page,
  request,
}) => {
  await authorizeByCard(request, jacaranda, { ReferenceNumber: newReference(), Amount: 350.5 });
  await signInTo(page, jacaranda, { user: userOfRole.Admin, at: '/users' });
  await page
    .getByRole('link', { name: usersWords.es.edit(userOfRole.Admin) })
    .first()
    .click();
  await dialog(page).getByRole('button', { name: controlsWords.es.close }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: jacaranda.name }).first().click();
  await page.getByRole('link', { name: preauthorizationsWords.es.title, exact: true }).click();
  // Whichever comes first: other journeys may have authorized more than a page of them.
  const charges = page
    .getByRole('table')
    .getByRole('link', { name: preauthorizationsWords.es.chargeOne('') });
  await charges.first().click();
  const amount = dialog(page).getByLabel(authorizationEs.charge.amount);
  await amount.fill('12');
  await page.goBack();
  await page.getByRole('button', { name: unsavedEs.stay }).click();
  await expect(amount).toHaveValue('12');
});
