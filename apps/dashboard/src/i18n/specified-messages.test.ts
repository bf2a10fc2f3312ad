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
import { subscriptionActionsWords as subscription } from './en/subscription-actions.ts';
import { usersWords as users } from './en/users.ts';
import { callsWords as callsEs } from './es/calls.ts';
import { signInWords as signInEs } from './es/sign-in.ts';

/**
 * The specified messages of the dashboard, letter for letter, each with its line. The server's messages are tested in the
 * contracts.
 */
const messages = [
  ['LOGIN-4', 'This field is required', signIn.required],
  ['LOGIN-8', 'Invalid login', signIn.invalid],
  ['LOGIN-8', 'Inicio de sesión inválido', signInEs.invalid],
  ['PORTAL-43', 'El Servicio no se encuentra disponible', callsEs.unavailable],
  ['SETTING-17', 'Error updating', integration.notUpdated],
  ['SETTING-18', 'Error updating URL', integration.urlNotUpdated],
  ['SETTING-19', 'Public key error', keys.publicKey.notMade],
  ['SETTING-20', 'Error saving this file', integration.logo.notUploaded],
  ['SETTING-14', 'Updated correctly', integration.updated],
  ['SETTING-14', 'Updated correctly', fraud.velocity.updated],
  ['SETTING-15', 'URL updated correctly', integration.urlUpdated],
  ['SETTING-16', 'Public key created', keys.publicKey.made],
  ['REFUND-19', 'Refund with success', refunds.success],
  ['PREAUTH-10', 'Transaction captured successfully', authorization.charge.success],
  ['PREAUTH-11', 'Transaction canceled successfully', authorization.cancel.success],
  ['SUBSCRIPTION-33', 'Subscription canceled successfully', subscription.cancel.success],
  ['SUBSCRIPTION-34', 'Subscription reactivated successfully', subscription.reactivate.success],
  ['SUBSCRIPTION-35', 'League to replace card created successfully', subscription.replaceCard.success],
  [
    'SUBSCRIPTION-47',
    'The reprocess of subscriptions has started, it may take a long time',
    subscription.reprocess.success,
  ],
  ['USER-18', 'User saved correctly', users.saved],
  ['USER-16', 'The user must have at least one business asigned', users.form.businessRequired],
  ['LINK-18', 'Paid league was successfully created', singleLinkWords.created],
  ['CHARGEBACK-29', 'Files saved successfully', chargebacks.proof.saved],
  ['STATEMENT-4', 'period missing', statement.periodMissing],
] as const;

for (const [line, specified, words] of messages)
  test(`“${specified}”`, { tags: [line] }, () => {
    expect(words).toBe(specified);
  });
