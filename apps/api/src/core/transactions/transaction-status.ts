import {
  isTransactionStatus,
  type TransactionStatus,
  transactionStatuses,
} from '@pasarela/contracts/statuses/transaction-status';
import { Refusal } from '#errors/refusal.ts';

export const statusOf = (id: number): TransactionStatus => {
  if (!isTransactionStatus(id)) throw new Error(`unknown status ${id}`);
  return id;
};

/** The refusal if a transaction's status does not allow the operation. */
export const refusedInStatus = (id: number): Refusal =>
  new Refusal('status_not_allowed', { status: transactionStatuses[statusOf(id)].label });
