import { expect, test } from '@playwright/test';
import { checkoutWords } from '#features/checkout/checkout-words.ts';
import { checkoutOutcomeWords } from '#features/checkout/outcome/checkout-outcome-words.ts';
import { moveClock } from './steps/account-clock.ts';
import { createCheckout, pageHeading, payButton, typeCard, visa } from './steps/checkouts.ts';
import { jacaranda, ollin } from './steps/demo-people.ts';
import { pressKey } from './steps/keyboard.ts';

const words = checkoutWords.es;
const outcome = checkoutOutcomeWords.es;

test('a page that nobody pays ends after a day', async ({ page, request }) => {
  const checkout = await createCheckout(request, ollin);
  await page.goto(checkout.path);
  await typeCard(page, { number: visa });
  await moveClock(request, ollin, { days: 1 });
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[10].title);
  await expect(payButton(page)).toHaveCount(0);
  await page.reload();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[10].title);
});

test('who decides not to pay is asked once more', async ({ page, request }) => {
  const checkout = await createCheckout(request, jacaranda);
  await page.goto(checkout.path);
  const ask = page.getByRole('button', { name: words.leave.ask });
  await ask.click();
  await expect(page.getByText(words.leave.question)).toBeFocused();
  await pressKey(page, 'Escape');
  await expect(page.getByText(words.leave.question)).toHaveCount(0);
  await expect(ask).toBeFocused();
  await ask.click();
  await page.getByRole('button', { name: words.leave.confirm }).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[4].title);
  await expect(pageHeading(page)).toBeFocused();
});

test('a page that does not exist says so, and asks nobody to sign in', async ({ page }) => {
  for (const token of ['chk_3fV9rT0pQm5sXw2LkD8yZn', 'x']) {
    await page.goto(`/checkout/${token}`);
    await expect(pageHeading(page)).toHaveText(words.notFoundTitle);
    await expect(page).toHaveURL(`/checkout/${token}`);
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('a payer loads neither the sign-in nor the portal', async ({ page, request }) => {
  const checkout = await createCheckout(request, jacaranda);
  const scripts: string[] = [];
  let bytes = 0;
  page.on('requestfinished', async (asked) => {
    const { pathname } = new URL(asked.url());
    // The logo is the merchant's, and may weigh what it likes.
    if (pathname.startsWith('/api/files/')) return;
    scripts.push(pathname);
    const { responseBodySize, responseHeadersSize } = await asked.sizes();
    bytes += responseBodySize + responseHeadersSize;
  });
  await page.goto(checkout.path);
  await expect(payButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /portal|libraries|sign-in|index-/.test(path))).toEqual([]);
  expect(bytes).toBeLessThan(120 * 1024);
});
