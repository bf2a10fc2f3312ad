import { expect, test } from '@playwright/test';
import { subscriptionActionsWords } from '#features/subscriptions/actions/subscription-actions-words.ts';
import { subscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { signInTo } from './steps/sign-in.ts';
import { readSubscription, subscribe } from './steps/subscriptions.ts';

const es = subscriptionActionsWords.es;
const words = subscriptionsWords.es;

test('a double click on what a dialog asks is one, and meets nothing below the dialog', async ({
  page,
  request,
}) => {
  const { id, reference } = await subscribe(request, jacaranda);
  await signInTo(page, jacaranda, { user: userOfRole.General, at: '/subscriptions' });
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() !== 'GET') calls.push(new URL(sent.url()).pathname);
  });
  await page.getByRole('button', { name: words.moreActions(reference) }).click();
  await page.getByRole('menuitem', { name: words.actions.cancel }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: es.cancel.reason }).fill('Ya no hace falta.');
  const button = await dialog.getByRole('button', { name: es.cancel.submit }).boundingBox();
  const [x, y] = button ? [button.x + button.width / 2, button.y + button.height / 2] : [0, 0];
  await page.mouse.click(x, y, { clickCount: 2 });
  await expect(page.getByText(es.cancel.success)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(calls).toHaveLength(1);

  // The second click of a slower hand comes once the dialog is gone.
  const { id: otherId, reference: other } = await subscribe(request, jacaranda);
  await page.reload();
  await page.getByRole('button', { name: words.moreActions(other) }).click();
  await page.getByRole('menuitem', { name: words.actions.cancel }).click();
  await dialog.getByRole('textbox', { name: es.cancel.reason }).fill('Ya no hace falta.');
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await expect(dialog).toHaveCount(0);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page).toHaveURL('/subscriptions');
  for (const cancelled of [id, otherId])
    expect(await readSubscription(request, jacaranda, cancelled)).toMatchObject({ status: 'Canceled' });
});
