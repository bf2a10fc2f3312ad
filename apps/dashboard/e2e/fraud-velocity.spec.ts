import { fraudReasons, fraudRules } from '@pasarela/contracts/fraud/fraud-rules';
import { expect, type Page, test } from '@playwright/test';
import { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { fraudWords } from '#components/fraud/fraud-words.ts';
import { transactionStoryWords } from '#components/story/transaction-story-words.ts';
import { unsavedChangesWords } from '#components/ui/unsaved-changes-words.ts';
import { ollin, userOfRole } from './steps/demo-people.ts';
import { quietFraudRules } from './steps/fraud-rules.ts';
import { drawn, focusOn, pressKey, typeText } from './steps/keyboard.ts';
import { heldByRule, newReference, payByCard } from './steps/payment-calls.ts';
import { signInTo } from './steps/sign-in.ts';

const detail = transactionDetailWords.es;
const story = transactionStoryWords.es;
const unsaved = unsavedChangesWords.es;

const words = fraudWords.es.velocity;
const ruleOf = (page: Page, name: string) => page.getByRole('form', { name });
const card = (page: Page) => ruleOf(page, 'Tarjeta');
const attemptsOf = (rule: ReturnType<typeof ruleOf>) => rule.getByRole('textbox', { name: words.value });
const rangeOf = (rule: ReturnType<typeof ruleOf>) => rule.getByRole('combobox', { name: words.range });
const saveOf = (rule: ReturnType<typeof ruleOf>) => rule.getByRole('button', { name: words.save });

test.afterEach(({ request }) => quietFraudRules(request, ollin));

test('a rule is tried on past payments, saved, and holds the next payment', {
  tag: ['@FRAUD-2', '@FRAUD-5'],
}, async ({ page, request }) => {
  const Email = `${newReference().toLowerCase()}@example.com`;
  await payByCard(request, ollin, { ReferenceNumber: newReference(), Amount: 100, Email });
  await payByCard(request, ollin, { ReferenceNumber: newReference(), Amount: 100, Email });
  await signInTo(page, ollin, { user: userOfRole.Administrador, at: '/fraud-management' });
  await expect(card(page).getByRole('switch')).not.toBeChecked();
  await expect(saveOf(card(page))).toHaveCount(0);

  // What cannot be a rule goes back, and says so.
  const before = await attemptsOf(card(page)).inputValue();
  for (const typed of ['0', '30', '1.5', 'x', '']) {
    await attemptsOf(card(page)).fill(typed);
    await attemptsOf(card(page)).press('Enter');
    await expect(attemptsOf(card(page))).toHaveValue(before);
    await expect(card(page).getByText(words.reverted('1', '29'))).toBeVisible();
    await expect(saveOf(card(page))).toHaveCount(0);
  }

  // Each number is tried before anything is saved.
  await attemptsOf(card(page)).fill('29');
  // At once, not when its time is over.
  await drawn(page);
  expect(await card(page).getByText(words.reverted('1', '29')).isVisible()).toBe(false);
  await rangeOf(card(page)).selectOption({ label: '1 hora' });
  await expect(card(page).getByRole('status').last()).toContainText('no habría detenido ninguno');
  await attemptsOf(card(page)).fill('1');
  await expect(card(page).getByRole('status').last()).toContainText('habría enviado a revisión');
  await card(page).getByRole('button', { name: words.discard }).click();
  await expect(attemptsOf(card(page))).toHaveValue(before);

  await attemptsOf(card(page)).fill('1');
  await card(page).getByRole('switch').click();
  await expect(card(page).getByText(words.unsaved)).toBeVisible();
  await page.getByRole('link', { name: fraudWords.es.tabs.blacklist }).click();
  await expect(page.getByRole('dialog')).toContainText(unsaved.text);
  await page.getByRole('button', { name: unsaved.stay }).click();
  await saveOf(card(page)).click();
  await expect(page.getByText(words.updated)).toBeVisible();
  await expect(card(page).getByText(words.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(card(page).getByRole('switch')).toBeChecked();
  await expect(attemptsOf(card(page))).toHaveValue('1');

  const { transactionNumber } = await heldByRule(request, ollin, {
    ReferenceNumber: newReference(),
    Amount: 100,
    Email,
  });
  await page.goto(`/transaction-detail?id=${transactionNumber}`);
  await expect(page.getByText(detail.fields.fraudRule, { exact: true })).toBeVisible();
  await expect(page.getByText(fraudRules['velocity:card'].label.es)).toBeVisible();
  await expect(
    page.getByRole('region', { name: story.title }).getByText(fraudReasons.velocity_card.es),
  ).toBeVisible();
});

test('a rule is changed by keyboard alone', async ({ page }) => {
  await signInTo(page, ollin, { user: userOfRole.Admin, at: '/fraud-management' });
  const email = ruleOf(page, 'Correo electrónico');
  await expect(email).toBeVisible();
  await focusOn(page.getByRole('link', { name: fraudWords.es.tabs.blacklist }));
  await pressKey(page, 'Tab');
  await expect(email.getByRole('switch')).toBeFocused();
  await pressKey(page, 'Space');
  await expect(email.getByRole('switch')).toBeChecked();
  await pressKey(page, 'Tab');
  await expect(email.getByRole('button', { name: words.discard })).toBeFocused();
  await pressKey(page, 'Tab');
  await pressKey(page, 'Tab');
  await expect(attemptsOf(email)).toBeFocused();
  await pressKey(page, 'ControlOrMeta+a');
  await typeText(page, '12');
  await pressKey(page, 'Tab');
  await expect(rangeOf(email)).toBeFocused();
  await pressKey(page, 'ArrowDown');
  await expect(rangeOf(email)).toHaveValue('3');
  await pressKey(page, 'Shift+Tab');
  await pressKey(page, 'Enter');
  await expect(page.getByText(words.updated)).toBeVisible();
  await expect(email.getByText(words.saved, { exact: true })).toBeVisible();
  await expect(attemptsOf(email)).toHaveValue('12');
});
