import { expect, it } from 'vitest';
import { environmentNames } from '../accounts/environments.ts';
import { frequencyNames } from '../frequencies/frequencies.ts';
import { amountLimits, currency } from '../money/money.ts';
import { summaryPeriods } from '../transactions/summary-periods.ts';
import { limits } from './limits.ts';

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

/** The dashboard's specification, section 9, figure by figure; below it what the decisions add. */
it.each([
  ['rows of a page', limits.rowsOfPage, 10],
  ['buttons of the pagination', limits.pageButtons, 10],
  ['a toast', limits.toast, 5 * second],
  ["a refund's toast", limits.refundToast, 10 * second],
  ['the warning of a justification', limits.justificationWarning, 5 * second],
  ['a justification, at least', limits.justification.least, 5],
  ['a justification, at most', limits.justification.most, 250],
  ['the notification text', limits.notificationText, 600],
  ['the notification e-mails', limits.notificationEmails, 600],
  ['a file', limits.fileBytes, 10_240 * 1_024],
  ['the wait before a refund', limits.refundWait, 5 * minute],
  ['the wait before a partial refund', limits.partialRefundWait, 24 * hour],
  ['an authorization', limits.authorizationValidity, 7 * day],
  ['an amount in centavos, at least', amountLimits.least, 100],
  ['an amount in centavos, at most', amountLimits.most, 100_000_000],
  ['the payments of a paid league, at least', limits.linkPayments.least, 2],
  ['the payments of a paid league, at most', limits.linkPayments.most, 1_000_000],
  ['the value of a velocity rule, at least', limits.velocityValue.least, 1],
  ['the value of a velocity rule, at most', limits.velocityValue.most, 29],
  ['the files of a proof', limits.chargebackFiles, 5],
  ['the proof of a chargeback', limits.chargebackProof, 10 * day],
  ['the decision of a chargeback', limits.chargebackDecision, 15 * day],
  ['the attempts of a collection', limits.collectionAttempts, 3],
  ['an idle session', limits.sessionIdle, 60 * minute],
  ['a session', limits.sessionLife, 12 * hour],
] as const)('%s is what is specified', (_, limit, specified) => {
  expect(limit).toBe(specified);
});

it('has the currency, environments, periods and frequencies that are specified', () => {
  expect(currency).toBe('MXN');
  expect(environmentNames).toEqual(['Sandbox', 'Production']);
  expect(summaryPeriods).toEqual(['0-D', '1-D', '6-D', '1-M', '3-M']);
  expect(frequencyNames).toEqual(['Daily', 'Biweekly', 'Monthly', 'Halfyearly', 'Annual', 'Scheduled']);
});
