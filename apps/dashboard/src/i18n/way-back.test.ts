import { expect, test } from 'vitest';
import { authorizationWords as authorizationEn } from './en/authorization.ts';
import { controlsWords as controlsEn } from './en/controls.ts';
import { disputeWords as disputeEn } from './en/dispute.ts';
import { fraudWords as fraudEn } from './en/fraud.ts';
import { refundsWords as refundsEn } from './en/refunds.ts';
import { sandboxResetWords as sandboxResetEn } from './en/sandbox-reset.ts';
import { simulationWords as simulationEn } from './en/simulation.ts';
import { subscriptionActionsWords as subscriptionActionsEn } from './en/subscription-actions.ts';
import { usersWords as usersEn } from './en/users.ts';
import { authorizationWords as authorizationEs } from './es/authorization.ts';
import { controlsWords as controlsEs } from './es/controls.ts';
import { disputeWords as disputeEs } from './es/dispute.ts';
import { fraudWords as fraudEs } from './es/fraud.ts';
import { refundsWords as refundsEs } from './es/refunds.ts';
import { sandboxResetWords as sandboxResetEs } from './es/sandbox-reset.ts';
import { simulationWords as simulationEs } from './es/simulation.ts';
import { subscriptionActionsWords as subscriptionActionsEs } from './es/subscription-actions.ts';
import { usersWords as usersEs } from './es/users.ts';

test.each([
  ['authorization', authorizationEs.goBack, authorizationEn.goBack],
  ['dispute', disputeEs.goBack, disputeEn.goBack],
  ['blacklist', fraudEs.blacklist.goBack, fraudEn.blacklist.goBack],
  ['refund', refundsEs.goBack, refundsEn.goBack],
  ['sandbox reset', sandboxResetEs.goBack, sandboxResetEn.goBack],
  ['simulation', simulationEs.goBack, simulationEn.goBack],
  ['subscription', subscriptionActionsEs.goBack, subscriptionActionsEn.goBack],
  ['user', usersEs.form.goBack, usersEn.form.goBack],
])('the way back out of the %s dialog has the name that it has in all of them', (_dialog, es, en) => {
  expect(es).toBe(controlsEs.goBack);
  expect(en).toBe(controlsEn.goBack);
});
