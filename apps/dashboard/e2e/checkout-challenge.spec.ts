import { expect, type Page, test } from '@playwright/test';
import { checkoutWords } from '#features/checkout/checkout-words.ts';
import { checkoutOutcomeWords } from '#features/checkout/outcome/checkout-outcome-words.ts';
import { checkoutReturnWords } from '#features/checkout/outcome/checkout-return-words.ts';
import { checkoutStepsWords } from '#features/checkout/steps/checkout-steps-words.ts';
import { createCheckout, factOf, pageHeading, payButton, typeCard, visa } from './steps/checkouts.ts';
import { jacaranda } from './steps/demo-people.ts';

const words = checkoutWords.es;
const outcome = checkoutOutcomeWords.es;
const back = checkoutReturnWords.es;
const steps = checkoutStepsWords.es;

const card = '4000000000003220';
const shop = 'https://tienda.example/gracias?pedido=7';

const returnLink = (page: Page) => page.getByRole('link', { name: back.action });
const stayButton = (page: Page) => page.getByRole('button', { name: back.stay });

/** The shop's page, and a browser that shows the countdown second by second. */
const openShop = async (page: Page): Promise<void> => {
  await page.route('https://tienda.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Gracias</h1>' }),
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
};

/** Pays with a card whose bank asks for 3D Secure. */
const payWithChallenge = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await typeCard(page, { number: card });
  await payButton(page).click();
  await expect(pageHeading(page)).toHaveText(steps.challenge.title);
  await expect(pageHeading(page)).toBeFocused();
  await expect(factOf(page, steps.challenge.card)).toHaveText('Visa ···· 3220');
  await expect(factOf(page, steps.challenge.amount)).toHaveText('$350.50 MXN');
};

test('3D Secure approved: it is paid, and leads back to the shop', async ({ page, request }) => {
  const made = await createCheckout(request, jacaranda, { ReturnUrl: shop });
  await openShop(page);
  await payWithChallenge(page, made.path);
  await expect(returnLink(page)).toHaveCount(0);
  // It survives being opened again.
  await page.reload();
  await page.getByRole('button', { name: steps.challenge.approve }).click();
  await expect(pageHeading(page)).toHaveText(`${outcome.byStatus[2].title}$350.50 MXN`);
  await expect(factOf(page, outcome.method)).toHaveText('Visa ···· 3220');
  await expect(page.getByText(/Volverás en \d+ segundos\./)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('status').filter({ hasText: back.announcement })).toHaveCount(1);
  await page.clock.runFor(10_000);
  await page.waitForURL(
    `${shop}&referenceNumber=${made.referenceNumber}&transactionNumber=${made.transactionNumber}&responseCode=002`,
  );
  await expect(pageHeading(page)).toHaveText('Gracias');
  // Whoever opens the receipt again came to read it.
  await page.goto(made.path);
  await expect(returnLink(page)).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(stayButton(page)).toHaveCount(0);
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
});

test('3D Secure approved in two steps: it is authorized', async ({ page, request }) => {
  const { path } = await createCheckout(request, jacaranda, { PaymentProcess: { IsTwoStepPay: true } });
  await payWithChallenge(page, path);
  await page.getByRole('button', { name: steps.challenge.approve }).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[8].title);
});

test('3D Secure failed: it is declined, another card pays, and the payer stays', async ({
  page,
  request,
}) => {
  await openShop(page);
  await payWithChallenge(page, (await createCheckout(request, jacaranda, { ReturnUrl: shop })).path);
  await page.getByRole('button', { name: steps.challenge.fail }).click();
  await expect(page.getByRole('alert')).toContainText(words.declined);
  await expect(returnLink(page)).toHaveAttribute('href', /&responseCode=003$/);
  await page.clock.runFor(20_000);
  await typeCard(page, { number: visa });
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
  await stayButton(page).click();
  await expect(returnLink(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: back.stayed })).toHaveCount(1);
  await page.clock.runFor(20_000);
  await expect(page.getByText(back.stayed).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(pageHeading(page)).toHaveText('Gracias');
});

test('3D Secure left: nothing was charged, and it can be tried again', async ({ page, request }) => {
  await payWithChallenge(page, (await createCheckout(request, jacaranda)).path);
  await page.getByRole('button', { name: steps.challenge.leave }).click();
  await expect(page.getByRole('alert')).toHaveText(words.attemptOf[10]);
  await typeCard(page, { number: visa });
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
});
