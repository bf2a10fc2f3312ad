import { expect, type Page, test } from '@playwright/test';
import { preferencesWords } from '#components/ui/preferences-words.ts';
import { checkoutCardWords } from '#features/checkout/card/checkout-card-words.ts';
import { checkoutWords } from '#features/checkout/checkout-words.ts';
import { checkoutOutcomeWords } from '#features/checkout/outcome/checkout-outcome-words.ts';
import { createCheckout, factOf, pageHeading, payButton, typeCard, visa } from './steps/checkouts.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { pressKey, typeText } from './steps/keyboard.ts';
import { signInTo } from './steps/sign-in.ts';

const words = checkoutWords.es;
const en = checkoutWords.en;
const cardWords = checkoutCardWords.es;
const outcome = checkoutOutcomeWords.es;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The calls that pay, with what they carry. */
const watchPayCalls = (page: Page): string[] => {
  const bodies: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/pay')) bodies.push(call.postData() ?? '');
  });
  return bodies;
};

test('a card pays, and the receipt says so', async ({ page, request }) => {
  const checkout = await createCheckout(request, jacaranda);
  const calls = watchPayCalls(page);
  await page.goto(checkout.path);
  await expect(page).toHaveTitle(`Pagar a ${jacaranda.name} · Pasarela`);
  await expect(pageHeading(page)).toHaveText('Libretas y plumas$350.50 MXN');
  await expect(payButton(page)).toHaveText('Pagar $350.50 MXN');
  await typeCard(page, { number: visa });
  await expect(field(page, cardWords.number)).toHaveValue('4242 4242 4242 4242');
  await expect(field(page, cardWords.expiry)).toHaveValue('12/30');
  await expect(page.getByText(cardWords.brandIs('Visa'))).toBeAttached();
  // Two presses are one payment.
  await payButton(page).dblclick();
  await expect(pageHeading(page)).toHaveText(`${outcome.byStatus[2].title}$350.50 MXN`);
  await expect(factOf(page, outcome.reference)).toHaveText(checkout.referenceNumber);
  await expect(factOf(page, outcome.method)).toHaveText('Visa ···· 4242');
  await expect(factOf(page, outcome.authorizationCode)).toHaveText(/^\d{6}$/);
  expect(calls).toHaveLength(1);

  // The card went into that call and nowhere else.
  expect(page.url()).not.toContain(visa.slice(0, 8));
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toContain('4242');
  await expect(page.locator('body')).not.toContainText(visa.slice(0, 12));

  // Opened again, it is still the receipt.
  await page.reload();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
});

test('a declined card says why, and another one pays the same page', async ({ page, request }) => {
  const checkout = await createCheckout(request, jacaranda);
  await page.goto(checkout.path);
  // In the sandbox a test card fills itself in.
  const testCards = page.getByRole('button', { name: words.testCards });
  const withoutFunds = page.getByRole('button', { name: /^4000 0000 0000 9995/ });
  // What is pressed elsewhere and Escape close them.
  await testCards.click();
  await expect(withoutFunds).toBeVisible();
  await pageHeading(page).click();
  await expect(withoutFunds).toHaveCount(0);
  await testCards.click();
  await expect(withoutFunds).toBeVisible();
  await pressKey(page, 'Escape');
  await expect(withoutFunds).toHaveCount(0);
  await expect(testCards).toBeFocused();
  await testCards.click();
  await withoutFunds.click();
  await expect(field(page, cardWords.number)).toHaveValue('4000 0000 0000 9995');
  await payButton(page).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('La tarjeta no tiene fondos suficientes.');
  await expect(notice).toBeFocused();
  await expect(field(page, cardWords.number)).toHaveValue('4000 0000 0000 9995');
  await expect(field(page, cardWords.expiry)).toHaveValue(/^12\/\d\d$/);
  await expect(field(page, cardWords.code)).toHaveValue('');
  // In the other language it says the same.
  await page.getByRole('button', { name: preferencesWords.es.otherLanguage }).click();
  await expect(notice).toContainText('The card has insufficient funds.');
  await expect(payButton(page)).toHaveText(en.pay('$350.50 MXN'));
  await page.getByRole('button', { name: 'Español' }).click();

  // What a decline names is marked where it is to be mended.
  const code = field(page, cardWords.code);
  await typeCard(page, { number: '4000000000000127' });
  await payButton(page).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/El código de seguridad no es correcto\./);

  await typeCard(page, { number: '5555555555554444' });
  await expect(code).not.toHaveAttribute('aria-invalid');
  await payButton(page).click();
  await expect(pageHeading(page)).toBeFocused();
  await expect(factOf(page, outcome.method)).toHaveText('Mastercard ···· 4444');

  await signInTo(page, jacaranda, {
    user: userOfRole.General,
    at: `/transactions?dates=any&referenceNumber=${checkout.referenceNumber}`,
  });
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Pagada');
  await expect(rows.last()).toContainText('Reemplazada');
});

test('what is wrong is said at its field once it is left, and all of it when paying', async ({
  page,
  request,
}) => {
  const checkout = await createCheckout(request, jacaranda);
  const calls = watchPayCalls(page);
  await page.goto(checkout.path);
  await payButton(page).click();
  for (const problem of ['numberRequired', 'expiryRequired', 'codeRequired'] as const)
    await expect(page.getByText(cardWords.problems[problem])).toBeVisible();
  await expect(field(page, cardWords.number)).toBeFocused();

  await field(page, cardWords.number).pressSequentially('424242424242424');
  await pressKey(page, 'Tab');
  await expect(page.getByText(cardWords.problems.numberIncomplete)).toBeVisible();
  await field(page, cardWords.number).press('End');
  await typeText(page, '1');
  await expect(page.getByText(cardWords.problems.numberInvalid)).toBeVisible();
  await pressKey(page, 'Backspace');
  await typeText(page, '2');
  await expect(field(page, cardWords.number)).not.toHaveAttribute('aria-invalid');
  await field(page, cardWords.expiry).pressSequentially('0025');
  await field(page, cardWords.code).pressSequentially('12');
  await pressKey(page, 'Enter');
  await expect(page.getByText(cardWords.problems.monthInvalid)).toBeVisible();
  await expect(page.getByText(cardWords.codeIncomplete(3))).toBeVisible();
  await expect(field(page, cardWords.expiry)).toBeFocused();
  await expect(field(page, cardWords.expiry)).toHaveAccessibleDescription(cardWords.problems.monthInvalid);
  expect(calls).toEqual([]);
});

test('a number is pasted, filled in and mended in its middle', async ({ page, request }) => {
  const checkout = await createCheckout(request, jacaranda);
  await page.goto(checkout.path);
  const number = field(page, cardWords.number);
  await number.fill('3782-822463-10005');
  await expect(number).toHaveValue('3782 822463 10005');
  await expect(page.getByText(cardWords.codeInFront)).toBeVisible();
  await number.fill('4242 4242 4242 4242');
  await number.press('Home');
  for (const _ of '4242 ') await number.press('ArrowRight');
  // Backspace behind the blank takes the digit before it, and the caret stays there.
  await number.press('Backspace');
  await expect(number).toHaveValue('4244 2424 2424 242');
  await typeText(page, '2');
  await expect(number).toHaveValue('4242 4242 4242 4242');
  await field(page, cardWords.expiry).fill('12/2030');
  await expect(field(page, cardWords.expiry)).toHaveValue('12/30');
});

test('six months without interest, with what each comes to', async ({ page, request }) => {
  const checkout = await createCheckout(request, jacaranda, { Amount: 1000.01 });
  await page.goto(checkout.path);
  await expect(page.getByText(words.notes.months(9))).toBeVisible();
  await typeCard(page, { number: visa });
  const months = page.getByRole('group', { name: cardWords.months });
  await expect(months.getByRole('radio')).toHaveCount(4);
  await months.getByRole('radio', { name: /6 meses\s*6 pagos de hasta \$166\.67/ }).check();
  await expect(months.getByText('5 pagos de $166.67 y 1 pago de $166.66')).toBeVisible();
  // On a phone the button stays in sight, and nothing that gets the focus is under it.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  await months.getByRole('radio').first().focus();
  const isSeen = await months
    .getByRole('radio')
    .nth(1)
    .evaluate((radio) => {
      window.scrollBy(0, radio.getBoundingClientRect().bottom - window.innerHeight + 20);
      (radio as HTMLInputElement).focus();
      const { x, y, width, height } = radio.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === radio;
    });
  expect(isSeen).toBe(true);
  await months.getByRole('radio', { name: /6 meses/ }).check();
  await payButton(page).click();
  await expect(factOf(page, outcome.months)).toHaveText('5 pagos de $166.67 y 1 pago de $166.66');
});

test('a debit card has no months, and says so', async ({ page, request }) => {
  const checkout = await createCheckout(request, jacaranda, { Amount: 1200 });
  const calls = watchPayCalls(page);
  await page.goto(checkout.path);
  await typeCard(page, { number: visa });
  await page.getByRole('radio', { name: /^12 meses/ }).check();
  await field(page, cardWords.number).fill('4000056655665556');
  await expect(page.getByText(cardWords.debitNoMonths)).toBeVisible();
  await expect(page.getByRole('group', { name: cardWords.months })).toHaveCount(0);
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
  await expect(factOf(page, outcome.months)).toHaveCount(0);
  expect(calls[0]).not.toContain('installmentCount');
});

test('in two steps it is only authorized', async ({ page, request }) => {
  const checkout = await createCheckout(request, jacaranda, { PaymentProcess: { IsTwoStepPay: true } });
  await page.goto(checkout.path);
  await expect(page.getByText(words.authorizeHint(jacaranda.name))).toBeVisible();
  // Only a card can be authorized: there is nothing to choose.
  await expect(page.getByRole('radio')).toHaveCount(0);
  await typeCard(page, { number: visa });
  await expect(payButton(page)).toHaveText('Autorizar $350.50 MXN');
  await payButton(page).click();
  await expect(pageHeading(page)).toHaveText(`${outcome.byStatus[8].title}$350.50 MXN`);
});

test('a subscription says what is charged and how often before it begins', async ({ page, request }) => {
  const monthly = { Amount: 199, PaymentProcess: { Subscription: { Frequency: 'Monthly' } } };
  const now = await createCheckout(request, jacaranda, monthly);
  await page.goto(now.path);
  await expect(
    page.getByText('Se cobran $199.00 cada mes, hasta que canceles la suscripción.'),
  ).toBeVisible();
  await typeCard(page, { number: visa });
  await expect(payButton(page)).toHaveText('Suscribirse y pagar $199.00 MXN');
  await payButton(page).click();
  await expect(factOf(page, outcome.frequency)).toHaveText('cada mes');

  const later = await createCheckout(request, jacaranda, {
    Amount: 199,
    PaymentProcess: { Subscription: { Frequency: 'Annual', FirstPaymentDate: '2040/01/15' } },
  });
  await page.goto(later.path);
  await expect(page.getByText(words.subscription.firstCharge('15/01/2040'))).toBeVisible();
  await typeCard(page, { number: visa, expiry: '1249' });
  await expect(payButton(page)).toHaveText(words.subscribe);
  await payButton(page).click();
  await expect(pageHeading(page)).toHaveText(outcome.verified);
  await expect(factOf(page, outcome.firstCharge)).toHaveText('15/01/2040');
});

test('where the connection breaks nothing is lost, and it is tried again', async ({ page, request }) => {
  const checkout = await createCheckout(request, jacaranda);
  await page.goto(checkout.path);
  await typeCard(page, { number: visa });
  await page.context().setOffline(true);
  await payButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(words.connectionLost);
  await expect(field(page, cardWords.number)).toHaveValue('4242 4242 4242 4242');
  await page.context().setOffline(false);
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
});

test('paid in another tab, this one shows the receipt', async ({ page, context, request }) => {
  const checkout = await createCheckout(request, jacaranda);
  await page.goto(checkout.path);
  await typeCard(page, { number: visa });
  const other = await context.newPage();
  await other.goto(checkout.path);
  await typeCard(other, { number: '5555555555554444' });
  await payButton(other).click();
  await expect(pageHeading(other)).toContainText(outcome.byStatus[2].title);
  await payButton(page).click();
  await expect(pageHeading(page)).toBeFocused();
  await expect(factOf(page, outcome.method)).toHaveText('Mastercard ···· 4444');
});
