import type { OperationAnswer } from '@pasarela/contracts/http/define-operation';
import { toAmount } from '@pasarela/contracts/money/money';
import type { Operations } from '@pasarela/contracts/operations';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionRow } from '#generated/stored-tables.ts';

/** Maps a captured transaction to the answer of the dashboard API. */
export const captureAnswer = ({
  id,
  code,
  amount,
  authorizedAmount,
}: TransactionRow): OperationAnswer<Operations['captureTransaction']> => {
  const authorized = authorizedAmount ?? amount;
  return {
    status: 'Accepted',
    idTransaction: id,
    transactionCode: code,
    amount: toAmount(amount),
    authorizedAmount: toAmount(authorized),
    releasedAmount: toAmount(authorized - amount),
  };
};

export const cancelAnswer = ({
  id,
  code,
  amount,
  status,
}: TransactionRow): OperationAnswer<Operations['cancelTransaction']> => ({
  status: status === Status.reversed ? 'Reversed' : 'PaymentCanceled',
  idTransaction: id,
  transactionCode: code,
  amount: toAmount(amount),
});
