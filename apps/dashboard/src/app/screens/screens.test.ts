import { expect, test } from 'vitest';
import { screens } from './screens.ts';

/** The routes of the specification behind the choice of a business, each with its line. */
const routes = [
  ['PORTAL-6', 'resume', '/home', 'viewResume'],
  ['PORTAL-7', 'transactions', '/transactions', 'viewTransactions'],
  ['PORTAL-8', 'transactionDetail', '/transaction-detail', 'viewTransactions'],
  ['PORTAL-9', 'preauthorizations', '/preauthorizations', 'managePreauthorizations'],
  ['PORTAL-10', 'subscriptions', '/subscriptions', 'manageSubscriptions'],
  ['PORTAL-11', 'subscriptionDetail', '/subscriptions-details/:active/:id', 'manageSubscriptions'],
  ['PORTAL-12', 'paidLeagues', '/paid-leagues', 'managePaymentLinks'],
  ['PORTAL-13', 'leagueSingle', '/leagues-single', 'managePaymentLinks'],
  ['PORTAL-14', 'leaguesBulk', '/leagues-bulk', 'managePaymentLinks'],
  ['PORTAL-15', 'fraud', '/fraud-management', 'manageFraud'],
  ['PORTAL-16', 'chargebacks', '/chargebacks', 'manageChargebacks'],
  ['PORTAL-17', 'chargebackDetail', '/chargebacks-detail', 'manageChargebacks'],
  ['PORTAL-18', 'integration', '/integration', 'manageIntegration'],
  ['PORTAL-19', 'account', '/my-account', 'viewAccount'],
  ['PORTAL-20', 'help', '/help-center', 'viewHelp'],
  ['PORTAL-21', 'statement', '/statment', 'viewStatement'],
] as const;

for (const [line, name, path, permission] of routes)
  test(`${name} stands at ${path} for who may ${permission}`, { tags: [line] }, () => {
    expect(screens[name]).toMatchObject({ path, permission });
  });
