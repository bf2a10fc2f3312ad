import { expect, it } from 'vitest';
import { environmentNames } from '../accounts/environments.ts';
import { frequencyNames } from '../frequencies/frequencies.ts';
import { amountLimits, currency } from '../money/money.ts';
import { summaryPeriods } from '../transactions/summary-periods.ts';
import { limits } from './limits.ts';

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

/** The specification's figures, each with its line; below them what the decisions add. */
const figures: readonly (readonly [string | string[], string, number, number])[] = [
  ['PORTAL-36', 'rows of a page', limits.rowsOfPage, 10],
  ['PORTAL-37', 'buttons of the pagination', limits.pageButtons, 10],
  ['PORTAL-41', 'a toast', limits.toast, 5 * second],
  ['REFUND-25', "a refund's toast", limits.refundToast, 10 * second],
  ['PORTAL-45', 'the warning of a justification', limits.justificationWarning, 5 * second],
  ['PORTAL-44', 'a justification, at least', limits.justification.min, 5],
  ['PORTAL-44', 'a justification, at most', limits.justification.max, 250],
  ['SETTING-5', 'the notification text', limits.notificationText, 600],
  ['SETTING-6', 'the notification e-mails', limits.notificationEmails, 600],
  ['FILE-1', 'a file', limits.fileBytes, 10_240 * 1_024],
  ['REFUND-5', 'the wait before a refund', limits.refundWait, 5 * minute],
  ['REFUND-6', 'the wait before a partial refund', limits.partialRefundWait, 24 * hour],
  ['PREAUTH-9', 'an authorization', limits.authorizationValidity, 7 * day],
  ['MONEY-1', 'an amount in centavos, at least', amountLimits.min, 100],
  ['MONEY-1', 'an amount in centavos, at most', amountLimits.max, 100_000_000],
  ['LINK-33', 'the payments of a paid league, at least', limits.linkPayments.min, 2],
  ['LINK-34', 'the payments of a paid league, at most', limits.linkPayments.max, 1_000_000],
  ['FRAUD-4', 'the value of a velocity rule, at least', limits.velocityValue.min, 1],
  ['FRAUD-4', 'the value of a velocity rule, at most', limits.velocityValue.max, 29],
  ['CHARGEBACK-24', 'the files of a proof', limits.chargebackFiles, 5],
  ['CHARGEBACK-5', 'the proof of a chargeback', limits.chargebackProof, 10 * day],
  ['CHARGEBACK-6', 'the decision of a chargeback', limits.chargebackDecision, 15 * day],
  ['SUBSCRIPTION-26', 'the attempts of a collection', limits.collectionAttempts, 3],
  [[], 'an idle session', limits.sessionIdle, 60 * minute],
  [[], 'a session', limits.sessionLife, 12 * hour],
];

for (const [line, name, limit, specified] of figures)
  it(`${name} is what is specified`, { tags: line }, () => {
    expect(limit).toBe(specified);
  });

it('has the currency, environments, periods and frequencies that are specified', {
  tags: ['CALL-21', 'LOGIN-6', 'PAYMENT-28', 'PORTAL-46', 'RESUME-1', 'SUBSCRIPTION-18'],
}, () => {
  expect(currency).toBe('MXN');
  expect(environmentNames).toEqual(['Sandbox', 'Production']);
  expect(summaryPeriods).toEqual(['0-D', '1-D', '6-D', '1-M', '3-M']);
  expect(frequencyNames).toEqual(['Daily', 'Biweekly', 'Monthly', 'Halfyearly', 'Annual', 'Scheduled']);
});
