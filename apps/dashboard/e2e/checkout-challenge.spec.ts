import { expect, type Page, test } from '@playwright/test';
import { checkoutWords as words } from '#i18n/es/checkout.ts';
import { checkoutOutcomeWords as outcome } from '#i18n/es/checkout-outcome.ts';
import { checkoutStepsWords as steps } from '#i18n/es/checkout-steps.ts';
import { createCheckout, factOf, pageHeading, payButton, typeCard, visa } from './steps/checkouts.ts';
import { jacaranda } from './steps/demo-people.ts';

const card = '4000000000003220';

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

test('3D Secure approved: it is paid', async ({ page, request }) => {
  await payWithChallenge(page, (await createCheckout(request, jacaranda)).path);
  // It survives being opened again.
  await page.reload();
  await page.getByRole('button', { name: steps.challenge.approve }).click();
  await expect(pageHeading(page)).toHaveText(`${outcome.byStatus[2].title}$350.50 MXN`);
  await expect(factOf(page, outcome.method)).toHaveText('Visa ···· 3220');
});

test('3D Secure approved in two steps: it is authorized', async ({ page, request }) => {
  const { path } = await createCheckout(request, jacaranda, { PaymentProcess: { IsTwoStepPay: true } });
  await payWithChallenge(page, path);
  await page.getByRole('button', { name: steps.challenge.approve }).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[8].title);
});

test('3D Secure failed: it is declined, and another card pays', async ({ page, request }) => {
  await payWithChallenge(page, (await createCheckout(request, jacaranda)).path);
  await page.getByRole('button', { name: steps.challenge.fail }).click();
  await expect(page.getByRole('alert')).toContainText(words.declined);
  await typeCard(page, { number: visa });
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
});

test('3D Secure left: nothing was charged, and it can be tried again', async ({ page, request }) => {
  await payWithChallenge(page, (await createCheckout(request, jacaranda)).path);
  await page.getByRole('button', { name: steps.challenge.leave }).click();
  await expect(page.getByRole('alert')).toHaveText(words.attemptOf[10]);
  await typeCard(page, { number: visa });
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
});
