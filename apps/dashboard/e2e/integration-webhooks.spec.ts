import { Status, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { webhookStates } from '@pasarela/contracts/webhooks/webhook-states';
import { expect, type Page, test } from '@playwright/test';
import { integrationWords } from '#features/integration/integration-words.ts';
import { webhooksWords } from '#features/integration/webhooks/webhooks-words.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { pressKey } from './steps/keyboard.ts';
import { newReference, payByCard } from './steps/payment-calls.ts';
import { signInTo } from './steps/sign-in.ts';

const settingsEs = integrationWords.es;
const { sections } = settingsEs;
const es = webhooksWords.es;

const form = (page: Page, title: string) => page.getByRole('form', { name: title });
const drawer = (page: Page) => page.getByRole('dialog');
const delivered = webhookStates.delivered.label.es;

test('a result goes to the inbox, its signature is verified, it is sent again', {
  tag: '@SETTING-15',
}, async ({ page, request }) => {
  await signInTo(page, ollin, { user: userOfRole.Desarrollador, at: '/integration/webhooks' });
  const { title, label } = es.addresses.destinations.Success;
  const success = form(page, title);
  await success.getByLabel(label).fill('no es una url');
  await success.getByRole('button', { name: settingsEs.save, exact: true }).click();
  await expect(success).toContainText('Debe ser una URL http o https, sin espacios, usuario ni contraseña.');
  await success.getByRole('button', { name: es.addresses.useInbox }).click();
  await success.getByRole('button', { name: settingsEs.save, exact: true }).click();
  await expect(page.getByText(settingsEs.urlUpdated)).toBeVisible();
  await expect(success).toContainText(settingsEs.states.saved);

  const reference = newReference();
  const { transactionNumber } = await payByCard(request, ollin, { ReferenceNumber: reference, Amount: 350 });
  await page.goto(`/integration/webhooks/deliveries?idTransaction=${transactionNumber}`);
  const row = page.getByRole('row').filter({ hasText: es.deliveries.transaction(transactionNumber) });
  await expect(row).toContainText('Pagada');
  await expect(row).toContainText(delivered);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/integration\/webhooks\/deliveries\/\d+\?idTransaction=\d+$/);
  await expect(drawer(page)).toContainText(`"referenceNumber": "${reference}"`);
  await expect(drawer(page)).toContainText('transaction.accepted');
  const attempts = drawer(page).getByRole('listitem');
  await expect(attempts).toHaveCount(1);
  await expect(attempts.first()).toContainText('HTTP 200');
  await expect(attempts.first()).toContainText('webhook-signature');
  const webhookId = await drawer(page).getByText(/^msg_/).first().textContent();

  await drawer(page).getByRole('button', { name: es.deliveries.sendAgain }).click();
  await expect(page.getByText(es.deliveries.sentAgain)).toBeVisible();
  await expect(attempts).toHaveCount(2);
  await expect(drawer(page).getByText(delivered).first()).toBeVisible();
  await pressKey(page, 'Escape');
  await expect(page).toHaveURL(`/integration/webhooks/deliveries?idTransaction=${transactionNumber}`);

  await page.getByRole('link', { name: sections.inbox }).click();
  const messages = page.getByRole('row').filter({ hasText: webhookId ?? 'msg_' });
  await expect(messages).toHaveCount(2);
  for (const message of await messages.all()) await expect(message).toContainText(es.inbox.verified);
  await messages.first().getByRole('link').click();
  await expect(drawer(page)).toContainText(es.inbox.verifiedText);
  await expect(drawer(page)).toContainText(`"transactionNumber": "${transactionNumber}"`);
});

test('the signing secret is rolled, shown once, and what follows is signed with it', async ({ page }) => {
  await signInTo(page, jacaranda, { user: userOfRole.Admin, at: '/integration/webhooks' });
  const masked = await page.getByText(/^whsec_…/).textContent();
  await page.getByRole('link', { name: es.signing.roll }).click();
  await expect(page).toHaveURL('/integration/webhooks/roll-secret');
  await expect(drawer(page)).toContainText(es.signing.consequence);
  await drawer(page).getByRole('button', { name: es.signing.confirm }).click();
  await expect(drawer(page).locator('pre')).toHaveText(/^whsec_[A-Za-z0-9+/]{40,}=*$/);
  await drawer(page).getByRole('button', { name: settingsEs.shownOnce.done }).click();
  await expect(page.getByText(/^whsec_…/)).not.toHaveText(masked ?? '');

  await form(page, es.addresses.destinations.Error.title)
    .getByRole('button', { name: es.addresses.sendSample })
    .click();
  await page.getByRole('menuitem', { name: transactionStatuses[Status.rejected].label.es }).click();
  await expect(page).toHaveURL(/\/integration\/webhooks\/deliveries\/\d+$/);
  await expect(drawer(page)).toContainText('transaction.rejected');
  await expect(drawer(page).getByText(delivered).first()).toBeVisible();
  await pressKey(page, 'Escape');

  // The address says what it answered last, and leads to it.
  await page.getByRole('link', { name: sections.webhooks, exact: true }).click();
  const ofErrors = form(page, es.addresses.destinations.Error.title);
  await expect(ofErrors).toContainText(es.addresses.lastSent(''));
  await ofErrors.getByRole('link', { name: 'HTTP 200' }).click();
  await expect(page).toHaveURL(/\/integration\/webhooks\/deliveries\/\d+$/);
  await expect(drawer(page)).toContainText('transaction.rejected');
  await pressKey(page, 'Escape');

  await page.getByRole('link', { name: sections.inbox }).click();
  const sample = page.getByRole('row').filter({ hasText: 'transaction.rejected' });
  await expect(sample.first()).toContainText(es.inbox.verified);

  await page.getByRole('link', { name: es.inbox.clear }).click();
  await drawer(page).getByRole('button', { name: es.inbox.clear }).click();
  await expect(page.getByText(es.inbox.emptyTitle)).toBeVisible();
});

test('what arrives from elsewhere is not verified', async ({ page, request }) => {
  await signInTo(page, ollin, { user: userOfRole.Admin, at: '/integration/webhooks/inbox' });
  const shown = page.getByText(/\/api\/sandbox\/inbox\/in_/);
  const address = await shown.textContent();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan(200);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { pathname } = new URL(address ?? '');
  const sent = await request.post(pathname, { data: { hello: 'inbox' } });
  expect(sent.status()).toBe(200);
  const row = page.getByRole('row').filter({ hasText: es.inbox.otherMessage });
  await expect(row).toContainText(es.inbox.notVerified);
  await row.getByRole('link').click();
  await expect(drawer(page)).toContainText('"hello": "inbox"');
  await expect(drawer(page)).toContainText(es.inbox.notVerifiedText);
});

test('production has no inbox', async ({ page }) => {
  await signInTo(page, jacaranda, {
    user: userOfRole.Admin,
    environment: 'Production',
    at: '/integration/webhooks/inbox',
  });
  await expect(page).toHaveURL('/integration/webhooks');
  await expect(page.getByRole('link', { name: sections.deliveries })).toBeVisible();
  await expect(page.getByRole('link', { name: sections.inbox })).toHaveCount(0);
});
