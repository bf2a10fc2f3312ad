import { expect, type Page, test } from '@playwright/test';
import { checkoutWords } from '#features/checkout/checkout-words.ts';
import { checkoutOutcomeWords } from '#features/checkout/outcome/checkout-outcome-words.ts';
import { checkoutStepsWords } from '#features/checkout/steps/checkout-steps-words.ts';
import { createCheckout, factOf, pageHeading, payButton, typeCard, visa } from './steps/checkouts.ts';
import { jacaranda } from './steps/demo-people.ts';

const words = checkoutWords.es;
const outcome = checkoutOutcomeWords.es;
const steps = checkoutStepsWords.es;

const choose = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('radio', { name: words.methods[13].label }).check();
  await expect(page.getByText('2 pagos de $70.11 y 3 pagos de $70.10')).toBeVisible();
  await payButton(page).click();
  await expect(pageHeading(page)).toHaveText(`${steps.aplazo.about(jacaranda.name)}$350.52 MXN`);
  await expect(page.getByRole('table').locator('td')).toHaveText([
    '$70.11',
    '$70.11',
    '$70.10',
    '$70.10',
    '$70.10',
    '$350.52',
  ]);
};

test('Aplazo accepted: it is paid', async ({ page, request }) => {
  await choose(page, (await createCheckout(request, jacaranda, { Amount: 350.52 })).path);
  await page.getByRole('button', { name: steps.aplazo.approve }).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
  await expect(factOf(page, outcome.method)).toHaveText('Aplazo');
});

test('Aplazo rejected: it is declined, and a card pays', async ({ page, request }) => {
  await choose(page, (await createCheckout(request, jacaranda, { Amount: 350.52 })).path);
  await page.getByRole('button', { name: steps.aplazo.reject }).click();
  await expect(page.getByRole('alert')).toContainText(words.declined);
  await typeCard(page, { number: visa });
  await payButton(page).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[2].title);
});

test('Aplazo left: the payment is canceled', async ({ page, request }) => {
  await choose(page, (await createCheckout(request, jacaranda, { Amount: 350.52 })).path);
  await page.getByRole('button', { name: steps.aplazo.leave }).click();
  await expect(pageHeading(page)).toContainText(outcome.byStatus[4].title);
});
