import { getRole, getSession, listCompanies, login, logout } from './accounts/account-operations.ts';
import {
  cancelTransaction,
  captureTransaction,
  payCancel,
  payCapture,
} from './authorizations/authorization-operations.ts';
import {
  authenticate,
  createPayment,
  getResponse,
  getResponseByReference,
} from './payments/payment-operations.ts';
import { createRefund, payRefund } from './refunds/refund-operations.ts';
import { getRequest, listRequests } from './request-log/request-log-operations.ts';
import { simulateCashPayment } from './sandbox/cash-simulation-operations.ts';
import { getNextOutcome, setNextOutcome } from './sandbox/next-outcome-operations.ts';
import { getClock, moveClock } from './sandbox/sandbox-operations.ts';
import { getSandboxContents, resetSandbox } from './sandbox/sandbox-reset-operations.ts';
import { getSiteSettings } from './settings/setting-operations.ts';
import { getHealth, getReadiness } from './system/system-operations.ts';
import {
  getStory,
  getSummary,
  getTransaction,
  listChargebackStatuses,
  listStatuses,
  listTransactions,
  reportTransactions,
} from './transactions/transaction-operations.ts';

/** Every call of the system. What is not here does not exist. */
export const operations = {
  getHealth,
  getReadiness,
  login,
  logout,
  getSession,
  getRole,
  listCompanies,
  getSiteSettings,
  getSummary,
  listStatuses,
  listChargebackStatuses,
  listTransactions,
  reportTransactions,
  getTransaction,
  getStory,
  createRefund,
  captureTransaction,
  cancelTransaction,
  simulateCashPayment,
  getClock,
  moveClock,
  getNextOutcome,
  setNextOutcome,
  getSandboxContents,
  resetSandbox,
  listRequests,
  getRequest,
  authenticate,
  createPayment,
  payCapture,
  payCancel,
  payRefund,
  getResponse,
  getResponseByReference,
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
