import { expect, test } from '@playwright/test';
import { portalWords } from '#app/screens/portal-words.ts';
import { businessesWords } from '#features/businesses/businesses-words.ts';
import { resumeWords } from '#features/resume/resume-words.ts';
import { signInWords } from '#features/sign-in/sign-in-words.ts';
import { sessionWords } from '#session/session-words.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { newReference, payByCard } from './steps/payment-calls.ts';
import { enterByScreens, sendSignIn } from './steps/sign-in.ts';

const businesses = businessesWords.es;
const portal = portalWords.es;
const resume = resumeWords.es;
const session = sessionWords.es;
const signIn = signInWords.es;

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

test('the resume shows what just happened, and leads to it; in a new tab too, which shares the session', async ({
  page,
  context,
  request,
}) => {
  const ReferenceNumber = newReference();
  const { transactionNumber } = await payByCard(request, jacaranda, { ReferenceNumber, Amount: 80 });
  await enterByScreens(page, jacaranda, { user: userOfRole.Reportes });
  const payment = page
    .getByRole('region', { name: resume.recent })
    .getByRole('link')
    .filter({ hasText: ReferenceNumber });
  // What a link that is opened in a new tab does: the browser gives it none of this tab's storage.
  const tab = await context.newPage();
  await tab.goto((await payment.getAttribute('href')) ?? '');
  await expect(tab).toHaveURL(`/transaction-detail?id=${transactionNumber}`);
  await expect(tab.getByRole('definition').first()).toContainText(ReferenceNumber);
  await page.bringToFront();
  await payment.click();
  await expect(page).toHaveURL(`/transaction-detail?id=${transactionNumber}`);

  // The documentation is of the same origin, and is given nothing.
  const docs = await context.newPage();
  await docs.goto('/docs/');
  expect(await docs.evaluate(() => Object.keys(sessionStorage).filter((key) => key === 'token'))).toEqual([]);

  await page.getByRole('button', { name: portal.accountMenu(jacaranda.name) }).click();
  await page.getByRole('menuitem', { name: portal.logOut }).click();
  await expect(page).toHaveURL('/');
  await expect(tab).toHaveURL('/login');
  await expect(tab.getByText(session.closedElsewhere)).toBeVisible();
  // Who signs in again in one tab may go on in the other, at the page that was there.
  await sendSignIn(page, { user: userOfRole.Reportes });
  await expect(page).toHaveURL('/business');
  await tab.reload();
  await tab.getByRole('button', { name: signIn.open.goOn }).click();
  await expect(tab).toHaveURL(`/transaction-detail?id=${transactionNumber}`);
});
