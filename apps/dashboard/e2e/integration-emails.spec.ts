import { type EmailKind, emailKinds } from '@pasarela/contracts/emails/email-kinds';
import { emailStates } from '@pasarela/contracts/emails/email-states';
import { expect, type Page, test } from '@playwright/test';
import { transactionStoryWords } from '#components/story/transaction-story-words.ts';
import { emailsWords } from '#features/integration/emails/emails-words.ts';
import { integrationWords } from '#features/integration/integration-words.ts';
import { transactionTimelineWords } from '#features/transactions/timeline/transaction-timeline-words.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { focusOn, pressKey } from './steps/keyboard.ts';
import { expectAccessibleDocument, expectToFit, sizes } from './steps/page-accessibility.ts';
import { newReference, payByCard } from './steps/payment-calls.ts';
import { beSignedIn, signInTo } from './steps/sign-in.ts';

const es = emailsWords.es;
const settingsEs = integrationWords.es;
const storyEs = transactionStoryWords.es;
const timelineEs = transactionTimelineWords.es;

const drawer = (page: Page) => page.getByRole('dialog');
const message = (page: Page) => page.frameLocator('iframe');

test('a payment is told of, the message is read as its reader sees it, and leads to the payment', async ({
  page,
  request,
}) => {
  const reference = newReference();
  const { transactionNumber } = await payByCard(request, jacaranda, {
    ReferenceNumber: reference,
    Amount: 1_234.5,
  });
  await signInTo(page, jacaranda, { user: userOfRole.Desarrollador, at: '/integration' });
  const form = page.getByRole('form', { name: settingsEs.emails.title });
  await expect(form).toContainText(settingsEs.emails.kept);
  await form.getByRole('link', { name: settingsEs.emails.see }).click();
  await expect(page).toHaveURL('/integration/emails');
  await expect(page.getByText(es.explanation.kept)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(`Pago recibido: $1,234.50 MXN · ${reference}`);
  // All of them are only kept: the list says it once, above.
  await expect(row).not.toContainText(emailStates.kept.label.es);
  await row.getByRole('link').click();
  await expect(drawer(page).getByRole('listitem')).toHaveText([
    'ventas@jacaranda.example',
    'pedidos@jacaranda.example',
  ]);
  await expect(message(page).getByRole('heading')).toHaveText('Recibiste un pago de $1,234.50 MXN');
  await expect(message(page).getByText('You received a payment of $1,234.50 MXN')).toBeVisible();
  // Nothing is sent here, so that nothing can be sent again.
  await expect(drawer(page).getByRole('button', { name: es.sendAgain })).toHaveCount(0);
  await drawer(page).getByRole('button', { name: es.text }).click();
  await expect(drawer(page)).toContainText(`Referencia: ${reference}`);
  await drawer(page).getByRole('link', { name: transactionNumber }).click();
  await expect(page).toHaveURL(`/transaction-detail?id=${transactionNumber}`);
  const timeline = page.getByRole('region', { name: storyEs.title });
  await timeline.getByRole('button', { name: timelineEs.views.notices }).click();
  await timeline.getByText(timelineEs.email(emailKinds.paymentReceived.label.es)).click();
  await timeline.getByRole('link', { name: timelineEs.openEmail }).click();
  await expect(page).toHaveURL(/\/integration\/emails\/\d+\?idTransaction=\d+$/);
  await expect(message(page).getByRole('heading')).toBeVisible();
});

test('with the keyboard alone: a kind is chosen, a message opened and closed', async ({ page }) => {
  await signInTo(page, jacaranda, { user: userOfRole.Admin, at: '/integration/emails' });
  await focusOn(page.getByRole('button', { name: new RegExp(`^${es.filters.kind}`) }));
  await pressKey(page, 'Enter');
  await focusOn(page.getByRole('menuitemradio', { name: emailKinds.paymentLink.label.es }));
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL('/integration/emails?kind=paymentLink');
  await expect(page.getByRole('row').nth(1)).toContainText('Liga de pago de Librería Jacaranda');
  const link = page.getByRole('row').nth(1).getByRole('link');
  await focusOn(link);
  await pressKey(page, 'Enter');
  await expect(message(page).getByRole('heading')).toHaveText('Librería Jacaranda te envió una liga de pago');
  await pressKey(page, 'Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/integration/emails?kind=paymentLink');
  await expect(link).toBeFocused();
});

test('what a customer and what a merchant is sent can be read by everybody, on a phone too', async ({
  page,
  context,
}) => {
  await beSignedIn(page, jacaranda, { user: userOfRole.Admin });
  const shown = await context.newPage();
  await shown.setViewportSize(sizes.phone);
  for (const kind of ['paymentLink', 'paymentReceived'] satisfies EmailKind[]) {
    await page.goto(`/integration/emails?kind=${kind}`);
    await page.locator('a[href*="/integration/emails/"]').first().click();
    await expect(message(page).getByRole('heading')).toBeVisible();
    const html = await page.locator('iframe').getAttribute('srcdoc');
    await expectAccessibleDocument(shown, html ?? '', kind);
    await expectToFit(shown, kind);
    // Whatever a merchant or a customer writes: a word or an address without a place to break in every text.
    await shown.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        text.textContent += `https://rastreo.example/${'a1'.repeat(150)}`;
    });
    await expectToFit(shown, `${kind} with long words`);
  }
});

test('an e-mail that is not there says so, and roles without the integration do not come here', async ({
  page,
}) => {
  await signInTo(page, jacaranda, { user: userOfRole.Admin, at: '/integration/emails/2000000000' });
  await expect(page.getByRole('dialog', { name: es.notFound })).toBeVisible();
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signInTo(page, jacaranda, { user: userOfRole.General, at: '/integration/emails' });
  await expect(page).toHaveURL('/home');
});
