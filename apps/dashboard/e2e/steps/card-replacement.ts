import { declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import { expect, type Page } from '@playwright/test';
import { cardReplacementWords as words } from '#i18n/es/card-replacement.ts';
import { checkoutCardWords } from '#i18n/es/checkout-card.ts';
import { pageHeading, typeCard, visa } from './checkouts.ts';
import { pressKey } from './keyboard.ts';

/** A customer replaces the card: nothing, a card that is declined, and one that is accepted. */
export const replaceCardOn = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(pageHeading(page)).toHaveText(words.heading);
  await expect(page.getByText('Visa ···· 0341')).toBeVisible();
  const submit = page.getByRole('button', { name: words.submit });
  await submit.click();
  await expect(page.getByText(checkoutCardWords.problems.numberRequired)).toBeVisible();
  await expect(page.getByLabel(checkoutCardWords.number, { exact: true })).toBeFocused();
  await typeCard(page, { number: '4000000000009995' });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText(declineReasons.insufficient_funds.es);
  // A code serves for one attempt.
  await expect(page.getByLabel(checkoutCardWords.code, { exact: true })).toHaveValue('');
  await typeCard(page, { number: visa });
  await pressKey(page, 'Enter');
  await expect(pageHeading(page)).toHaveText(words.used);
  await expect(pageHeading(page)).toBeFocused();
  await expect(page.getByText('Visa ···· 4242').first()).toBeVisible();
  // It served once.
  await page.reload();
  await expect(pageHeading(page)).toHaveText(words.used);
  await expect(page.getByLabel(checkoutCardWords.number, { exact: true })).toHaveCount(0);
};
