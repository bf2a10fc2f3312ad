import { expect, test } from 'vitest';
import { screens } from './screens.ts';

/** The routes of the dashboard's specification, section 2, behind the choice of a business. */
test.each([
  ['resume', '/home', 'viewResume'],
  ['transactions', '/transactions', 'viewTransactions'],
  ['transactionDetail', '/transaction-detail', 'viewTransactions'],
  ['preauthorizations', '/preauthorizations', 'managePreauthorizations'],
  ['subscriptions', '/subscriptions', 'manageSubscriptions'],
  ['subscriptionDetail', '/subscriptions-details/:active/:id', 'manageSubscriptions'],
  ['paidLeagues', '/paid-leagues', 'managePaymentLinks'],
  ['leagueSingle', '/leagues-single', 'managePaymentLinks'],
  ['leaguesBulk', '/leagues-bulk', 'managePaymentLinks'],
  ['fraud', '/fraud-management', 'manageFraud'],
  ['chargebacks', '/chargebacks', 'manageChargebacks'],
  ['chargebackDetail', '/chargebacks-detail', 'manageChargebacks'],
  ['integration', '/integration', 'manageIntegration'],
  ['account', '/my-account', 'viewAccount'],
  ['help', '/help-center', 'viewHelp'],
  ['statement', '/statment', 'viewStatement'],
] as const)('%s stands at %s for who may %s', (name, path, permission) => {
  expect(screens[name]).toMatchObject({ path, permission });
});
