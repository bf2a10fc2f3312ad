import { expect, test } from 'vitest';
import { callsWords } from '#api/calls-words.ts';
import { fraudWords } from '#components/fraud/fraud-words.ts';
import { chargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { integrationWords } from '#features/integration/integration-words.ts';
import { integrationKeysWords } from '#features/integration/settings/integration-keys-words.ts';
import { singleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { signInWords } from '#features/sign-in/sign-in-words.ts';
import { statementWords } from '#features/statement/statement-words.ts';
import { subscriptionActionsWords } from '#features/subscriptions/actions/subscription-actions-words.ts';
import { authorizationWords } from '#features/transactions/authorization-words.ts';
import { refundsWords } from '#features/transactions/reversals/refunds-words.ts';
import { usersWords } from '#features/users/users-words.ts';

const authorization = authorizationWords.en;
const chargebacks = chargebacksWords.en;
const fraud = fraudWords.en;
const integration = integrationWords.en;
const keys = integrationKeysWords.en;
const refunds = refundsWords.en;
const signInEs = signInWords.es;
const signIn = signInWords.en;
const statement = statementWords.en;
const subscription = subscriptionActionsWords.en;
const users = usersWords.en;
const callsEs = callsWords.es;

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
  ['LINK-18', 'Paid league was successfully created', singleLinkWords.en.created],
  ['CHARGEBACK-29', 'Files saved successfully', chargebacks.proof.saved],
  ['STATEMENT-4', 'period missing', statement.periodMissing],
] as const;

for (const [line, specified, words] of messages)
  test(`“${specified}”`, { tags: [line] }, () => {
    expect(words).toBe(specified);
  });
