import {
  changePassword,
  forgotPassword,
  getAccountInformation,
  getPasswordLink,
  getRole,
  getSession,
  listCompanies,
  login,
  logout,
  logoutEverywhere,
  resetPassword,
} from './accounts/account-operations.ts';
import {
  cancelTransaction,
  captureTransaction,
  payCancel,
  payCapture,
} from './authorizations/authorization-operations.ts';
import { getCardReplacement, replaceCard } from './card-replacements/card-replacement-operations.ts';
import { createCardToken, deleteCardToken, listCardTokens } from './card-tokens/card-token-operations.ts';
import {
  decideChargeback,
  getChargeback,
  getChargebackDates,
  getChargebackFile,
  listChargebacks,
  openChargeback,
  reportChargebacks,
  saveChargebackProof,
} from './chargebacks/chargeback-operations.ts';
import {
  answerAplazo,
  answerChallenge,
  getCardOptions,
  getCheckout,
  leaveCheckout,
  payCheckout,
} from './checkouts/checkout-operations.ts';
import { getEmail, listEmails, resendEmail } from './emails/email-operations.ts';
import { getFile, uploadFile } from './files/file-operations.ts';
import { createFormSession } from './form-session/form-session-operations.ts';
import {
  countBlacklist,
  editBlacklistEntry,
  listBlacklist,
  listBlacklistFields,
  saveBlacklistEntry,
} from './fraud/blacklist-operations.ts';
import {
  dryRunVelocityRule,
  listTimeRanges,
  listVelocityRules,
  updateVelocityRules,
} from './fraud/velocity-operations.ts';
import { listFrequencies } from './frequencies/frequency-operations.ts';
import {
  checkLinkReferences,
  createPaymentLink,
  createPaymentLinkBatch,
  getPaymentLinkBatch,
  getPaymentLinkDates,
  listPaymentLinks,
  resendPaymentLink,
} from './payment-links/payment-link-operations.ts';
import { getDayReport } from './payments/day-report-operations.ts';
import {
  authenticate,
  createPayment,
  createTransaction,
  getResponse,
  getResponseByReference,
} from './payments/payment-operations.ts';
import { createRefund, payRefund } from './refunds/refund-operations.ts';
import { getRequest, listRequests } from './request-log/request-log-operations.ts';
import { getAttention, getFirstSteps } from './resume/resume-operations.ts';
import { simulateCashPayment } from './sandbox/cash-simulation-operations.ts';
import {
  createIsolatedAccount,
  deleteIsolatedAccount,
  listIsolatedAccounts,
} from './sandbox/isolated-account-operations.ts';
import { getNextOutcome, setNextOutcome } from './sandbox/next-outcome-operations.ts';
import { getClock, moveClock } from './sandbox/sandbox-operations.ts';
import { getSandboxContents, resetSandbox } from './sandbox/sandbox-reset-operations.ts';
import { exportSnapshot, importSnapshot } from './sandbox/snapshot-operations.ts';
import {
  createPublicKey,
  getSettings,
  getSiteSettings,
  rollApiKey,
  rollWebhookSecret,
  updateSetting,
} from './settings/setting-operations.ts';
import {
  getSettlement,
  listSettlementMovements,
  listSettlements,
  reportSettlements,
} from './settlements/settlement-operations.ts';
import { getStatementPdf, listStatementPeriods } from './statements/statement-operations.ts';
import {
  cancelSubscription,
  createCardReplacement,
  reactivateSubscription,
  reprocessSubscriptions,
} from './subscriptions/subscription-action-operations.ts';
import { payCancelSubscription } from './subscriptions/subscription-operations.ts';
import {
  getReprocessSettings,
  getSubscription,
  listSubscriptionPayments,
  listSubscriptions,
  reportSubscriptions,
} from './subscriptions/subscription-query-operations.ts';
import { getHealth, getReadiness } from './system/system-operations.ts';
import {
  getStory,
  getSummary,
  getTransaction,
  listChargebackStatuses,
  listStatuses,
  listTransactions,
  reportTransactions,
  watchChanges,
} from './transactions/transaction-operations.ts';
import { listUsers, listUsersToInvite, registerUser, setUserAccess } from './users/user-operations.ts';
import { waitFor } from './waiting/wait-operations.ts';
import {
  clearInbox,
  getWebhook,
  listInbox,
  listWebhooks,
  receiveInboxMessage,
  resendWebhook,
  sendWebhookSample,
} from './webhooks/webhook-operations.ts';

/** Every call of the system. A call that is not in this list is not mounted. */
export const operations = {
  getHealth,
  getReadiness,
  login,
  logout,
  logoutEverywhere,
  getSession,
  getRole,
  listCompanies,
  getAccountInformation,
  changePassword,
  forgotPassword,
  getPasswordLink,
  resetPassword,
  listUsers,
  listUsersToInvite,
  registerUser,
  setUserAccess,
  getSiteSettings,
  getSettings,
  updateSetting,
  createPublicKey,
  rollApiKey,
  rollWebhookSecret,
  listWebhooks,
  getWebhook,
  resendWebhook,
  sendWebhookSample,
  listInbox,
  clearInbox,
  receiveInboxMessage,
  listEmails,
  getEmail,
  resendEmail,
  uploadFile,
  getFile,
  getSummary,
  getAttention,
  getFirstSteps,
  listStatuses,
  listChargebackStatuses,
  listTransactions,
  reportTransactions,
  watchChanges,
  getTransaction,
  getStory,
  createRefund,
  captureTransaction,
  cancelTransaction,
  simulateCashPayment,
  listPaymentLinks,
  getPaymentLinkDates,
  checkLinkReferences,
  createPaymentLink,
  createPaymentLinkBatch,
  getPaymentLinkBatch,
  resendPaymentLink,
  listFrequencies,
  listChargebacks,
  getChargeback,
  getChargebackDates,
  reportChargebacks,
  saveChargebackProof,
  getChargebackFile,
  openChargeback,
  decideChargeback,
  listSubscriptions,
  getSubscription,
  listSubscriptionPayments,
  reportSubscriptions,
  cancelSubscription,
  reactivateSubscription,
  createCardReplacement,
  getReprocessSettings,
  reprocessSubscriptions,
  listTimeRanges,
  listVelocityRules,
  updateVelocityRules,
  dryRunVelocityRule,
  listBlacklistFields,
  listBlacklist,
  countBlacklist,
  saveBlacklistEntry,
  editBlacklistEntry,
  listStatementPeriods,
  getStatementPdf,
  listSettlements,
  getSettlement,
  listSettlementMovements,
  reportSettlements,
  getClock,
  moveClock,
  waitFor,
  getNextOutcome,
  setNextOutcome,
  exportSnapshot,
  importSnapshot,
  getSandboxContents,
  resetSandbox,
  createIsolatedAccount,
  listIsolatedAccounts,
  deleteIsolatedAccount,
  listRequests,
  getRequest,
  authenticate,
  createTransaction,
  createPayment,
  payCapture,
  payCancel,
  payCancelSubscription,
  payRefund,
  getResponse,
  getResponseByReference,
  getDayReport,
  createCardToken,
  deleteCardToken,
  listCardTokens,
  createFormSession,
  getCheckout,
  getCardOptions,
  payCheckout,
  answerChallenge,
  answerAplazo,
  leaveCheckout,
  getCardReplacement,
  replaceCard,
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
