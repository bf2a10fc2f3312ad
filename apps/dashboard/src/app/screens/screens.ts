import type { Permission } from '@pasarela/contracts/roles/permissions';
import type { portalWords } from '#app/screens/portal-words.ts';

export type ScreenWord = keyof typeof portalWords.es.screens;

/** A screen behind the sign-in: its route, who may open it and what it is called. */
type Screen = { readonly path: string; readonly permission: Permission; readonly word: ScreenWord };

/** The screens of the portal. Menus, guards and titles follow from this one table. */
export const screens = {
  resume: { path: '/home', permission: 'viewResume', word: 'resume' },
  transactions: { path: '/transactions', permission: 'viewTransactions', word: 'transactions' },
  transactionDetail: {
    path: '/transaction-detail',
    permission: 'viewTransactions',
    word: 'transactionDetail',
  },
  preauthorizations: {
    path: '/preauthorizations',
    permission: 'managePreauthorizations',
    word: 'preauthorizations',
  },
  subscriptions: { path: '/subscriptions', permission: 'manageSubscriptions', word: 'subscriptions' },
  subscriptionDetail: {
    path: '/subscriptions-details/:active/:id',
    permission: 'manageSubscriptions',
    word: 'subscriptionDetail',
  },
  paidLeagues: { path: '/paid-leagues', permission: 'managePaymentLinks', word: 'paidLeagues' },
  leagueSingle: { path: '/leagues-single', permission: 'managePaymentLinks', word: 'leagueSingle' },
  leaguesBulk: { path: '/leagues-bulk', permission: 'managePaymentLinks', word: 'leaguesBulk' },
  fraud: { path: '/fraud-management', permission: 'manageFraud', word: 'fraud' },
  chargebacks: { path: '/chargebacks', permission: 'manageChargebacks', word: 'chargebacks' },
  chargebackDetail: {
    path: '/chargebacks-detail',
    permission: 'manageChargebacks',
    word: 'chargebackDetail',
  },
  integration: { path: '/integration', permission: 'manageIntegration', word: 'integration' },
  requestLog: { path: '/request-log', permission: 'viewRequestLog', word: 'requestLog' },
  account: { path: '/my-account', permission: 'viewAccount', word: 'account' },
  help: { path: '/help-center', permission: 'viewHelp', word: 'help' },
  statement: { path: '/statment', permission: 'viewStatement', word: 'statement' },
  settlements: { path: '/settlements', permission: 'viewStatement', word: 'settlements' },
  settlementDetail: { path: '/settlement-detail', permission: 'viewStatement', word: 'settlementDetail' },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

export const screenNames = Object.keys(screens) as ScreenName[];
