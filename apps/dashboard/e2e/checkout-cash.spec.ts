import { expect, test } from '@playwright/test';
import { controlsWords } from '#components/ui/controls-words.ts';
import { checkoutWords } from '#features/checkout/checkout-words.ts';
import { checkoutOutcomeWords } from '#features/checkout/outcome/checkout-outcome-words.ts';
import { checkoutVoucherWords } from '#features/checkout/steps/checkout-voucher-words.ts';
import { simulationWords } from '#sandbox/simulation-words.ts';
import { moveClock } from './steps/account-clock.ts';
import { createCheckout, factOf, pageHeading, payButton, typeCard, visa } from './steps/checkouts.ts';
import { jacaranda, ollin, userOfRole } from './steps/demo-people.ts';
import { beSignedIn } from './steps/sign-in.ts';

const words = checkoutWords.es;
const outcome = checkoutOutcomeWords.es;
const voucher = checkoutVoucherWords.es;

test('an OXXO voucher turns into the receipt when it is paid', async ({ page, context, request }) => {
  const checkout = await createCheckout(request, jacaranda);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(checkout.path);
  await page.getByRole('radio', { name: words.methods[5].label }).check();
  await expect(payButton(page)).toHaveText('Obtener referencia de $350.50 MXN');
  await payButton(page).click();
  await expect(pageHeading(page)).toHaveText('Paga en OXXO$350.50 MXN');
  const barcode = page.getByRole('img', { name: /^Código de barras de la referencia (?:\d{4} ){3}\d\d$/ });
  await expect(barcode).toBeVisible();
  await expect(page.getByText(/11:59\sp\.m\., hora de la Ciudad de México$/)).toBeVisible();
  await page.getByRole('button', { name: controlsWords.es.copyOf(voucher.referenceToCopy) }).click();
  await expect(page.getByText(controlsWords.es.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\d{14}$/);
  await expect(barcode).toHaveAccessibleName(new RegExp(copied.match(/\d{1,4}/g)?.join(' ') ?? 'none'));

  // Retrieved later by its link.
  await page.reload();
  await expect(barcode).toBeVisible();

  const merchant = await context.newPage();
  await beSignedIn(merchant, jacaranda, { user: userOfRole.General });
  await merchant.goto(`/transaction-detail/simulate?id=${checkout.transactionNumber}`);
  await merchant
    .getByRole('dialog')
    .getByRole('button', { name: simulationWords.es.submit('$350.50') })
    .click();
  await expect(merchant.getByText(simulationWords.es.success)).toBeVisible();

  await page.bringToFront();
  await expect(pageHeading(page)).toHaveText(`${outcome.byStatus[2].title}$350.50 MXN`);
  await expect(pageHeading(page)).toBeFocused();
  await expect(factOf(page, outcome.method)).toHaveText('OXXO');
});

test('a Paynet voucher is printed on one page, without controls', async ({ page, request }) => {
  const checkout = await createCheckout(request, jacaranda);
  await page.goto(checkout.path);
  await page.getByRole('radio', { name: words.methods[11].label }).check();
  await payButton(page).click();
  await expect(page.getByRole('img', { name: /(?:\d{4} ){3}\d{4}$/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /(?:\d{4} ){3}\d{4}$/ })).toBeVisible();
  // The height of a letter page without its margins, at 96 pixels an inch.
  const height = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom);
  await expect.poll(height).toBeLessThan(11 * 96 - 2 * 53);
});

test('a reference that has expired can be paid in another way', async ({ page, request }) => {
  const checkout = await createCheckout(request, ollin);
  await page.goto(checkout.path);
  await page.getByRole('radio', { name: words.methods[5].label }).check();
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText('Paga en OXXO');
  await moveClock(request, ollin, { days: 4 });
  await expect(page.getByRole('alert')).toHaveText(words.attemptOf[14]);
  await typeCard(page, { number: visa });
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
});

test('OXXO takes 10,000 at most, and is not offered above it', async ({ page, request }) => {
  const max = await createCheckout(request, jacaranda, { Amount: 10_000 });
  await page.goto(max.path);
  await expect(page.getByRole('radio', { name: words.methods[5].label })).toHaveCount(1);
  const above = await createCheckout(request, jacaranda, { Amount: 10_000.01 });
  await page.goto(above.path);
  await expect(page.getByRole('radio', { name: words.methods[11].label })).toHaveCount(1);
  await expect(page.getByRole('radio', { name: words.methods[5].label })).toHaveCount(0);
});
