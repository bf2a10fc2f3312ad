import { expect, test } from 'vitest';
import { authorizationWords as authorization } from './en/authorization.ts';
import { chargebacksWords as chargebacks } from './en/chargebacks.ts';
import { fraudWords as fraud } from './en/fraud.ts';
import { integrationWords as integration } from './en/integration.ts';
import { integrationKeysWords as keys } from './en/integration-keys.ts';
import { refundsWords as refunds } from './en/refunds.ts';
import { signInWords as signIn } from './en/sign-in.ts';
import { singleLinkWords } from './en/single-link.ts';
import { statementWords as statement } from './en/statement.ts';
import {
  subscriptionActionsWords as subscription,
  subscriptionActionsWords as subscriptionActions,
} from './en/subscription-actions.ts';
import { usersWords as users } from './en/users.ts';
import { callsWords as callsEs } from './es/calls.ts';
import { signInWords as signInEs } from './es/sign-in.ts';

/** The dashboard's specification, sections 5 and 8, letter for letter. Those that the server says stand in contracts. */
test.each([
  ['This field is required', signIn.required],
  ['Invalid login', signIn.invalid],
  ['Inicio de sesión inválido', signInEs.invalid],
  ['El Servicio no se encuentra disponible', callsEs.unavailable],
  ['Error updating', integration.notUpdated],
  ['Error updating URL', integration.urlNotUpdated],
  ['Public key error', keys.publicKey.notMade],
  ['Error saving this file', integration.logo.notUploaded],
  ['Updated correctly', integration.updated],
  ['Updated correctly', fraud.velocity.updated],
  ['URL updated correctly', integration.urlUpdated],
  ['Public key created', keys.publicKey.made],
  ['Refund with success', refunds.success],
  ['Transaction captured successfully', authorization.charge.success],
  ['Transaction canceled successfully', authorization.cancel.success],
  ['Subscription canceled successfully', subscription.cancel.success],
  ['Subscription reactivated successfully', subscription.reactivate.success],
  ['League to replace card created successfully', subscription.replaceCard.success],
  ['The reprocess of subscriptions has started, it may take a long time', subscription.reprocess.success],
  ['User saved correctly', users.saved],
  ['The user must have at least one business asigned', users.form.businessRequired],
  ['Paid league was successfully created', singleLinkWords.created],
  ['Files saved successfully', chargebacks.proof.saved],
  ['period missing', statement.periodMissing],
  ['Subscription canceled successfully', subscriptionActions.cancel.success],
  ['Subscription reactivated successfully', subscriptionActions.reactivate.success],
  ['League to replace card created successfully', subscriptionActions.replaceCard.success],
  [
    'The reprocess of subscriptions has started, it may take a long time',
    subscriptionActions.reprocess.success,
  ],
])('“%s”', (specified, words) => {
  expect(words).toBe(specified);
});
