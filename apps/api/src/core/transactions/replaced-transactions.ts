import type { ReplacedTransaction } from '@pasarela/contracts/payments/replaced-payment-schema';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { statusOf } from './transaction-status.ts';

/** The attempts as they were before their replacement. `open`: those whose page could still be paid. */
export const replacedTransactions = (
  attempts: readonly TransactionRow[],
  open: ReadonlyMap<number, unknown>,
): ReplacedTransaction[] =>
  attempts.map(({ id, referenceNumber, customerEmail, status }) => ({
    idTransaction: id,
    referenceNumber,
    email: customerEmail,
    status: transactionStatuses[statusOf(status)].name,
    wasOpen: open.has(id),
  }));
