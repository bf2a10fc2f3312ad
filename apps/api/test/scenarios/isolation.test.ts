import { type ErrorCode, errorCodes } from '@pasarela/contracts/errors/error-codes';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import type { TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import { testCards } from '@pasarela/contracts/test-cards/test-cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { NewTransaction } from '#core/transactions/transaction-life.ts';
import { sql } from '#database/sql.ts';
import { demoPassword } from '#seed/demo-people.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf, createApiKey, createMember } from '../factories/accounts-factory.ts';
import {
  createCardToken,
  createPublicKey,
  createSubscription,
  formSessionOf,
  sentCard,
} from '../factories/cards-factory.ts';
import { createChargeback, createProof, pdf } from '../factories/chargebacks-factory.ts';
import { createEmail } from '../factories/emails-factory.ts';
import { createFile, png } from '../factories/files-factory.ts';
import { createBlacklistEntry } from '../factories/fraud-factory.ts';
import { createLink, linkFileOf, linkOf } from '../factories/payment-links-factory.ts';
import { newReference, orderOf, paymentOf } from '../factories/payments-factory.ts';
import { createLoggedRequest } from '../factories/requests-factory.ts';
import { createSettlement } from '../factories/settlements-factory.ts';
import {
  createFailedToday,
  createPausedSubscription,
  createReplacement,
} from '../factories/subscriptions-factory.ts';
import { createTransaction, type MadeTransaction } from '../factories/transactions-factory.ts';
import { createPasswordToken, newUserOf } from '../factories/users-factory.ts';
import { createMessage, setAddresses } from '../factories/webhooks-factory.ts';
import { keptSecrets, rowsOfAccounts, textsOfAccounts, textsWithin } from '../kept-texts.ts';
import { basic, bearer, demoKey, ollinKey, type Sent } from '../operation-calls.ts';
import { rowOf } from '../table-rows.ts';

const everybody = roleNames;
const operators = ['Admin', 'Administrador', 'General'] as const;
const integrators = ['Admin', 'Administrador', 'Desarrollador'] as const;
const administrators = ['Admin', 'Administrador'] as const;
const owner = ['Admin'] as const;

type Walk = {
  /** Who may make the call. */
  readonly may: readonly RoleName[] | 'anybody' | 'anybodySignedIn' | 'apiKey' | 'payer';
  /** A good call. `own` is a transaction of the business, made for this call. */
  readonly call: (own: MadeTransaction, businessId: number) => Omit<Sent, 'headers'>;
  /** The status that `own` must be in; paid, where nothing is said. */
  readonly own?: TransactionStatus;
  /** Where the call may name a business, besides the header. */
  readonly names?: 'query' | 'body' | 'path';
  /** The header names no business: the call judges what it is told of businesses itself. */
  readonly signedIn?: true;
  /** The call names a transaction, or what has the same number: in these ways. */
  readonly transaction?: (transaction: MadeTransaction) => readonly Omit<Sent, 'headers'>[];
  /** What it answers where there is none, if not `transaction_not_found`. */
  readonly absent?: ErrorCode;
  /** What it is refused with in production, where nothing has happened. */
  readonly inProduction?: ErrorCode;
};

const byId = ({ id }: MadeTransaction) => [{ params: { idTransaction: id } }];
const refundOf = ({ id, code }: MadeTransaction) => [
  { body: { transactionCode: code, amount: 1 } },
  { body: { transactionCode: String(id), amount: 1 } },
];
const captureOf = ({ id, code }: MadeTransaction) => [
  { body: { idTransaction: id, Amount: 1 } },
  { body: { transactionCode: code, Amount: 1 } },
];
const cancelOf = ({ id, code }: MadeTransaction) => [
  { body: { idTransaction: id, Reason: 'Se agotó.' } },
  { body: { transactionCode: code, Reason: 'Se agotó.' } },
];
const payCaptureOf = ({ id, code }: MadeTransaction) => [
  { body: { TransactionNumber: String(id), Amount: 1 } },
  { body: { TransactionCode: code, Amount: 1 } },
];
const payCancelOf = ({ id, code }: MadeTransaction) => [
  { body: { TransactionNumber: String(id), Reason: 'x' } },
  { body: { TransactionCode: code, Reason: 'x' } },
];
const none = () => ({});

/** What exists in the sandbox and nowhere else, for users too. */
const sandboxAlone: readonly OperationName[] = [
  'getClock',
  'moveClock',
  'getNextOutcome',
  'setNextOutcome',
  'getSandboxContents',
  'resetSandbox',
  'exportSnapshot',
  'importSnapshot',
  'listInbox',
  'clearInbox',
];

/** Every operation, written down a second time: one that is missing here fails. */
const walks: Readonly<Record<OperationName, Walk>> = {
  getHealth: { may: 'anybody', call: none },
  getReadiness: { may: 'anybody', call: none },
  login: {
    may: 'anybody',
    call: () => ({ body: { UserName: 'admin', Password: demoPassword, Environment: 'Sandbox' } }),
  },
  authenticate: {
    may: 'anybody',
    call: () => ({ body: { UserId: 'demo-sandbox-key', Password: 'demo-sandbox-password' } }),
  },
  logout: { may: 'anybodySignedIn', call: none },
  logoutEverywhere: { may: 'anybodySignedIn', call: none },
  getSession: { may: 'anybodySignedIn', call: none },
  getRole: { may: 'anybodySignedIn', call: (_, companyId) => ({ params: { companyId } }) },
  listCompanies: { may: 'anybodySignedIn', call: () => ({ params: { param: '0' } }) },
  getAccountInformation: { may: 'anybodySignedIn', call: (_, company) => ({ params: { company } }) },
  changePassword: {
    may: 'anybodySignedIn',
    call: () => ({ body: { currentPassword: demoPassword, newPassword: 'cuatro-nubes-y-un-faro' } }),
  },
  forgotPassword: { may: 'anybody', call: () => ({ body: { user: 'nadie' } }) },
  getPasswordLink: { may: 'anybody', call: ({ code }) => ({ body: { token: code } }) },
  resetPassword: {
    may: 'anybody',
    call: ({ code }) => ({ body: { token: code, newPassword: 'cuatro-nubes-y-un-faro' } }),
  },
  listUsers: { may: administrators, signedIn: true, call: (_, id) => ({ params: { id } }) },
  listUsersToInvite: { may: administrators, signedIn: true, call: none },
  registerUser: {
    may: administrators,
    signedIn: true,
    call: ({ id }, idCompany) => ({ body: { ...newUserOf(id), companies: [{ idCompany, roleId: 2 }] } }),
  },
  setUserAccess: {
    may: administrators,
    signedIn: true,
    call: (_, idCompany) => ({ body: { idCompany, id: colleague, access: 'enabled' } }),
  },
  listStatuses: { may: 'anybodySignedIn', call: none },
  listChargebackStatuses: { may: 'anybodySignedIn', call: none },
  getSiteSettings: { may: everybody, call: none },
  getSummary: {
    may: everybody,
    call: (_, idCompany) => ({ params: { idCompany, period: '1-M' } }),
    names: 'path',
  },
  getAttention: {
    may: everybody,
    call: (_, idCompany) => ({ params: { idCompany } }),
    names: 'path',
  },
  getFirstSteps: {
    may: everybody,
    call: (_, idCompany) => ({ params: { idCompany } }),
    names: 'path',
  },
  listTransactions: { may: everybody, call: none, names: 'query' },
  reportTransactions: { may: everybody, call: () => ({ body: {} }), names: 'query' },
  getTransaction: {
    may: everybody,
    call: ({ id }) => ({ params: { idTransaction: id } }),
    transaction: byId,
  },
  getStory: { may: everybody, call: ({ id }) => ({ params: { idTransaction: id } }), transaction: byId },
  createRefund: {
    may: owner,
    call: ({ code }) => ({ body: { transactionCode: code, amount: 1 } }),
    names: 'body',
    transaction: refundOf,
  },
  captureTransaction: {
    may: operators,
    own: 8,
    call: ({ id }) => ({ body: { idTransaction: id, Amount: 1 } }),
    names: 'body',
    transaction: captureOf,
  },
  cancelTransaction: {
    may: operators,
    own: 8,
    call: ({ id }) => ({ body: { idTransaction: id, Reason: 'Se agotó.' } }),
    names: 'body',
    transaction: cancelOf,
  },
  simulateCashPayment: {
    may: operators,
    own: 5,
    call: ({ id }) => ({ params: { id } }),
    transaction: ({ id }) => [{ params: { id } }],
  },
  listChargebacks: { may: administrators, call: none, names: 'query' },
  getChargeback: {
    may: administrators,
    call: ({ id }) => ({ params: { id } }),
    transaction: ({ id }) => [{ params: { id } }],
    absent: 'chargeback_not_found',
  },
  getChargebackDates: { may: administrators, call: none },
  reportChargebacks: { may: administrators, call: () => ({ body: {} }), names: 'query' },
  saveChargebackProof: {
    may: administrators,
    call: ({ id }) => ({ body: { idTransaction: id }, files: [{ fileName: 'guia.pdf', content: pdf() }] }),
    names: 'body',
    transaction: ({ id }) => [
      { body: { idTransaction: id }, files: [{ fileName: 'guia.pdf', content: pdf() }] },
    ],
    absent: 'chargeback_not_found',
  },
  getChargebackFile: {
    may: administrators,
    call: ({ code }) => ({ params: { id: code } }),
    transaction: ({ code }) => [{ params: { id: code } }],
    absent: 'file_not_found',
  },
  openChargeback: {
    may: administrators,
    call: ({ id }) => ({ body: { idTransaction: id, reason: 'duplicate' } }),
    names: 'body',
    transaction: ({ id }) => [{ body: { idTransaction: id, reason: 'duplicate' } }],
  },
  decideChargeback: {
    may: administrators,
    call: ({ id }) => ({ body: { idTransaction: id, outcome: 'won' } }),
    names: 'body',
    transaction: ({ id }) => [{ body: { idTransaction: id, outcome: 'won' } }],
    absent: 'chargeback_not_found',
  },
  payCapture: {
    may: 'apiKey',
    own: 8,
    call: ({ id }) => ({ body: { TransactionNumber: String(id), Amount: 1 } }),
    transaction: payCaptureOf,
  },
  payCancel: {
    may: 'apiKey',
    own: 8,
    call: ({ id }) => ({ body: { TransactionNumber: String(id), Reason: 'x' } }),
    transaction: payCancelOf,
  },
  listSubscriptions: { may: operators, call: none, names: 'query' },
  getSubscription: {
    may: operators,
    call: ({ id }) => ({ query: { id } }),
    names: 'query',
    transaction: ({ id }) => [{ query: { id } }],
    absent: 'subscription_not_found',
  },
  listSubscriptionPayments: {
    may: operators,
    call: ({ id }) => ({ query: { idSubscription: id } }),
    names: 'query',
    transaction: ({ id }) => [{ query: { idSubscription: id } }],
    absent: 'subscription_not_found',
  },
  reportSubscriptions: { may: operators, call: () => ({ body: {} }), names: 'query' },
  cancelSubscription: {
    may: operators,
    call: ({ id }) => ({ body: { subscriptionId: id, reason: 'Se dio de baja.' } }),
    names: 'body',
    transaction: ({ id }) => [{ body: { subscriptionId: id, reason: 'Se dio de baja.' } }],
    absent: 'subscription_not_found',
  },
  reactivateSubscription: {
    may: operators,
    call: ({ id }) => ({ body: { subscriptionId: id } }),
    names: 'body',
    transaction: ({ id }) => [{ body: { subscriptionId: id } }],
    absent: 'subscription_not_found',
  },
  createCardReplacement: {
    may: operators,
    call: ({ id }) => ({ params: { id } }),
    transaction: ({ id }) => [{ params: { id } }],
    absent: 'subscription_not_found',
  },
  getReprocessSettings: { may: operators, call: none, names: 'query' },
  reprocessSubscriptions: {
    may: operators,
    call: (_, idCompany) => ({ params: { idCompany } }),
    names: 'path',
    inProduction: 'reprocess_disabled',
  },
  listTimeRanges: { may: administrators, call: none },
  listVelocityRules: { may: administrators, call: none },
  updateVelocityRules: {
    may: administrators,
    call: () => ({
      body: { rules: [{ fieldRuleTypesId: 1, active: false, value: 5, timeRangeId: 2 }] },
    }),
    names: 'body',
  },
  dryRunVelocityRule: {
    may: administrators,
    call: () => ({ query: { fieldRuleTypesId: 1, value: 5, timeRangeId: 2 } }),
    names: 'query',
  },
  listBlacklistFields: { may: administrators, call: none },
  listBlacklist: { may: administrators, call: none, names: 'query' },
  countBlacklist: { may: administrators, call: none, names: 'query' },
  saveBlacklistEntry: {
    may: administrators,
    call: ({ id }) => ({ body: { fieldRulesId: 1, idTransaction: id } }),
    names: 'body',
    transaction: ({ id }) => [{ body: { fieldRulesId: 1, idTransaction: id } }],
  },
  editBlacklistEntry: {
    may: administrators,
    call: ({ id }) => ({ body: { idBlackList: id, active: false } }),
    names: 'body',
    transaction: ({ id }) => [{ body: { idBlackList: id, active: false } }],
    absent: 'blacklist_entry_not_found',
  },
  getClock: { may: everybody, call: none },
  moveClock: { may: integrators, call: () => ({ body: { seconds: 1 } }), names: 'body' },
  getNextOutcome: { may: integrators, call: none },
  setNextOutcome: { may: integrators, call: () => ({ body: { outcome: 'none' } }), names: 'body' },
  getSandboxContents: { may: administrators, call: none },
  resetSandbox: {
    may: administrators,
    call: () => ({ body: { confirm: 'Librería Jacaranda' } }),
    names: 'body',
  },
  watchChanges: { may: everybody, call: none },
  waitFor: {
    may: everybody,
    call: ({ id }) => ({ query: { idTransaction: id } }),
    transaction: ({ id }) => [{ query: { idTransaction: id } }],
  },
  exportSnapshot: { may: administrators, call: none },
  importSnapshot: {
    may: administrators,
    call: () => ({ rawBody: operations.importSnapshot.examples[0].rawBody }),
  },
  getSettings: { may: integrators, call: none },
  updateSetting: {
    may: integrators,
    call: () => ({ body: { Property: 'NotificationText', Value: 'Gracias' } }),
    names: 'body',
  },
  createPublicKey: { may: integrators, call: none },
  rollApiKey: { may: integrators, call: () => ({ body: {} }), names: 'body' },
  rollWebhookSecret: { may: integrators, call: () => ({ body: {} }), names: 'body' },
  listWebhooks: { may: integrators, call: none, names: 'query' },
  getWebhook: {
    may: integrators,
    call: ({ id }) => ({ params: { idWebhook: id } }),
    transaction: ({ id }) => [{ params: { idWebhook: id } }],
    absent: 'webhook_not_found',
  },
  resendWebhook: {
    may: integrators,
    call: ({ id }) => ({ params: { idWebhook: id }, body: {} }),
    names: 'body',
    transaction: ({ id }) => [{ params: { idWebhook: id }, body: {} }],
    absent: 'webhook_not_found',
  },
  sendWebhookSample: {
    may: integrators,
    call: () => ({ body: { Property: 'Success' } }),
    names: 'body',
  },
  listInbox: { may: integrators, call: none, names: 'query' },
  clearInbox: { may: integrators, call: none },
  receiveInboxMessage: { may: 'anybody', call: () => ({ params: { inbox }, rawBody: '{}' }) },
  listPaymentLinks: { may: operators, call: none, names: 'query' },
  getPaymentLinkDates: { may: operators, call: none },
  checkLinkReferences: {
    may: operators,
    call: () => ({ body: { referenceNumbers: ['LIGA-1042'] } }),
    names: 'body',
  },
  createPaymentLink: { may: operators, call: () => ({ body: linkOf() }), names: 'body' },
  createPaymentLinkBatch: {
    may: operators,
    call: () => ({ body: {}, files: [linkFileOf([linkOf()])] }),
    names: 'body',
  },
  getPaymentLinkBatch: { may: operators, call: none },
  resendPaymentLink: {
    may: operators,
    call: ({ id }) => ({ params: { idTransaction: id }, body: {} }),
    names: 'body',
    transaction: ({ id }) => [{ params: { idTransaction: id }, body: {} }],
  },
  listFrequencies: { may: 'anybodySignedIn', call: none },
  listEmails: { may: integrators, call: none, names: 'query' },
  getEmail: {
    may: integrators,
    call: ({ id }) => ({ params: { idEmail: id } }),
    transaction: ({ id }) => [{ params: { idEmail: id } }],
    absent: 'email_not_found',
  },
  resendEmail: {
    may: integrators,
    call: ({ id }) => ({ params: { idEmail: id }, body: {} }),
    names: 'body',
    transaction: ({ id }) => [{ params: { idEmail: id }, body: {} }],
    absent: 'email_not_found',
  },
  uploadFile: {
    may: integrators,
    call: () => ({ body: {}, files: [{ fileName: 'logo.png', content: png() }] }),
    names: 'body',
  },
  getFile: { may: 'anybody', call: () => ({ params: { id: file } }) },
  listStatementPeriods: { may: everybody, call: none, names: 'query' },
  getStatementPdf: {
    may: everybody,
    call: () => ({ query: { periodo: '2026-11' } }),
    names: 'query',
    inProduction: 'statement_not_found',
  },
  listSettlements: { may: everybody, call: none, names: 'query' },
  getSettlement: {
    may: everybody,
    call: ({ id }) => ({ params: { idConciliation: id } }),
    transaction: ({ id }) => [{ params: { idConciliation: id } }],
    absent: 'settlement_not_found',
  },
  listSettlementMovements: {
    may: everybody,
    call: ({ id }) => ({ params: { idConciliation: id } }),
    names: 'query',
    transaction: ({ id }) => [{ params: { idConciliation: id } }],
    absent: 'settlement_not_found',
  },
  reportSettlements: { may: everybody, call: () => ({ body: {} }), names: 'query' },
  listRequests: { may: integrators, call: none, names: 'query' },
  getRequest: {
    may: integrators,
    call: ({ id }) => ({ params: { idRequest: id } }),
    transaction: ({ id }) => [{ params: { idRequest: id } }],
    absent: 'request_not_found',
  },
  createTransaction: { may: 'apiKey', call: () => ({ body: orderOf() }) },
  createPayment: { may: 'apiKey', call: () => ({ body: paymentOf() }) },
  getCheckout: { may: 'payer', call: ({ checkoutToken: token }) => ({ params: { token } }) },
  getCardOptions: {
    may: 'payer',
    call: ({ checkoutToken: token }) => ({ params: { token, bin: '42424242' } }),
  },
  payCheckout: {
    may: 'payer',
    call: ({ checkoutToken: token }) => ({ params: { token }, body: { idPaymentMethod: 5 } }),
    own: 1,
  },
  answerChallenge: {
    may: 'payer',
    call: ({ checkoutToken: token }) => ({ params: { token }, body: { outcome: 'fail' } }),
    own: 7,
  },
  answerAplazo: {
    may: 'payer',
    call: ({ checkoutToken: token }) => ({ params: { token }, body: { outcome: 'approve' } }),
    own: 1,
  },
  leaveCheckout: {
    may: 'payer',
    call: ({ checkoutToken: token }) => ({ params: { token } }),
    own: 1,
  },
  getCardReplacement: { may: 'payer', call: ({ checkoutToken: token }) => ({ params: { token } }) },
  replaceCard: {
    may: 'payer',
    call: ({ checkoutToken: token }) => ({ params: { token }, body: sentCard }),
  },
  payRefund: {
    may: 'apiKey',
    call: ({ code }) => ({ body: { transactionCode: code, amount: 1 } }),
    transaction: refundOf,
  },
  payCancelSubscription: {
    may: 'apiKey',
    call: ({ id }) => ({ body: { SubscriptionId: String(id) } }),
    transaction: ({ id }) => [{ body: { SubscriptionId: String(id) } }],
    absent: 'subscription_not_found',
  },
  createCardToken: {
    may: 'apiKey',
    call: () => ({ body: { FirstName: 'Ana', LastName: 'López', Email: 'ana@example.com', ...sentCard } }),
  },
  deleteCardToken: {
    may: 'apiKey',
    call: ({ code }) => ({ params: { id: code } }),
    transaction: ({ code }) => [{ params: { id: code } }],
    absent: 'card_token_not_found',
  },
  createIsolatedAccount: {
    may: 'apiKey',
    call: () => ({ body: {} }),
    inProduction: 'production_only_sandbox',
  },
  listIsolatedAccounts: { may: 'apiKey', call: none, inProduction: 'production_only_sandbox' },
  deleteIsolatedAccount: {
    may: 'apiKey',
    call: ({ id }) => ({ params: { idAccount: id } }),
    transaction: ({ id }) => [{ params: { idAccount: id } }],
    absent: 'isolated_account_not_found',
  },
  listCardTokens: { may: 'apiKey', call: () => ({ params: { emailCustomer: 'ana@example.com' } }) },
  // Business 2's: the key pair of business 1 is made anew on the way.
  createFormSession: {
    may: 'anybody',
    call: () => ({ body: formSessionOf('demo-ollin-key', publicKey) }),
  },
  getDayReport: { may: 'apiKey', call: () => ({ params: { transactionDate: '2026-11-20' } }) },
  getResponse: {
    may: 'apiKey',
    call: ({ id }) => ({ params: { transactionNumber: id } }),
    transaction: ({ id }) => [{ params: { transactionNumber: id } }],
  },
  getResponseByReference: {
    may: 'apiKey',
    call: ({ referenceNumber }) => ({ params: { referenceNumber } }),
    transaction: ({ referenceNumber }) => [{ params: { referenceNumber } }],
  },
};

/** These end the session that they are called with. */
const endsSessions: readonly OperationName[] = ['logout', 'logoutEverywhere', 'changePassword'];

const names = Object.keys(operations) as OperationName[];

/** The specification's lines about who may make a call: its own, and those of roles and screens. */
const lines: Readonly<Partial<Record<OperationName, string[]>>> = {
  login: ['CALL-9'],
  getRole: ['CALL-6', 'CALL-10'],
  listCompanies: ['CALL-11'],
  getAccountInformation: ['CALL-16'],
  listUsers: ['CALL-12'],
  listUsersToInvite: ['CALL-13'],
  registerUser: ['CALL-14', 'ROLE-6', 'ROLE-7'],
  getSiteSettings: ['CALL-19'],
  getSettings: ['CALL-17'],
  updateSetting: ['CALL-18', 'ROLE-5', 'ROLE-7', 'ROLE-8', 'ROLE-9'],
  createPublicKey: ['CALL-20'],
  uploadFile: ['CALL-30'],
  getSummary: ['CALL-21', 'ROLE-5', 'ROLE-9'],
  listStatuses: ['CALL-22'],
  listChargebackStatuses: ['CALL-23'],
  listTransactions: ['CALL-24', 'ROLE-6'],
  reportTransactions: ['CALL-25'],
  createRefund: ['CALL-28', 'REFUND-1'],
  captureTransaction: ['CALL-26', 'PREAUTH-3', 'ROLE-7', 'ROLE-8', 'ROLE-9'],
  cancelTransaction: ['CALL-27', 'PREAUTH-3'],
  simulateCashPayment: ['CALL-29'],
  listPaymentLinks: ['CALL-41'],
  getPaymentLinkDates: ['CALL-42'],
  createPaymentLink: ['CALL-43', 'ROLE-7'],
  createPaymentLinkBatch: ['CALL-44'],
  listFrequencies: ['CALL-40'],
  listChargebacks: ['CALL-55', 'ROLE-6', 'ROLE-7'],
  getChargeback: ['CALL-56'],
  getChargebackDates: ['CALL-57'],
  reportChargebacks: ['CALL-59'],
  saveChargebackProof: ['CALL-58'],
  listSubscriptions: ['CALL-31', 'ROLE-7'],
  getSubscription: ['CALL-32'],
  listSubscriptionPayments: ['CALL-33'],
  reportSubscriptions: ['CALL-35'],
  cancelSubscription: ['CALL-34'],
  reactivateSubscription: ['CALL-39'],
  createCardReplacement: ['CALL-38'],
  getReprocessSettings: ['CALL-36'],
  reprocessSubscriptions: ['CALL-37'],
  listTimeRanges: ['CALL-45'],
  listVelocityRules: ['CALL-46', 'ROLE-6', 'ROLE-7'],
  updateVelocityRules: ['CALL-47'],
  listBlacklistFields: ['CALL-50'],
  listBlacklist: ['CALL-48'],
  countBlacklist: ['CALL-52'],
  saveBlacklistEntry: ['CALL-49'],
  editBlacklistEntry: ['CALL-51'],
  listStatementPeriods: ['CALL-53'],
  getStatementPdf: ['CALL-54'],
};
const absent: MadeTransaction = {
  id: 999_999,
  code: 'trx_never',
  referenceNumber: 'NUNCA',
  checkoutToken: 'chk_99999999999999999999',
};
const absentBusiness = 999;

let app: TestApp;
let accounts: { one: number; two: number };
/** With those of production. */
let all: { one: readonly number[]; two: readonly number[] };
/** What business 1 has had: a reset empties it on the way. */
const own = new Set<string>();
const rememberOwn = async (): Promise<void> => {
  for (const text of await textsOfAccounts(app.database.read, all.one)) own.add(text);
};
/** Every answer that was not given to business 2, and the call that it was first given to. */
const heard = new Map<string, OperationName>();
let theirs: MadeTransaction;
let production: Record<string, string>;
/** What stands in addresses that anybody may call. */
let inbox: string;
let file: string;
let publicKey: string;
/** Somebody of business 1 whom nobody signs in as. */
let colleague: number;
/** A token of each role, held in business 1 and in no other, in both environments. */
const tokens = new Map<string, string>();
const tokenOf = (role: RoleName, environment: 'Sandbox' | 'Production' = 'Sandbox'): string =>
  tokens.get(`${role} ${environment}`) ?? '';

beforeAll(async () => {
  app = await buildTestApp({ sendsEmails: true, pause: async () => {} });
  accounts = { one: await accountIdOf(app, 1), two: await accountIdOf(app, 2) };
  const ofBusiness = async (businessId: number) =>
    (
      await app.database.read.all<{ id: number }>(
        sql`select id from accounts where business_id = ${businessId}`,
      )
    ).map(({ id }) => id);
  all = { one: await ofBusiness(1), two: await ofBusiness(2) };
  theirs = await createTransaction(app, accounts.two, 5, {
    referenceNumber: 'OLLIN-SOLA-1',
    customerEmail: 'sola.ollin@example.com',
    cashReference: '88880001112223',
  });
  production = await createApiKey(app, 1, 'Production');
  // The newest key is the one that is rolled: those that other calls are made with stay as they are.
  for (const environment of ['Sandbox', 'Production'] as const) await createApiKey(app, 1, environment);
  inbox = await setAddresses(app, accounts.one);
  await setAddresses(app, await accountIdOf(app, 1, 'Production'));
  file = await createFile(app, accounts.one);
  publicKey = await createPublicKey(app, accounts.two);
  colleague = await createMember(app, 'colega', 'General', 1);
  for (const role of roleNames) {
    await createMember(app, `solo-${role.toLowerCase()}`, role, 1);
    // They are there to be signed out.
    for (const name of endsSessions) await createMember(app, `${name}-${role}`.toLowerCase(), role, 1);
    for (const environment of ['Sandbox', 'Production'] as const)
      tokens.set(`${role} ${environment}`, await app.signIn(`solo-${role.toLowerCase()}`, environment));
  }
  app.calls.listen(({ name, sent, text }) => {
    // Anybody may make a form session with business 2's key, and is told its number.
    const isOfTwo = name === 'createFormSession' || sent.headers?.authorization === ollinKey.authorization;
    if (!isOfTwo) heard.set(text, heard.get(text) ?? name);
  });
});
afterAll(() => app.close());

const mine = (status: TransactionStatus = 2) => createTransaction(app, accounts.one, status);
const newSubscription = async (account: number) => ({ id: await createSubscription(app, account) });
const newPaused = async (account: number) => ({ id: await createPausedSubscription(app, account) });
const newReplacement = async (account: number) => ({ checkoutToken: await createReplacement(app, account) });
/** What a call about subscriptions needs. */
const makingSubscription: Readonly<
  Partial<Record<OperationName, (account: number) => Promise<Partial<MadeTransaction>>>>
> = {
  payCancelSubscription: newSubscription,
  getSubscription: newSubscription,
  listSubscriptionPayments: newSubscription,
  cancelSubscription: newSubscription,
  reactivateSubscription: newPaused,
  createCardReplacement: newPaused,
  getCardReplacement: newReplacement,
  replaceCard: newReplacement,
  reprocessSubscriptions: async (account) => ({ id: await createFailedToday(app, account) }),
};
/** What the transaction that a call is about has of its own. */
const particulars: Readonly<Partial<Record<OperationName, () => Partial<NewTransaction>>>> = {
  answerAplazo: () => ({ paymentMethod: 13 }),
  // Nobody is listed twice.
  saveBlacklistEntry: () => ({ customerEmail: `${newReference().toLowerCase()}@example.com` }),
};
/** What a call is about, of an account: a transaction, a request of its log, a message, a kept card, a subscription. */
const made = async (
  name: OperationName,
  account: 'one' | 'two',
  status: TransactionStatus = 2,
): Promise<MadeTransaction> => {
  if (name === 'resetSandbox' || name === 'importSnapshot') await rememberOwn();
  const transaction = await createTransaction(app, accounts[account], status, {
    // No other begins like it: where one of these is found in an answer, it is this one.
    ...(account === 'two' ? { referenceNumber: `OLLIN-${newReference()}-FIN` } : {}),
    ...particulars[name]?.(),
  });
  if (name === 'getPasswordLink' || name === 'resetPassword')
    return { ...transaction, code: await createPasswordToken(app) };
  if (name === 'deleteCardToken')
    return { ...transaction, code: await createCardToken(app, accounts[account]) };
  if (name === 'deleteIsolatedAccount') {
    const headers = account === 'one' ? demoKey : ollinKey;
    const { data } = await app.calls.answered('createIsolatedAccount', { body: {}, headers });
    return { ...transaction, id: data.idAccount };
  }
  if (name === 'getChargebackFile')
    return { ...transaction, code: await createProof(app, accounts[account]) };
  if (['getChargeback', 'saveChargebackProof', 'decideChargeback'].includes(name))
    return createChargeback(app, accounts[account]);
  const making = makingSubscription[name];
  if (making) return { ...transaction, ...(await making(accounts[account])) };
  if (name === 'editBlacklistEntry')
    return { ...transaction, id: await createBlacklistEntry(app, accounts[account]) };
  if (name === 'getRequest') return { ...transaction, id: await createLoggedRequest(app, accounts[account]) };
  if (name === 'getSettlement' || name === 'listSettlementMovements')
    return { ...transaction, id: await createSettlement(app, accounts[account]) };
  if (name === 'resendPaymentLink') return createLink(app, accounts[account]);
  if (name === 'getEmail' || name === 'resendEmail')
    return { ...transaction, id: await createEmail(app, accounts[account]) };
  return name === 'getWebhook' || name === 'resendWebhook'
    ? { ...transaction, id: await createMessage(app, accounts[account]) }
    : transaction;
};
const asRole = (role: RoleName, company?: number | string): Record<string, string> => ({
  ...bearer(tokenOf(role)),
  ...(company === undefined ? {} : { company: String(company) }),
});

/** A refusal without what differs from one call to the next. */
const refusalOf = async (name: OperationName, sent: Sent) => {
  const { status, code, message, errors, bytes } = await app.calls.refused(name, sent);
  return { status, code, message, errors, bytes };
};

/** The call with the business named where its operation takes it. */
const naming = (
  name: OperationName,
  sent: Omit<Sent, 'headers'>,
  where: Walk['names'],
  company: number,
): Omit<Sent, 'headers'> => {
  const { query }: Operation = operations[name];
  if (where === 'query')
    return {
      ...sent,
      query: { ...sent.query, [query?.shape.companyId ? 'companyId' : 'idCompany']: company },
    };
  if (where === 'path') return { ...sent, params: { ...sent.params, idCompany: company } };
  return { ...sent, body: { ...(sent.body as object), idCompany: company } };
};

/** Everything that business 2 owns. */
const ofBusinessTwo = (): Promise<string> => rowsOfAccounts(app.database.read, all.two);

/** All refusals are one, to the last byte. */
const expectAlike = (
  answers: readonly Awaited<ReturnType<typeof refusalOf>>[],
  refusal: { readonly status: number; readonly code: ErrorCode; readonly message?: string },
): void => {
  for (const answer of answers) expect(answer).toMatchObject({ ...refusal, errors: [] });
  expect([...new Set(answers.map(({ bytes }) => bytes))]).toHaveLength(1);
};

const partsOf = ({ params, query, body }: Operation) => ({
  path: Object.keys(params?.shape ?? {}),
  query: Object.keys(query?.shape ?? {}),
  body: Object.keys(body?.shape ?? {}),
});
const namesBusiness = (field: string): boolean => /^(idCompany|companyId)$/i.test(field);

it('walks every operation, and each by the access that the contract gives it', () => {
  expect(Object.keys(walks).toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    const { access } = operations[name];
    const { may } = walks[name];
    const kind = Array.isArray(may)
      ? walks[name].signedIn
        ? 'signedIn'
        : 'role'
      : { anybody: 'public', anybodySignedIn: 'signedIn', apiKey: 'apiKey', payer: 'payer' }[may as string];
    expect([name, access.kind]).toEqual([name, kind]);
  }
});

it('names the business wherever a call of the dashboard can', () => {
  for (const name of names) {
    const operation: Operation = operations[name];
    if (operation.access.kind !== 'role') continue;
    const places = Object.entries(partsOf(operation)).filter(([, fields]) => fields.some(namesBusiness));
    expect([name, ...places.map(([place]) => place)]).toEqual([name, ...[walks[name].names ?? []].flat()]);
  }
});

/** What is named in these is of no account, or asked after in another test. */
const namesNothingOfAnother: readonly string[] = [
  'createTransaction ReferenceNumber',
  'createTransaction SessionId',
  'createPayment ReferenceNumber',
  'createPayment SessionId',
  'createPaymentLink referenceNumber',
  'saveBlacklistEntry fieldRulesId',
  'editBlacklistEntry fieldRulesId',
];

it('guesses at whatever a call can name of another account', () => {
  const naming = /^(id([A-Z].*)?|.*(Id|Number|Code))$/;
  const numbersOfNoRow =
    /^(pageNumber|phoneNumber|cardNumber|.*PostalCode|StreetNumber2?|idCompany|companyId|idPaymentMethod)$/i;
  for (const name of names) {
    const operation: Operation = operations[name];
    if (operation.access.kind !== 'role' && operation.access.kind !== 'apiKey') continue;
    const { path, body } = partsOf(operation);
    for (const field of [...path, ...body]) {
      if (!naming.test(field) || numbersOfNoRow.test(field)) continue;
      if (namesNothingOfAnother.includes(`${name} ${field}`)) continue;
      const [own] = walks[name].transaction?.(absent) ?? [];
      expect([name, field, own !== undefined]).toEqual([name, field, true]);
    }
  }
});

describe.each(names)('%s', (name) => {
  const { may, call, names: where, transaction, own: ownStatus, inProduction } = walks[name];
  const absentCode = walks[name].absent ?? 'transaction_not_found';
  const { access }: Operation = operations[name];
  const { kind } = access;
  const withKey = access.kind === 'role' ? access.withKey : undefined;
  const opensTo = (role: RoleName): boolean =>
    may === 'anybody' ||
    may === 'payer' ||
    may === 'anybodySignedIn' ||
    (Array.isArray(may) && may.includes(role));

  it('opens to the roles that may, and to no other', { tags: lines[name] }, async () => {
    for (const role of roleNames) {
      const token = endsSessions.includes(name)
        ? await app.signIn(`${name}-${role}`.toLowerCase())
        : tokenOf(role);
      const sent = {
        ...call(await made(name, 'one', ownStatus), 1),
        headers: { ...bearer(token), company: '1' },
      };
      if (opensTo(role)) await app.calls.answered(name, sent);
      else if (kind === 'apiKey') expect((await refusalOf(name, sent)).code).toBe('token_invalid');
      else expect(await refusalOf(name, sent)).toMatchObject({ status: 403, code: 'role_not_allowed' });
    }
  });

  it('opens to nobody without credentials, unless it is public', async () => {
    const sent = { ...call(await made(name, 'one', ownStatus), 1), headers: { company: '1' } };
    if (kind === 'public' || kind === 'payer') await app.calls.answered(name, sent);
    else expect(await refusalOf(name, sent)).toMatchObject({ status: 401, code: 'credentials_missing' });
  });

  it("opens to the payment API's key only there", async () => {
    const sent = { ...call(await made(name, 'one', ownStatus), 1), headers: { ...demoKey, company: '1' } };
    if (kind === 'public' || kind === 'payer' || kind === 'apiKey' || withKey)
      await app.calls.answered(name, sent);
    else expect(await refusalOf(name, sent)).toMatchObject({ status: 401, code: 'api_key_not_accepted' });
  });

  if (withKey)
    it('is of the account of the key alone, and opens to no wrong one', async () => {
      const sent = call(await made(name, 'one', ownStatus), 1);
      expect(await refusalOf(name, { ...sent, headers: basic('demo-sandbox-key', 'x') })).toMatchObject({
        status: 401,
        code: 'credentials_invalid',
      });
      if (withKey === 'sandbox')
        expect((await refusalOf(name, { ...sent, headers: production })).code).toBe(
          'production_only_sandbox',
        );
      const before = await ofBusinessTwo();
      // The header selects a business for users alone.
      await app.calls.answered(name, { ...sent, headers: { ...demoKey, company: '2' } });
      if (partsOf(operations[name]).body.some(namesBusiness))
        expect(
          await refusalOf(name, {
            ...sent,
            body: { ...(sent.body as object), idCompany: 2 },
            headers: demoKey,
          }),
        ).toMatchObject({ status: 422, errors: [{ code: 'does_not_match' }] });
      expect(await ofBusinessTwo()).toBe(before);
    });

  if (kind === 'payer')
    it('does not exist for who guesses its address, whatever else they send', async () => {
      const guessed = call(absent, 1);
      const malformed = { ...guessed, params: { ...guessed.params, token: 'x' } };
      for (const sent of [guessed, malformed, { ...malformed, body: { x: 1 } }])
        expect(await refusalOf(name, sent)).toMatchObject({ status: 404, code: 'checkout_not_found' });
    });

  if (kind === 'role')
    it('answers alike for a foreign business and for none, however it is named', async () => {
      const before = await ofBusinessTwo();
      for (const role of roleNames) {
        const answers = [];
        for (const company of [2, absentBusiness]) {
          const sent = call(theirs, company);
          answers.push(await refusalOf(name, { ...sent, headers: asRole(role, company) }));
          if (where)
            answers.push(
              await refusalOf(name, { ...naming(name, sent, where, company), headers: asRole(role) }),
              await refusalOf(name, {
                ...naming(name, sent, where, company),
                headers: asRole(role, company),
              }),
            );
        }
        expectAlike(answers, {
          status: 404,
          code: 'business_not_found',
          message: 'El negocio no existe.',
        });
      }
      expect(await ofBusinessTwo()).toBe(before);
    });

  if (kind === 'signedIn' && !endsSessions.includes(name))
    it('answers alike whatever business of others it is told of', async () => {
      const before = await ofBusinessTwo();
      for (const role of roleNames) {
        const texts = [];
        for (const company of [2, absentBusiness]) {
          const sent = { ...call(theirs, company), headers: asRole(role) };
          const { status, text, body } = await app.calls.send(name, sent);
          texts.push(`${status} ${text.replaceAll(String(body.requestId), '')}`);
        }
        expect([role, texts[1]]).toEqual([role, texts[0]]);
      }
      expect(await ofBusinessTwo()).toBe(before);
    });

  if (kind === 'apiKey' && partsOf(operations[name]).body.some(namesBusiness))
    it('refuses another business than that of its key, whether there is one or not', async () => {
      const before = await ofBusinessTwo();
      const field = partsOf(operations[name]).body.find(namesBusiness) ?? '';
      for (const headers of [demoKey, production]) {
        const answers = [];
        for (const business of [2, absentBusiness]) {
          const { body, ...sent } = call(await made(name, 'one', ownStatus), 1);
          const named = { ...sent, body: { ...(body as object), [field]: business }, headers };
          answers.push(await refusalOf(name, named));
        }
        for (const answer of answers)
          expect(answer).toMatchObject({ status: 422, errors: [{ code: 'does_not_match' }] });
        expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(1);
      }
      expect(await ofBusinessTwo()).toBe(before);
    });

  if (kind === 'role')
    it('refuses two ways of naming the business that do not agree, and a missing or malformed one', async () => {
      const [role] = may as readonly [RoleName, ...RoleName[]];
      const own = await made(name, 'one');
      for (const other of [2, absentBusiness])
        if (where)
          expect(
            await refusalOf(name, {
              ...naming(name, call(own, 1), where, other),
              headers: asRole(role, 1),
            }),
          ).toMatchObject({ status: 422, code: 'business_mismatch' });
      // Where the path names it, no header is needed.
      if (where !== 'path')
        expect(await refusalOf(name, { ...call(own, 1), headers: asRole(role) })).toMatchObject({
          status: 422,
          code: 'business_missing',
        });
      for (const company of ['0', '-1', '1.0', '1 2', 'x', '01', '1,2', '99999999999'])
        expect(await refusalOf(name, { ...call(own, 1), headers: asRole(role, company) })).toMatchObject({
          status: 422,
          code: 'invalid_fields',
          errors: [{ field: 'Company', code: 'invalid_format' }],
        });
      if (where)
        await app.calls.answered(name, {
          ...naming(name, call(await made(name, 'one', ownStatus), 1), where, 1),
          headers: asRole(role, 1),
        });
    });

  if (kind === 'role')
    it('works in production on the account of production', async () => {
      for (const role of roleNames.filter(opensTo)) {
        const headers = { ...bearer(tokenOf(role, 'Production')), company: '1' };
        const { status, body } = await app.calls.send(name, { ...call(await made(name, 'one'), 1), headers });
        // A transaction of the sandbox does not exist there, nor does what is the sandbox's alone.
        const expected = transaction
          ? [404, absentCode]
          : sandboxAlone.includes(name)
            ? [404, 'production_only_sandbox']
            : inProduction
              ? [errorCodes[inProduction].status, inProduction]
              : [200, undefined];
        expect([role, status, body.code]).toEqual([role, ...expected]);
      }
    });

  if (transaction)
    it('answers alike for a transaction of another account and for one that never was', async () => {
      const foreign = await made(name, 'two');
      const before = await ofBusinessTwo();
      const guesses = [...transaction(foreign), ...transaction(absent)];
      const callers =
        kind === 'apiKey'
          ? [demoKey]
          : roleNames.filter(opensTo).map((role): Record<string, string> => asRole(role, 1));
      const own = transaction(await made(name, 'one'));
      const productionCallers =
        kind === 'apiKey'
          ? [production]
          : roleNames
              .filter(opensTo)
              .map(
                (role): Record<string, string> => ({ ...bearer(tokenOf(role, 'Production')), company: '1' }),
              );
      const refusals = async (by: typeof callers, asked: typeof guesses) => {
        const answers = [];
        for (const headers of by)
          for (const guess of asked) answers.push(await refusalOf(name, { ...guess, headers }));
        return answers;
      };
      const absentOf = (code: ErrorCode) => ({ status: 404, code, message: errorCodes[code].message.es });
      const here = await refusals(callers, guesses);
      const inProduction = await refusals(productionCallers, [...guesses, ...own]);
      // Production refuses this one before it looks for what is named.
      if (name === 'deleteIsolatedAccount') {
        expectAlike(here, absentOf(absentCode));
        expectAlike(inProduction, absentOf('production_only_sandbox'));
      } else expectAlike([...here, ...inProduction], absentOf(absentCode));
      expect(await ofBusinessTwo()).toBe(before);
    });
});

describe('what is answered', () => {
  const call = (name: OperationName, query: Record<string, unknown>): Sent => {
    const { query: good, ...sent } = walks[name].call(theirs, 1);
    return { ...sent, query: { ...good, ...query }, headers: asRole('Admin', 1) };
  };
  const idsOf = async (table: 'one' | 'two'): Promise<readonly number[]> =>
    (
      await app.database.read.all<{ id: number }>(
        sql`select id from transactions where account_id = ${accounts[table]} order by created_at desc, id desc`,
      )
    ).map(({ id }) => id);
  const listed = async (query: Record<string, unknown>) =>
    (
      await app.calls.answered('listTransactions', {
        query: { rowsOfPage: 100, ...query },
        headers: asRole('Admin', 1),
      })
    ).data;
  const reported = async (query: Record<string, unknown>) =>
    (await app.calls.answered('reportTransactions', { query, body: {}, headers: asRole('Admin', 1) })).text
      .trim()
      .split('\r\n').length - 1;

  it('is the own account alone, in the list and in its report', async () => {
    const own = await idsOf('one');
    const rows = await listed({});
    expect(rows.map(({ idTransaction }) => idTransaction)).toEqual(own.slice(0, 100));
    expect(rows[0]?.maxRows).toBe(own.length);
    expect(await reported({})).toBe(own.length);
  });

  it("is nothing of what another's transactions are found by", async () => {
    const guess = await createTransaction(app, accounts.two, 5, {
      customerEmail: 'solo.ollin@example.com',
      cashReference: '77770001112223',
    });
    for (const query of [
      { idTransaction: guess.id },
      { idTransaction: absent.id },
      { referenceNumber: guess.referenceNumber },
      { referenceNumber: 'OLL-' },
      { email: 'solo.ollin' },
      { referenceCash: '77770001112' },
    ]) {
      expect([query, await listed(query)]).toEqual([query, []]);
      expect([query, await reported(query)]).toEqual([query, 0]);
    }
  });

  it("is an empty list, whatever of another's it is asked for", async () => {
    const found = {
      idTransaction: theirs.id,
      referenceNumber: theirs.referenceNumber,
      email: 'sola.ollin',
      referenceCash: '8888',
      code: theirs.code,
    };
    let asked = 0;
    for (const name of names) {
      const operation: Operation = operations[name];
      if (operation.access.kind !== 'role' || operation.method !== 'GET') continue;
      if (!(operation.answer instanceof z.ZodArray)) continue;
      for (const [field, value] of Object.entries(found)) {
        if (!operation.query?.shape[field]) continue;
        asked += 1;
        const sent = call(name, { [field]: value });
        expect([name, field, (await app.calls.answered(name, sent)).data]).toEqual([name, field, []]);
      }
    }
    expect(asked).toBeGreaterThan(10);
  });

  it("is nothing of another's kept cards, nor of its day", async () => {
    const email = 'solo.ollin@example.com';
    await app.database.unit({ outside: 'installation' }, (unit) =>
      unit.run(sql`update card_tokens set email_key = ${email} where account_id = ${accounts.two}`),
    );
    const params = { emailCustomer: email };
    const own = await app.calls.answered('listCardTokens', { params, headers: demoKey });
    expect([own.data.total, own.data.customerCardIdentifiers]).toEqual([0, []]);
    const other = await app.calls.answered('listCardTokens', { params, headers: ollinKey });
    expect(other.data.total).toBeGreaterThan(0);

    const day = { params: { transactionDate: '2026-11-20' } };
    const numbers = async (headers: Record<string, string>) =>
      (await app.calls.answered('getDayReport', { ...day, headers })).data.transactions.map(
        ({ transactionNumber }) => Number(transactionNumber),
      );
    const ids = { one: await idsOf('one'), two: await idsOf('two') };
    for (const number of await numbers(demoKey)) expect(ids.one).toContain(number);
    for (const number of await numbers(ollinKey)) expect(ids.two).toContain(number);
  });

  it('is nothing in production but the links that were made there, where nothing was paid', async () => {
    const headers = { ...bearer(tokenOf('Admin', 'Production')), company: '1' };
    const query = { rowsOfPage: 100 };
    const links = (await app.calls.answered('listPaymentLinks', { query, headers })).data;
    const rows = (await app.calls.answered('listTransactions', { query, headers })).data;
    const numberOf = ({ idTransaction }: { readonly idTransaction: number }) => idTransaction;
    expect(rows.map(numberOf)).toEqual(links.map(numberOf));
    const params = { idCompany: 1, period: '3-M' };
    const { data } = await app.calls.answered('getSummary', { params, headers });
    expect(data).toMatchObject({
      currentBalance: 0,
      completedTransactions: 0,
      transactionsProcess: links.length,
    });
    const settings = await app.calls.answered('getSiteSettings', { headers });
    expect(settings.data.environment).toBe('Production');
  });

  it('names the businesses of the user alone', async () => {
    const headers = asRole('Administrador');
    const { data } = await app.calls.answered('listCompanies', { params: { param: '0' }, headers });
    expect(data.map(({ id }) => id)).toEqual([1]);
    for (const companyId of [2, absentBusiness])
      expect(await refusalOf('getRole', { params: { companyId }, headers })).toMatchObject({
        status: 404,
        code: 'business_not_found',
        message: 'El negocio no existe.',
        errors: [],
      });
  });

  it('belongs to the key that asks: business 2 reads its own and not the other', async () => {
    const own = await mine();
    const params = (of: MadeTransaction) => ({ transactionNumber: of.id });
    const { data } = await app.calls.answered('getResponse', { params: params(theirs), headers: ollinKey });
    expect(data.transactionCode).toBe(theirs.code);
    expect((await refusalOf('getResponse', { params: params(own), headers: ollinKey })).code).toBe(
      'transaction_not_found',
    );
  });
});

it('pays no heed to a Company header where a call is about the user', async () => {
  for (const company of ['2', '999', 'x', '']) {
    const headers = { ...asRole('General'), company };
    for (const name of ['getSession', 'listStatuses', 'listChargebackStatuses'] as const)
      await app.calls.answered(name, { headers });
    const { data } = await app.calls.answered('getRole', { params: { companyId: 1 }, headers });
    expect(data).toBe('General');
  }
});

it('lets an Environment header change nothing once signed in', async () => {
  for (const environment of ['Production', 'Sandbox', 'x']) {
    const headers = { ...asRole('Admin', 1), environment };
    expect((await app.calls.answered('getSiteSettings', { headers })).data.environment).toBe('Sandbox');
  }
});

describe('every answer of the walk', () => {
  /** The texts of answers, between line ends that no text goes across. */
  const everything = (): string => [...heard.keys()].join('\n');

  it('is of many calls', () => {
    expect(heard.size).toBeGreaterThan(names.length);
    expect(new Set(heard.values()).size).toBeGreaterThan(0.9 * names.length);
  });

  it("holds nothing that is business 2's alone", async () => {
    const { read } = app.database;
    await rememberOwn();
    const foreign = [...(await textsOfAccounts(read, all.two))].filter((text) => !own.has(text));
    const business = await rowOf(read, 'businesses', { id: 2 });
    const answers = everything();
    expect(textsWithin(answers, [...foreign, business.name, business.taxId])).toEqual([]);
    // What is there is found.
    const there = [...heard.keys()].find(({ length }) => length > 100)?.slice(40, 60) ?? '';
    expect(textsWithin(answers, [there, there.slice(0, 4), 'nobody wrote this'])).toEqual([
      there,
      there.slice(0, 4),
    ]);
    expect(foreign.length).toBeGreaterThan(100);
    expect(foreign).toContain(theirs.code);
  });

  it('holds no hash, sealed secret, password or card number', async () => {
    const secrets = await keptSecrets(app.database.read);
    const typed = [
      demoPassword,
      'demo-sandbox-password',
      'demo-ollin-password',
      'cuatro-nubes-y-un-faro',
      ...testCards.map(({ number }) => number),
    ];
    // A snapshot holds the rows themselves: keyed hashes of cards and requests among them, but no key, secret or password.
    const answers = [...heard]
      .flatMap(([text, name]) => (name === 'exportSnapshot' ? [] : [text]))
      .join('\n');
    expect(textsWithin(answers, [...secrets, ...typed])).toEqual([]);
    expect(secrets.length).toBeGreaterThan(20);
  });
});

describe('the contract', () => {
  const fieldsOf = (schema: z.core.$ZodType, path = ''): readonly string[] => {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
      return fieldsOf(schema.unwrap(), path);
    if (schema instanceof z.ZodArray) return fieldsOf(schema.element, path);
    if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(option, path));
    if (!(schema instanceof z.ZodObject)) return [];
    return Object.entries(schema.shape).flatMap(([name, field]) => [
      `${path}${name}`,
      ...fieldsOf(field, `${path}${name}.`),
    ]);
  };

  it('answers what is secret to these calls alone: shown once, or masked', () => {
    const secret = /password|secret|hash|fingerprint|cvv|security|cardnumber|token$|privatekey|salt|pin$/i;
    const found = names.flatMap((name) => {
      const operation: Operation = operations[name];
      return fieldsOf(operation.answer)
        .filter((field) => secret.test(field.split('.').at(-1) ?? ''))
        .map((field) => `${name} ${field}`);
    });
    expect([...new Set(found)].toSorted()).toEqual(
      [
        'authenticate token',
        'changePassword token',
        'createIsolatedAccount password',
        'createIsolatedAccount webhookSecret',
        'login token',
        'rollApiKey password',
        'rollWebhookSecret webhookSecret',
        // Until when the replaced secret is valid.
        'rollWebhookSecret previousSecretUntil',
        'getSettings previousSecretUntil',
        'updateSetting previousSecretUntil',
        // Its last letters.
        'getSettings webhookSecret',
        'updateSetting webhookSecret',
      ].toSorted(),
    );
  });
});
