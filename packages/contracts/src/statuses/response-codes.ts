import { type TransactionStatus, transactionStatuses } from './transaction-status.ts';

/** The status that a response code of the payment API means; undefined where it is the code of an error, or there is none. */
export const statusOfResponseCode = (
  code: unknown,
): (typeof transactionStatuses)[TransactionStatus] | undefined =>
  Object.values(transactionStatuses).find(({ responseCode }) => responseCode === code);
