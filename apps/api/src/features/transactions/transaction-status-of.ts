import {
  isTransactionStatus,
  type TransactionStatus,
} from '@pasarela/contracts/transactions/transaction-status';

export const statusOf = (id: number): TransactionStatus => {
  if (!isTransactionStatus(id)) throw new Error(`unknown status ${id}`);
  return id;
};
