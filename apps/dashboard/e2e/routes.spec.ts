import { expect, test } from '@playwright/test';
import { integrationWords } from '#i18n/es/integration.ts';
import { portalWords } from '#i18n/es/portal.ts';
import { signInWords } from '#i18n/es/sign-in.ts';
import { jacaranda, userOfRole } from './steps/demo-people.ts';
import { signInTo } from './steps/sign-in.ts';
import { findTransactions } from './steps/transactions.ts';

const heading = portalWords.screens;

/** The routes of the dashboard's specification, section 2, and what stands at each. */
const routes = [
  ['/business', heading.businesses],
  ['/users', heading.users],
  ['/home', heading.resume],
  ['/transactions', heading.transactions],
  ['/preauthorizations', heading.preauthorizations],
  ['/subscriptions', heading.subscriptions],
  ['/paid-leagues', heading.paidLeagues],
  ['/leagues-single', heading.leagueSingle],
  ['/leagues-bulk', heading.leaguesBulk],
  ['/chargebacks', heading.chargebacks],
  ['/fraud-management', heading.fraud],
  ['/integration', heading.integration],
  ['/my-account', heading.account],
  ['/help-center', heading.help],
  ['/statment', heading.statement],
] as const;

test('/ and /login are the sign-in', { tag: '@LOGIN-2' }, async ({ page }) => {
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByLabel(signInWords.password, { exact: true })).toBeVisible();
  }
});

test('every route without a payment in its address is a screen of its own', {
  tag: [
    '@PORTAL-4',
    '@PORTAL-5',
    '@PORTAL-6',
    '@PORTAL-7',
    '@PORTAL-10',
    '@PORTAL-12',
    '@PORTAL-13',
    '@PORTAL-14',
    '@PORTAL-15',
    '@PORTAL-16',
    '@PORTAL-19',
    '@PORTAL-20',
    '@PORTAL-21',
  ],
}, async ({ page }) => {
  await signInTo(page, jacaranda, { user: userOfRole.Admin });
  for (const [path, title] of routes) {
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
  const menu = page.getByRole('navigation', { name: integrationWords.menu });
  // The e-mails that were sent follow them.
  for (const [place, name] of ['General', 'Llaves', 'Webhooks'].entries())
    await expect(menu.getByRole('link').nth(place)).toHaveText(name);
});
