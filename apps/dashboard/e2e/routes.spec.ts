import { expect, test } from '@playwright/test';
import { portalWords } from '#app/screens/portal-words.ts';
import { integrationWords } from '#features/integration/settings/integration-words.ts';
import { signInWords } from '#features/sign-in/sign-in-words.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { beSignedIn, signInTo } from './steps/sign-in.ts';
import { findTransactions } from './steps/transactions.ts';

const heading = portalWords.es.screens;

/** The routes of the specification, each with its line, and what stands there. */
const routes = [
  ['PORTAL-4', '/business', heading.businesses],
  ['PORTAL-5', '/users', heading.users],
  ['PORTAL-6', '/home', heading.resume],
  ['PORTAL-7', '/transactions', heading.transactions],
  ['PORTAL-9', '/preauthorizations', heading.preauthorizations],
  ['PORTAL-10', '/subscriptions', heading.subscriptions],
  ['PORTAL-12', '/paid-leagues', heading.paidLeagues],
  ['PORTAL-13', '/leagues-single', heading.leagueSingle],
  ['PORTAL-14', '/leagues-bulk', heading.leaguesBulk],
  ['PORTAL-16', '/chargebacks', heading.chargebacks],
  ['PORTAL-15', '/fraud-management', heading.fraud],
  ['PORTAL-18', '/integration', heading.integration],
  ['PORTAL-19', '/my-account', heading.account],
  ['PORTAL-20', '/help-center', heading.help],
  ['PORTAL-21', '/statment', heading.statement],
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
