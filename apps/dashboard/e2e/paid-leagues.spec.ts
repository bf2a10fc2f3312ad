import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { expect, type Page, test } from '@playwright/test';
import { listWords } from '#components/data-table/list-words.ts';
import { datesWords } from '#components/dates/dates-words.ts';
import { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { justificationWords } from '#components/form/justification-words.ts';
import { transactionsWords } from '#components/list/transactions-words.ts';
import { unpaidPaymentWords } from '#components/payment/unpaid-payment-words.ts';
import { transactionStoryWords } from '#components/story/transaction-story-words.ts';
import { checkoutOutcomeWords } from '#features/checkout/outcome/checkout-outcome-words.ts';
import { paymentLinksWords } from '#features/payment-links/list/payment-links-words.ts';
import { simulationWords } from '#sandbox/simulation-words.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { focusOn, pressKey } from './steps/keyboard.ts';
import { newReference } from './steps/payment-calls.ts';
import { chooseCash, createLink, declineCard } from './steps/payment-links.ts';
import { signInTo } from './steps/sign-in.ts';

const es = paymentLinksWords.es;
const unpaid = unpaidPaymentWords.es;
const { filters } = transactionsWords.es;

const rowOf = (page: Page, reference: string) => page.getByRole('row').filter({ hasText: reference });

test('today’s leagues are listed with all that is said of them, and a reference finds its own', {
  tag: ['@LINK-1', '@LINK-2', '@LINK-5'],
}, async ({ page, request }) => {
  const link = await createLink(request, jacaranda, { amount: 1_250.5 });
  await signInTo(page, jacaranda, { user: userOfRole.General });
  await page.getByRole('link', { name: es.title }).click();
  await expect(page).toHaveURL('/paid-leagues');
  await expect(page.getByRole('button', { name: new RegExp(`^${datesWords.es.label}: Hoy`) })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Transacción',
    'Referencia',
    'Monto',
    'Estado',
    'Correo',
    'Fecha',
    'Vencimiento',
    'Acciones',
  ]);
  await page.goto(`/paid-leagues?referenceNumber=${link.referenceNumber.toLowerCase()}`);
  const row = rowOf(page, link.referenceNumber);
  await expect(row).toContainText(String(link.idTransaction));
  await expect(row).toContainText('$1,250.50');
  await expect(row).toContainText('Creada');
  await expect(row).toContainText('ana.lopez@example.com');
  await expect(row).toContainText('31/12/2090');
  await row.getByRole('link', { name: String(link.idTransaction) }).click();
  await expect(page).toHaveURL(`/transaction-detail?id=${link.idTransaction}`);
  // What is to be shared stands there too; the menu and the way back are of the page that it was opened from.
  await expect(page.getByRole('region', { name: transactionDetailWords.es.fields.checkout })).toContainText(
    link.path,
  );
  await expect(page.getByRole('navigation').getByRole('link', { name: es.title })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('main').getByRole('link', { name: es.title }).click();
  await expect(page).toHaveURL(new RegExp(`/paid-leagues\\?referenceNumber=${link.referenceNumber}$`, 'i'));
  await expect(row).toBeVisible();
});

test('those that wait for their payment are found by their status', async ({ page, request }) => {
  const begin = newReference();
  const open = await createLink(request, jacaranda, { referenceNumber: `${begin}-1` });
  const waiting = await createLink(request, jacaranda, { referenceNumber: `${begin}-2` });
  await chooseCash(request, waiting);
  await signInTo(page, jacaranda, { user: userOfRole.General, at: `/paid-leagues?referenceNumber=${begin}` });
  await expect(rowOf(page, open.referenceNumber)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${filters.status}: ${filters.allStatuses}`) }).click();
  await page.getByRole('menuitemradio', { name: transactionStatuses[5].label.es }).click();
  await expect(page).toHaveURL(/idStatus=5/);
  await expect(rowOf(page, waiting.referenceNumber)).toBeVisible();
  await expect(rowOf(page, open.referenceNumber)).toHaveCount(0);
});

test('its link is copied, and opens its page', { tag: ['@LINK-6', '@LINK-7'] }, async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { referenceNumber, path } = await createLink(request, jacaranda);
  await signInTo(page, jacaranda, {
    user: userOfRole.General,
    at: `/paid-leagues?referenceNumber=${referenceNumber}`,
  });
  await page.getByRole('button', { name: es.rowActions.copyLink(referenceNumber) }).click();
  await expect(page.getByText(es.linkCopied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(path);
});

test('the payment of one that waits is simulated, and of no other', { tag: '@LINK-8' }, async ({
  page,
  request,
}) => {
  const begin = newReference();
  const waiting = await createLink(request, jacaranda, { referenceNumber: `${begin}-1` });
  await chooseCash(request, waiting);
  const open = await createLink(request, jacaranda, { referenceNumber: `${begin}-2` });
  const watched = page.waitForResponse((answer) => answer.url().endsWith('/api/transaction/changes'));
  await signInTo(page, jacaranda, { user: userOfRole.General, at: `/paid-leagues?referenceNumber=${begin}` });
  const row = rowOf(page, waiting.referenceNumber);
  await expect(row).toContainText('Pago pendiente');
  const simulate = (reference: string) => page.getByRole('link', { name: es.rowActions.simulate(reference) });
  await expect(simulate(open.referenceNumber)).toHaveCount(0);
  await simulate(waiting.referenceNumber).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    es.simulateSentence('$120.00', waiting.referenceNumber, 'ana.lopez@example.com'),
  );
  await dialog.getByRole('button', { name: simulationWords.es.submit('$120.00') }).click();
  await expect(page.getByText(simulationWords.es.success)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Pagada');
  await expect(simulate(waiting.referenceNumber)).toHaveCount(0);
  // What is paid elsewhere shows by itself.
  await watched;
  await chooseCash(request, open);
  await expect(rowOf(page, open.referenceNumber)).toContainText('Pago pendiente');
  // Asked for again by its address, there is nothing to simulate.
  await page.goto(`/paid-leagues/simulate?id=${waiting.idTransaction}&referenceNumber=${begin}`);
  await expect(page).toHaveURL(`/paid-leagues?referenceNumber=${begin}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('one that nobody has paid is canceled with a reason, from its row and from its detail', async ({
  page,
  request,
}) => {
  const begin = newReference();
  const declined = await createLink(request, jacaranda, { referenceNumber: `${begin}-1` });
  await declineCard(request, declined);
  const waiting = await createLink(request, jacaranda, { referenceNumber: `${begin}-2` });
  await chooseCash(request, waiting);
  await signInTo(page, jacaranda, { user: userOfRole.General, at: `/paid-leagues?referenceNumber=${begin}` });
  const { link } = unpaid.kinds;
  const more = page.getByRole('button', { name: es.rowActions.more(declined.referenceNumber) });
  await more.click();
  // Its e-mail has only just been written.
  await page.getByRole('menuitem', { name: unpaid.resend.action }).click();
  await expect(page.locator('[data-toast]')).toContainText('Se puede enviar otra vez en 5 min.');
  await more.click();
  await page.getByRole('menuitem', { name: link.action }).click();
  const dialog = page.getByRole('dialog', { name: link.action });
  await expect(dialog).toContainText(
    link.sentence('$120.00', declined.referenceNumber, 'ana.lopez@example.com'),
  );
  await dialog.getByRole('button', { name: link.action }).click();
  await expect(dialog.getByLabel(unpaid.reason)).toHaveAccessibleDescription(
    justificationWords.es.wrong('5', '250'),
  );
  await dialog.getByLabel(unpaid.reason).fill('Se agotó el producto.');
  await dialog.getByRole('button', { name: link.action }).click();
  await expect(page.getByText(unpaid.success)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, declined.referenceNumber)).toContainText('Cancelada');
  await expect(more).toHaveCount(0);

  await page.getByRole('link', { name: String(waiting.idTransaction) }).click();
  await expect(page.getByRole('button', { name: unpaid.resend.action })).toBeVisible();
  await page.getByRole('link', { name: link.action }).click();
  await expect(dialog).toContainText(unpaid.cashToo);
  await dialog.getByLabel(unpaid.reason).fill('El cliente cambió de opinión.');
  await dialog.getByRole('button', { name: link.action }).click();
  await expect(page).toHaveURL(`/transaction-detail?id=${waiting.idTransaction}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'El cliente cambió de opinión.' })).toContainText(
    transactionStoryWords.es.moves.cancel,
  );
  await expect(page.getByRole('link', { name: link.action })).toHaveCount(0);
  await page.goto(waiting.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    checkoutOutcomeWords.es.byStatus[15].title,
  );
});

test('in production nothing is simulated', { tag: '@LINK-8' }, async ({ page }) => {
  await signInTo(page, ollin, { user: userOfRole.General, environment: 'Production', at: '/paid-leagues' });
  await expect(page.getByText(es.states.noneTodayTitle)).toBeVisible();
  await page.getByRole('button', { name: es.states.anyDate }).click();
  await expect(page.getByText(es.states.emptyTitle)).toBeVisible();
  await page.getByRole('link', { name: es.states.makeOne }).click();
  await expect(page).toHaveURL('/leagues-single');
});

test('one link or many are generated from the menu, by keyboard alone', { tag: '@LINK-4' }, async ({
  page,
  request,
}) => {
  const link = await createLink(request, jacaranda);
  await signInTo(page, jacaranda, { user: userOfRole.General, at: '/paid-leagues' });
  const generate = page.getByRole('button', { name: es.generate.ways });
  await focusOn(generate);
  await pressKey(page, 'Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await pressKey(page, 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: es.generate.single })).toBeFocused();
  await pressKey(page, 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: es.generate.bulk })).toBeFocused();
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL('/leagues-bulk');
  await page.goBack();
  await expect(generate).toBeVisible();

  // The column that the list is ordered by is hidden there; once another one is chosen, its heading has the focus.
  await page.setViewportSize({ width: 992, height: 800 });
  await focusOn(page.getByRole('button', { name: new RegExp(`^${listWords.es.sort.label}`) }));
  await pressKey(page, 'Enter');
  await focusOn(page.getByRole('menuitemradio', { name: es.columns.amount }));
  await pressKey(page, 'Enter');
  await expect(page.getByRole('button', { name: es.columns.amount, exact: true })).toBeFocused();

  await page.goto(`/paid-leagues?referenceNumber=${link.referenceNumber}`);
  const row = page.getByRole('link', { name: String(link.idTransaction) });
  await focusOn(row);
  await pressKey(page, 'Tab');
  await expect(
    page.getByRole('button', { name: es.rowActions.copyLink(link.referenceNumber) }),
  ).toBeFocused();
  await pressKey(page, 'Shift+Tab');
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL(/\/transaction-detail\?id=/);
});
