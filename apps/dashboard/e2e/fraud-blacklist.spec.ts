import { fieldErrorCodes } from '@pasarela/contracts/errors/error-codes';
import { fraudReasons, fraudRules } from '@pasarela/contracts/fraud/fraud-rules';
import { expect, type Page, test } from '@playwright/test';
import { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { fieldErrorsWords } from '#components/form/field-errors-words.ts';
import { fraudWords } from '#components/fraud/fraud-words.ts';
import { ollin, userOfRole } from './steps/demo-people.ts';
import { quietFraudRules } from './steps/fraud-rules.ts';
import { focusOn, pressKey, typeText } from './steps/keyboard.ts';
import { declinedByCard, newReference, payByCard } from './steps/payment-calls.ts';
import { signInTo } from './steps/sign-in.ts';

const detail = transactionDetailWords.es;

const words = fraudWords.es.blacklist;
const dialogOf = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, value: string) => page.getByRole('row').filter({ hasText: value });
const saved = 'Se agregó a la lista negra';

test.afterEach(({ request }) => quietFraudRules(request, ollin, ['e2e-', '···· 4242', '203.0.113']));

test('an e-mail is listed, stops its payments, and is switched off', {
  tag: ['@FRAUD-6', '@FRAUD-9', '@FRAUD-13', '@FRAUD-14'],
}, async ({ page, request }) => {
  const Email = `${newReference().toLowerCase()}@example.com`;
  await signInTo(page, ollin, { user: userOfRole.Administrador, at: '/fraud-management/blacklist' });
  await page.getByRole('link', { name: words.add, exact: true }).first().click();
  await expect(page).toHaveURL('/fraud-management/blacklist/add');
  const value = dialogOf(page).getByRole('textbox');
  const submit = dialogOf(page).getByRole('button', { name: words.submitAdd });
  for (const [type, typed, problem] of [
    ['Correo electrónico', '', fieldErrorsWords.es.required],
    ['Correo electrónico', 'fraude@', fieldErrorCodes.invalid_email.es],
    ['IP', '203.0.113.256', fieldErrorCodes.invalid_ip.es],
    ['Tarjeta', '4242 4242 4242 4241', 'Tarjeta invalida.'],
  ] as const) {
    await dialogOf(page).getByRole('radio', { name: type }).check({ force: true });
    await value.fill(typed);
    await submit.click();
    await expect(dialogOf(page).getByText(problem)).toBeVisible();
    await expect(value).toBeFocused();
    await expect(value).toHaveAttribute('aria-invalid', 'true');
  }
  await dialogOf(page).getByRole('radio', { name: 'Correo electrónico' }).check({ force: true });
  await value.fill(Email);
  await submit.click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page).toHaveURL('/fraud-management/blacklist');
  await expect(rowOf(page, Email)).toContainText(words.active);

  const stopped = await declinedByCard(request, ollin, {
    ReferenceNumber: newReference(),
    Amount: 100,
    Email,
  });
  expect(stopped.message).toBe(fraudReasons.blacklist_email.es);
  await page.goto(`/transaction-detail?id=${stopped.transactionNumber}`);
  await expect(page.getByText(fraudRules['blacklist:email'].label.es)).toBeVisible();

  await page.goto(`/fraud-management/blacklist?value=${Email}`);
  await rowOf(page, Email).getByRole('link').click();
  await dialogOf(page).getByRole('switch').click();
  await dialogOf(page).getByRole('button', { name: words.save }).click();
  await expect(page.getByText('Se actualizó correctamente')).toBeVisible();
  await expect(rowOf(page, Email)).toContainText(words.inactive);
  await payByCard(request, ollin, { ReferenceNumber: newReference(), Amount: 100, Email });

  // The same one again.
  await page.getByRole('link', { name: words.add, exact: true }).first().click();
  await value.fill(Email.toUpperCase());
  await submit.click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('ya está en la lista negra');
});

test('a card is listed from a payment of it, by what is known of it', async ({ page, request }) => {
  const { transactionNumber } = await payByCard(request, ollin, {
    ReferenceNumber: newReference(),
    Amount: 100,
    Device: { IP: '203.0.113.9' },
  });
  await signInTo(page, ollin, { user: userOfRole.Admin, at: `/transaction-detail?id=${transactionNumber}` });
  await expect(page.getByText('203.0.113.9')).toBeVisible();
  await page.getByRole('link', { name: detail.actions.blacklist }).click();
  await expect(page).toHaveURL(`/transaction-detail/blacklist?id=${transactionNumber}`);
  await expect(dialogOf(page).getByRole('radio')).toHaveCount(3);
  await dialogOf(page).getByRole('radio', { name: 'Visa ···· 4242' }).check();
  await dialogOf(page).getByRole('button', { name: words.submitAdd }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page).toHaveURL(`/transaction-detail?id=${transactionNumber}`);
  await declinedByCard(request, ollin, { ReferenceNumber: newReference(), Amount: 100 });

  await page.goto('/fraud-management/blacklist?type=card');
  await rowOf(page, 'Visa ···· 4242').getByRole('link').click();
  const value = dialogOf(page).getByRole('textbox');
  await expect(value).toHaveValue('Visa ···· 4242');
  await expect(value).not.toBeEditable();
  await expect(dialogOf(page)).toContainText(words.fixedCard);
});

test('an IP is listed by keyboard alone', async ({ page }) => {
  await signInTo(page, ollin, { user: userOfRole.Administrador, at: '/fraud-management/blacklist' });
  const add = page.getByRole('link', { name: words.add, exact: true }).first();
  await focusOn(add);
  await pressKey(page, 'Enter');
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).getByRole('radio', { name: 'Correo electrónico' })).toBeFocused();
  await pressKey(page, 'ArrowRight');
  await expect(dialogOf(page).getByRole('radio', { name: 'IP' })).toBeChecked();
  await pressKey(page, 'Tab');
  const address = `203.0.113.${Date.now() % 250}`;
  await typeText(page, address);
  await pressKey(page, 'Tab');
  await pressKey(page, 'Space');
  await expect(dialogOf(page).getByRole('switch')).not.toBeChecked();
  await pressKey(page, 'Shift+Tab');
  await pressKey(page, 'Enter');
  await expect(page.getByText(saved)).toBeVisible();
  await expect(rowOf(page, address)).toContainText(words.inactive);
  await expect(add).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await add.click();
  await expect(dialogOf(page)).toBeVisible();
});
