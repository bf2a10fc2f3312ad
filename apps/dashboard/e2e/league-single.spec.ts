import { expect, type Page, test } from '@playwright/test';
import { portalWords } from '#app/screens/portal-words.ts';
import { screens } from '#app/screens/screens.ts';
import { datesWords } from '#components/dates/dates-words.ts';
import { fieldErrorsWords } from '#components/form/field-errors-words.ts';
import { unsavedChangesWords } from '#components/ui/unsaved-changes-words.ts';
import { checkoutWords } from '#features/checkout/checkout-words.ts';
import { checkoutOutcomeWords } from '#features/checkout/outcome/checkout-outcome-words.ts';
import { checkoutReturnWords } from '#features/checkout/outcome/checkout-return-words.ts';
import { paymentLinksWords } from '#features/payment-links/list/payment-links-words.ts';
import { singleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { subscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { moveClock } from './steps/account-clock.ts';
import { pageHeading, payButton, typeCard, visa } from './steps/checkouts.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { focusOn, pressKey } from './steps/keyboard.ts';
import { newReference, payByCard } from './steps/payment-calls.ts';
import { accountToday, createLink } from './steps/payment-links.ts';
import { signInTo } from './steps/sign-in.ts';

const es = singleLinkWords.es;
const en = singleLinkWords.en;
const outcome = checkoutOutcomeWords.es;
const returnWords = checkoutReturnWords.es;

const { fields } = es;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const types = (page: Page) => page.getByRole('radio');
const submit = (page: Page) => page.getByRole('button', { name: es.create });
const summary = (page: Page) => page.getByRole('region', { name: es.summary.title });
const link = (page: Page) => page.locator('[data-link]');

/** What every kind of link has. */
const fill = async (page: Page, amount = fields.amount): Promise<string> => {
  const reference = newReference();
  await field(page, fields.reference).fill(reference);
  await field(page, fields.email).fill('ana.lopez@example.com');
  await field(page, amount).fill('500');
  await field(page, fields.due).fill('20/12/2090');
  return reference;
};

/** Creates what was filled in, and goes to its page as the customer does. */
const openPage = async (page: Page): Promise<void> => {
  await submit(page).click();
  await expect(page.getByText(es.created)).toBeVisible();
  await expect(page.getByRole('heading', { name: es.result.title })).toBeFocused();
  await page.goto(new URL((await link(page).textContent()) ?? '').pathname);
};

/** From the list, whose first action is a new link. */
const startFromList = async (page: Page): Promise<void> => {
  await signInTo(page, jacaranda, { user: userOfRole.General, at: '/paid-leagues' });
  await page.getByRole('link', { name: paymentLinksWords.es.generate.label }).click();
  await expect(page).toHaveURL('/leagues-single');
};

const start = async (page: Page): Promise<void> => {
  await signInTo(page, jacaranda, { user: userOfRole.General, at: '/leagues-single' });
};

test('a link for one payment is paid on its page', { tag: ['@LINK-13', '@LINK-18'] }, async ({ page }) => {
  await startFromList(page);
  const reference = await fill(page);
  await field(page, `${fields.phone} (opcional)`).fill('55 1234-5678');
  await expect(summary(page)).toContainText(
    `${es.summary.once('$500.00')} ${es.summary.until('20/12/2090')}`,
  );
  // The due day may be chosen as well as typed: by the keyboard, in the calendar that the filters have.
  const openCalendar = page.getByRole('button', { name: datesWords.es.calendarOf(fields.due) });
  await field(page, fields.due).fill('');
  await focusOn(openCalendar);
  await pressKey(page, 'Enter');
  await expect(page.getByRole('dialog').getByRole('gridcell').locator(':focus')).toHaveCount(1);
  await pressKey(page, 'ArrowRight');
  await pressKey(page, 'Enter');
  await expect(openCalendar).toBeFocused();
  await expect(field(page, fields.due)).toHaveValue(/^\d\d\/\d\d\/20\d\d$/);
  // Written in another way, it is shown as it was read.
  await field(page, fields.due).fill('2090-12-20');
  await field(page, fields.due).blur();
  await expect(field(page, fields.due)).toHaveValue('20/12/2090');
  const back = field(page, `${fields.returnUrl} (opcional)`);
  await back.fill('http://tienda.example');
  await back.blur();
  await expect(back).toHaveAttribute('aria-invalid', 'true');
  await back.fill('https://tienda.example/gracias');
  await openPage(page);
  await expect(page.getByRole('radio')).toHaveCount(4);
  await typeCard(page, { number: visa });
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
  // It waits for nothing that moves: the countdown is one sentence where motion is not wanted.
  await expect(page.getByText(returnWords.soon)).toBeVisible();
  await page.getByRole('button', { name: returnWords.stay }).click();
  await expect(page.getByRole('link', { name: returnWords.action })).toHaveAttribute(
    'href',
    new RegExp(`^https://tienda\\.example/gracias\\?referenceNumber=${reference}&`),
  );
  await page.goto(`/paid-leagues?referenceNumber=${reference}`);
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('Pagada');
});

test('a recurring link charges now and begins a subscription', { tag: ['@LINK-13', '@LINK-16'] }, async ({
  page,
}) => {
  await start(page);
  await types(page).nth(1).check();
  const reference = await fill(page, fields.amountEach);
  await expect(field(page, fields.frequency).getByRole('option', { name: 'Programada' })).toHaveCount(0);
  await field(page, fields.frequency).selectOption('Monthly');
  await expect(summary(page)).toContainText(es.summary.recurring('$500.00', es.summary.every.Monthly));
  await openPage(page);
  await expect(
    page.getByText(checkoutWords.es.subscription.untilCanceled('$500.00', 'cada mes')),
  ).toBeVisible();
  // Only a card can be charged again.
  await expect(page.getByRole('radio')).toHaveCount(0);
  await typeCard(page, { number: visa });
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
  await page.goto(`/subscriptions?referenceNumber=${reference}`);
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('Mensual');
});

test('a link in installments says what it comes to, on the form and on its page', {
  tag: ['@LINK-13', '@LINK-15', '@LINK-16'],
}, async ({ page }) => {
  await start(page);
  await types(page).nth(2).check();
  const reference = await fill(page, fields.amountEach);
  await field(page, fields.frequency).selectOption('Scheduled');
  await field(page, fields.payments).fill('6');
  await field(page, fields.nextPayment).fill('15/12/2090');
  await expect(summary(page)).toContainText('6 pagos de $500.00: $3,000.00 en total.');
  const sent = page.waitForRequest((call) => call.url().endsWith('/api/transaction/captureline'));
  await openPage(page);
  const { paymentProcess, typeFrequency } = (await sent).postDataJSON();
  expect(typeFrequency).toBe('isInstallments');
  expect(paymentProcess).toEqual({
    subscription: { frequency: 'Scheduled', numberOfPays: 6, nextPaymentDate: '2090/12/15' },
    offsetExpiration: expect.any(Number),
  });
  expect(paymentProcess.offsetExpiration).toBeGreaterThan(20_000);
  await expect(page.getByText('6 pagos de $500.00')).toContainText('$3,000.00 en total');
  await expect(page.getByText(checkoutWords.es.subscription.nextCharge('15/12/2090'))).toBeVisible();
  await typeCard(page, { number: visa });
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
  await page.goto(`/subscriptions?referenceNumber=${reference}`);
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText(
    subscriptionsWords.es.paymentsOf('1', '6'),
  );
});

test('what is wrong is said at each field, the first of which is asked for', { tag: '@LINK-14' }, async ({
  page,
}) => {
  await start(page);
  await types(page).nth(2).check();
  await field(page, fields.due).fill('');
  await submit(page).click();
  for (const label of [
    fields.amountEach,
    fields.reference,
    fields.email,
    fields.frequency,
    fields.payments,
    fields.nextPayment,
    fields.due,
  ])
    await expect(field(page, label)).toHaveAccessibleDescription(fieldErrorsWords.es.required);
  await expect(field(page, fields.amountEach)).toBeFocused();
  await field(page, fields.email).fill('ana@');
  await field(page, `${fields.phone} (opcional)`).fill('551234567');
  await field(page, fields.amountEach).fill('1000000.01');
  await field(page, fields.payments).fill('1');
  await field(page, fields.due).fill('14/12/2090');
  await field(page, fields.nextPayment).fill('15/12/2090');
  const says = (label: string, text: string) => expect(field(page, label)).toHaveAccessibleDescription(text);
  await says(fields.email, 'No es un correo válido.');
  await says(`${fields.phone} (opcional)`, 'Debe tener exactamente 10 dígitos.');
  await says(fields.amountEach, 'Debe ser $1,000,000.00 o menos.');
  await says(fields.payments, 'Debe ser 2 o más.');
  await says(fields.nextPayment, 'La fecha del siguiente pago es mayor que la fecha de vencimiento.');
  await field(page, fields.nextPayment).fill('14/12/2090');
  await expect(field(page, fields.nextPayment)).not.toHaveAttribute('aria-invalid');
});

test('the specified words in English', { tag: '@LINK-17' }, async ({ page }) => {
  await signInTo(page, jacaranda, { user: userOfRole.General, language: 'es' });
  await page.getByRole('button', { name: 'English' }).click();
  await page.goto('/leagues-single');
  await types(page).nth(2).check();
  await field(page, en.fields.due).fill('14/12/2090');
  await field(page, en.fields.nextPayment).fill('15/12/2090');
  await field(page, en.fields.nextPayment).blur();
  await expect(page.getByText('Date for next payment greather than the due date.')).toBeVisible();
  await expect(page.getByText('This field is required')).toHaveCount(0);
});

test('what the server refuses is said in an alert', { tag: '@LINK-19' }, async ({ page, request }) => {
  const reference = newReference();
  const { transactionNumber } = await payByCard(request, jacaranda, {
    ReferenceNumber: reference,
    Amount: 90,
  });
  await start(page);
  await fill(page);
  await field(page, fields.reference).fill(reference);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(
    `La referencia ya la usa la transacción ${transactionNumber}.`,
  );
  await field(page, fields.reference).fill(newReference());
  await expect(page.getByRole('alert')).toHaveCount(0);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: es.result.title })).toBeVisible();
});

test('a reference that another customer’s link holds is asked about before that link is replaced', async ({
  page,
  request,
}) => {
  const { replacing, result } = es;
  const email = 'luis.ruiz@example.com';
  const first = await createLink(request, jacaranda, { email });
  await start(page);
  await fill(page);
  await field(page, fields.reference).fill(first.referenceNumber);
  await submit(page).click();
  const dialog = page.getByRole('dialog', { name: replacing.title.ofOthers });
  await expect(dialog).toContainText(
    replacing.sentence(first.referenceNumber, replacing.kinds.link, email, '$120.00'),
  );
  await expect(dialog).toContainText(replacing.consequence('ana.lopez@example.com'));
  await dialog.getByRole('button', { name: 'Volver' }).click();
  await expect(field(page, fields.reference)).toHaveValue(first.referenceNumber);

  // Between the question and its answer another one is opened: it is asked about as well.
  await submit(page).click();
  await expect(dialog).toContainText('$120.00');
  const second = await createLink(request, jacaranda, {
    email,
    referenceNumber: first.referenceNumber,
    amount: 75,
  });
  await dialog.getByRole('button', { name: replacing.submit }).click();
  await expect(dialog).toContainText('$75.00');
  await dialog.getByRole('button', { name: replacing.submit }).click();
  await expect(page.getByText(result.replaced(String(second.idTransaction), email))).toBeVisible();
});

test('leaving with changes asks; the way back is where one came from', { tag: '@LINK-12' }, async ({
  page,
}) => {
  await signInTo(page, jacaranda, { user: userOfRole.General, at: '/subscriptions' });
  await page.getByRole('link', { name: subscriptionsWords.es.newLink }).click();
  const menu = page.getByRole('navigation', { name: portalWords.es.mainMenu });
  await expect(menu.locator('[aria-current]')).toHaveText(screens.subscriptions.title.es);
  await field(page, fields.reference).fill('A');
  await page.getByRole('main').getByRole('link', { name: es.back.subscriptions }).click();
  const dialog = page.getByRole('dialog', { name: unsavedChangesWords.es.title });
  await dialog.getByRole('button', { name: unsavedChangesWords.es.stay }).click();
  await page.getByRole('button', { name: portalWords.es.accountMenu(jacaranda.name) }).click();
  await page.getByRole('menuitem', { name: portalWords.es.logOut }).click();
  await dialog.getByRole('button', { name: unsavedChangesWords.es.stay }).click();
  await expect(field(page, fields.reference)).toHaveValue('A');
  await page.getByRole('main').getByRole('link', { name: es.back.subscriptions }).click();
  await dialog.getByRole('button', { name: unsavedChangesWords.es.leave }).click();
  await expect(page).toHaveURL('/subscriptions');

  await page.goto('/leagues-single');
  await page.getByRole('main').getByRole('link', { name: es.back.paymentLinks }).click();
  await expect(page).toHaveURL('/paid-leagues');
});

test('an attempt that failed is followed by another, and a link is paid once', async ({ page, request }) => {
  const { path } = await createLink(request, jacaranda);
  await page.goto(path);
  await typeCard(page, { number: '4000000000009995' });
  await payButton(page).click();
  await expect(page.getByText(checkoutWords.es.declined)).toBeVisible();
  await typeCard(page, { number: visa });
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
  await page.reload();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
  await expect(payButton(page)).toHaveCount(0);
});

test('a link ends with its day', async ({ page, request }) => {
  const { path } = await createLink(request, ollin, { expirationDate: await accountToday(request, ollin) });
  await page.goto(path);
  await expect(payButton(page)).toBeVisible();
  await moveClock(request, ollin, { days: 1 });
  await page.reload();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[6].title);
  await expect(payButton(page)).toHaveCount(0);
});

test('a link that its customer cancels can be opened again, and paid', async ({ page, request }) => {
  const { leave } = checkoutWords.es;
  const { path } = await createLink(request, jacaranda);
  await page.goto(path);
  await page.getByRole('button', { name: leave.ask }).click();
  await expect(page.getByText(leave.untilDue('31/12/2090'))).toBeVisible();
  await page.getByRole('button', { name: leave.confirm }).click();
  await expect(pageHeading(page)).toContainText(leave.done);
  await expect(pageHeading(page)).toBeFocused();
  await expect(page.getByText(leave.doneUntilDue('31/12/2090'))).toBeVisible();
  await page.getByRole('button', { name: leave.comeBack }).click();
  await expect(pageHeading(page)).toBeFocused();
  await page.goto(path);
  await expect(page.getByRole('alert')).toHaveText(checkoutWords.es.attemptOf[4]);
  await expect(page.getByRole('button', { name: leave.ask })).toHaveCount(0);
  await typeCard(page, { number: visa });
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
});
