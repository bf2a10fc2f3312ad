import { declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import { expect, type Page } from '@playwright/test';
import { checkoutCardWords } from '#features/checkout/card/checkout-card-words.ts';
import { cardReplacementWords } from '#features/checkout/page/card-replacement-words.ts';
import { pageHeading, typeCard, visa } from './checkouts.ts';
import { pressKey } from './keyboard.ts';

const words = cardReplacementWords.es;

/** A customer replaces the card: nothing, a card that is declined, and one that is accepted. */
export const replaceCardOn = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(pageHeading(page)).toHaveText(words.heading);
  await expect(page.getByText('Visa ···· 0341')).toBeVisible();
  const submit = page.getByRole('button', { name: words.submit });
  await submit.click();
  await expect(page.getByText(checkoutCardWords.es.problems.numberRequired)).toBeVisible();
  await expect(page.getByLabel(checkoutCardWords.es.number, { exact: true })).toBeFocused();
  await typeCard(page, { number: '4000000000009995' });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText(declineReasons.insufficient_funds.es);
  // A code serves for one attempt.
  await expect(page.getByLabel(checkoutCardWords.es.code, { exact: true })).toHaveValue('');
  await typeCard(page, { number: visa });
  await pressKey(page, 'Enter');
  await expect(pageHeading(page)).toHaveText(words.used);
  await expect(pageHeading(page)).toBeFocused();
  await expect(page.getByText('Visa ···· 4242').first()).toBeVisible();
  // It served once.
  await page.reload();
  await expect(pageHeading(page)).toHaveText(words.used);
  await expect(page.getByLabel(checkoutCardWords.es.number, { exact: true })).toHaveCount(0);
};
