import { expect, test } from '@playwright/test';
import { commonScreens, screens } from '#app/screens/screens.ts';
import { integrationWords } from '#features/integration/integration-words.ts';
import { signInWords } from '#features/sign-in/sign-in-words.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { beSignedIn, signInTo } from './steps/sign-in.ts';
import { findTransactions } from './steps/transactions.ts';

const pages = { ...commonScreens, ...screens };

/** The routes of the specification, each with its line, and what stands there. */
const routes = [
  ['PORTAL-4', '/business', pages.businesses.title.es],
  ['PORTAL-5', '/users', pages.users.title.es],
  ['PORTAL-6', '/home', pages.resume.title.es],
  ['PORTAL-7', '/transactions', pages.transactions.title.es],
  ['PORTAL-9', '/preauthorizations', pages.preauthorizations.title.es],
  ['PORTAL-10', '/subscriptions', pages.subscriptions.title.es],
  ['PORTAL-12', '/paid-leagues', pages.paidLeagues.title.es],
  ['PORTAL-13', '/leagues-single', pages.leagueSingle.title.es],
  ['PORTAL-14', '/leagues-bulk', pages.leaguesBulk.title.es],
  ['PORTAL-16', '/chargebacks', pages.chargebacks.title.es],
  ['PORTAL-15', '/fraud-management', pages.fraud.title.es],
  ['PORTAL-18', '/integration', pages.integration.title.es],
  ['PORTAL-19', '/my-account', pages.account.title.es],
  ['PORTAL-20', '/help-center', pages.help.title.es],
  ['PORTAL-21', '/statment', pages.statement.title.es],
] as const;

test('/ and /login are the sign-in', { tag: '@LOGIN-2' }, async ({ page }) => {
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByLabel(signInWords.es.password, { exact: true })).toBeVisible();
  }
});

test('every route without a payment in its address is a screen of its own', {
  tag: routes.map(([line]) => `@${line}`),
}, async ({ page }) => {
  await beSignedIn(page, jacaranda, { user: userOfRole.Admin });
  for (const [, path, title] of routes) {
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('/transaction-detail is its own screen', { tag: '@PORTAL-8' }, async ({ page, request }) => {
  const [payment] = await findTransactions(request, jacaranda, { idStatus: 2, rowsOfPage: 1 });
  await signInTo(page, jacaranda, {
    user: userOfRole.Admin,
    at: `/transaction-detail?id=${payment?.idTransaction}`,
  });
  await expect(page.getByRole('term').first()).toHaveText('Referencia');
  await expect(page.getByRole('definition').first()).toContainText(payment?.referenceNumber ?? '');
});

test('the integration has General, Keys and Webhooks', { tag: '@PORTAL-18' }, async ({ page }) => {
  await signInTo(page, jacaranda, { user: userOfRole.Admin, at: '/integration' });
  const menu = page.getByRole('navigation', { name: integrationWords.es.menu });
  // The e-mails that were sent follow them.
  for (const [place, name] of ['General', 'Llaves', 'Webhooks'].entries())
    await expect(menu.getByRole('link').nth(place)).toHaveText(name);
});
