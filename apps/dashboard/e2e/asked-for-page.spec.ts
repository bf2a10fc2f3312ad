import { expect, test } from '@playwright/test';
import { businessesWords as businesses } from '#i18n/es/businesses.ts';
import { resumeWords as resume } from '#i18n/es/resume.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { newReference, payByCard } from './steps/payment-calls.ts';
import { enterByScreens, sendSignIn } from './steps/sign-in.ts';

test('a link to a payment leads there once its reader has signed in and entered the business', async ({
  page,
  request,
}) => {
  const { transactionNumber } = await payByCard(request, jacaranda, {
    ReferenceNumber: newReference(),
    Amount: 120,
  });
  const address = `/transaction-detail?id=${transactionNumber}`;
  await page.goto(address);
  await expect(page).toHaveURL('/login');
  await sendSignIn(page, { user: userOfRole.General });
  await page.getByRole('link', { name: businesses.enterTo(jacaranda.name) }).click();
  await expect(page).toHaveURL(address);
  // It is remembered once.
  await page.goto('/business');
  await page.getByRole('link', { name: businesses.enterTo(jacaranda.name) }).click();
  await expect(page).toHaveURL('/home');
});

test('the resume shows what just happened, and leads to it', async ({ page, request }) => {
  const ReferenceNumber = newReference();
  const { transactionNumber } = await payByCard(request, jacaranda, { ReferenceNumber, Amount: 80 });
  await enterByScreens(page, jacaranda, { user: userOfRole.Reportes });
  await page
    .getByRole('region', { name: resume.recent })
    .getByRole('link')
    .filter({ hasText: ReferenceNumber })
    .click();
  await expect(page).toHaveURL(`/transaction-detail?id=${transactionNumber}`);
});
