import type { SubscriptionRow } from '@pasarela/contracts/subscriptions/subscription-list-schema';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { dataTableWords } from '#components/data-table/data-table-words.ts';
import { formatMoment } from '#components/dates/date-format.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { controlsWords } from '#components/ui/controls-words.ts';
import { subscriptionActionsWords } from '#features/subscriptions/actions/subscription-actions-words.ts';
import { subscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { moveClock } from './steps/account-clock.ts';
import { type DemoBusiness, jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { sharedToken } from './steps/sessions.ts';
import { signInTo } from './steps/sign-in.ts';
import { findSubscriptions, readSubscription, subscribe, subscribeAndFail } from './steps/subscriptions.ts';

const actions = subscriptionActionsWords.es;
const words = subscriptionsWords.es;

const { fields } = words.detail;
const exactly = (text: string) => new RegExp(`^${text}$`);
const label = (page: Page, text: string) => page.getByRole('term').filter({ hasText: exactly(text) });
const value = (page: Page, text: string) => label(page, text).last().locator('..').getByRole('definition');

/** How many charges were attempted so far; an hour of the day decides whether today's is among them. */
const countAttempts = async (
  request: APIRequestContext,
  business: DemoBusiness,
  id: number,
): Promise<number> => {
  const answer = await request.get(`/api/subscription/transaction?idSubscription=${id}`, {
    headers: {
      Authorization: `Bearer ${await sharedToken(request, userOfRole.General)}`,
      Company: String(business.id),
    },
  });
  const { data } = (await answer.json()) as { data: readonly { readonly maxRows: number }[] };
  return data[0]?.maxRows ?? 0;
};

const openDetail = async (page: Page, segment: string, id: number): Promise<void> => {
  await page.goto(`/subscriptions-details/${segment}/${id}/`);
  await expect(value(page, fields.id)).toContainText(String(id));
};

test('an active one shows every field that is specified, and when it charges next', {
  tag: ['@SUBSCRIPTION-9', '@SUBSCRIPTION-10', '@SUBSCRIPTION-13', '@SUBSCRIPTION-14'],
}, async ({ page, request }) => {
  const { active } = await findSubscriptions(request, jacaranda);
  const one = await readSubscription(request, jacaranda, active);
  await signInTo(page, jacaranda, { user: userOfRole.General });
  await openDetail(page, 'Activa', active);
  await expect(value(page, fields.reference)).toContainText(one.referenceNumber);
  await expect(value(page, fields.customer)).toContainText(one.customerName);
  await expect(value(page, fields.email)).toContainText(one.email);
  await expect(value(page, fields.amount)).toContainText(formatMoney(one.amount));
  await expect(value(page, fields.date)).toHaveText(formatMoment(one.date, 'es'));
  await expect(value(page, fields.nextPayment)).toHaveText(formatMoment(one.nextPaymentDate ?? '', 'es'));
  await expect(value(page, fields.frequency)).toHaveText(
    /Diaria|Quincenal|Mensual|Semestral|Anual|Programada/,
  );
  await expect(value(page, fields.status)).toHaveText('Activa');
  await expect(value(page, fields.remainingAttempts)).toHaveText(String(one.remainingAttempts));
  await expect(value(page, fields.charged)).toContainText(formatMoney(one.totalAmount));
  await expect(page.getByRole('link', { name: words.actions.cancel, exact: true })).toBeVisible();
  for (const absent of [fields.pauseDate, fields.cancellationDate])
    await expect(label(page, absent)).toHaveCount(0);
});

test('a paused one shows since when, a canceled one when it was canceled; neither has attempts left', {
  tag: ['@SUBSCRIPTION-10', '@SUBSCRIPTION-13', '@SUBSCRIPTION-14'],
}, async ({ page, request }) => {
  const { paused, canceled } = await findSubscriptions(request, jacaranda);
  const [resting, ended] = [
    await readSubscription(request, jacaranda, paused),
    await readSubscription(request, jacaranda, canceled),
  ];
  await signInTo(page, jacaranda, { user: userOfRole.General });
  await openDetail(page, 'Pausada', paused);
  await expect(value(page, fields.pauseDate)).toHaveText(formatMoment(resting.modificationDate, 'es'));
  await expect(value(page, fields.status)).toHaveText('Pausada');
  await expect(page.getByRole('link', { name: words.actions.cancel, exact: true })).toBeVisible();
  for (const absent of [fields.nextPayment, fields.remainingAttempts])
    await expect(label(page, absent)).toHaveCount(0);
  await openDetail(page, 'Cancelada', canceled);
  await expect(value(page, fields.cancellationDate)).toHaveText(
    formatMoment(ended.cancellationDate ?? '', 'es'),
  );
  await expect(value(page, fields.status)).toHaveText('Cancelada');
  await expect(page.getByRole('link', { name: words.actions.cancel, exact: true })).toHaveCount(0);
  for (const absent of [fields.nextPayment, fields.remainingAttempts])
    await expect(label(page, absent)).toHaveCount(0);
});

test('the number of payments is shown where there is one', { tag: '@SUBSCRIPTION-11' }, async ({
  page,
  request,
}) => {
  const headers = {
    Authorization: `Bearer ${await sharedToken(request, userOfRole.General)}`,
    Company: String(jacaranda.id),
  };
  const answer = await request.get('/api/subscription/subscription?rowsOfPage=100', { headers });
  const { data } = (await answer.json()) as { data: SubscriptionRow[] };
  const counted = data.find(({ numberOfPayment }) => numberOfPayment > 0);
  const endless = data.find(({ numberOfPayment, active }) => numberOfPayment === 0 && active);
  if (!counted || !endless) throw new Error('the demo lacks a subscription');
  await signInTo(page, jacaranda, { user: userOfRole.General });
  await openDetail(page, 'Activa', counted.idSubscription);
  await expect(value(page, fields.numberOfPayments)).toHaveText(String(counted.numberOfPayment));
  await openDetail(page, 'Activa', endless.idSubscription);
  await expect(label(page, fields.numberOfPayments)).toHaveCount(0);
});

test('the history has ten attempts a page', { tag: '@SUBSCRIPTION-15' }, async ({ page, request }) => {
  const { id } = await subscribe(request, ollin, 'Daily');
  await moveClock(request, ollin, { days: 12 });
  const attempts = await countAttempts(request, ollin, id);
  expect([12, 13]).toContain(attempts);
  await signInTo(page, ollin, { user: userOfRole.General });
  await openDetail(page, 'Activa', id);
  const history = page.getByRole('region', { name: words.detail.history.title });
  const { columns, numbered } = words.detail.history;
  for (const heading of Object.values(columns))
    await expect(history.getByRole('columnheader', { name: heading, exact: true })).toBeVisible();
  await expect(history.locator('tbody').getByRole('row')).toHaveCount(10);
  const [newest, oldest] = [
    history.getByText(numbered(String(attempts)), { exact: true }),
    history.getByText(numbered('1'), { exact: true }),
  ];
  await expect(newest).toBeVisible();
  await expect(oldest).toHaveCount(0);
  await history.getByRole('link', { name: dataTableWords.es.page('2'), exact: true }).click();
  await expect(history.locator('tbody').getByRole('row')).toHaveCount(attempts - 10);
  await expect(oldest).toBeVisible();
});

/** Cancels it behind the back of whoever looks at it. */
const endElsewhere = async (
  request: APIRequestContext,
  business: DemoBusiness,
  id: number,
): Promise<void> => {
  const answer = await request.post('/api/subscription/CancelSubscription', {
    headers: {
      Authorization: `Bearer ${await sharedToken(request, userOfRole.Admin)}`,
      Company: String(business.id),
    },
    data: { subscriptionId: id, reason: 'Otra persona la canceló.' },
  });
  expect(answer.status()).toBe(200);
};

test('where somebody was quicker, cancel and replace card say what the server says', {
  tag: '@SUBSCRIPTION-37',
}, async ({ page, request }) => {
  const said = page.getByRole('region', { name: controlsWords.es.notifications });
  const { id } = await subscribe(request, ollin);
  await signInTo(page, ollin, { user: userOfRole.General, at: `/subscriptions-details/Activa/${id}/cancel` });
  await page.getByRole('dialog').getByRole('textbox').fill('Ya no la quiere.');
  await endElsewhere(request, ollin, id);
  await page.getByRole('dialog').getByRole('button', { name: actions.cancel.submit }).click();
  await expect(said).toContainText('La suscripción ya está cancelada.');

  const failed = await subscribeAndFail(request, ollin);
  await page.goto(`/subscriptions-details/Pausada/${failed.id}/replace-card`);
  const create = page
    .getByRole('dialog')
    .getByRole('button', { name: actions.replaceCard.submit, exact: true });
  await expect(create).toBeVisible();
  await endElsewhere(request, ollin, failed.id);
  await create.click();
  await expect(said).toContainText('La suscripción ya está cancelada.');
});

test('its history and its fields stand beside or below each other at every width', async ({
  page,
  request,
}) => {
  const { id } = await subscribeAndFail(request, ollin);
  await signInTo(page, ollin, { user: userOfRole.General, at: `/subscriptions-details/Pausada/${id}/` });
  const history = page.getByRole('table');
  const fieldsBeside = page.getByRole('heading', { name: words.detail.groups.subscription, exact: true });
  await expect(history).toBeVisible();
  for (const width of [992, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const isApart = async () => {
      const [one, other] = [await history.boundingBox(), await fieldsBeside.boundingBox()];
      return one && other && (one.x + one.width <= other.x || one.y + one.height <= other.y);
    };
    await expect.soft.poll(isApart, `${width} px`).toBe(true);
  }
});
