import { type CheckoutAttempt, isCheckoutKind } from '@pasarela/contracts/checkouts/checkout-kinds';
import { statusOf } from '#core/transactions/transaction-status.ts';
import type { CheckoutRow, TransactionRow } from '#generated/stored-tables.ts';

/** A hosted page and the status of its newest attempt, in the form that the contract's rules use. */
export const attemptOf = (
  { kind, expiresAt }: CheckoutRow,
  { status }: Pick<TransactionRow, 'status'>,
): CheckoutAttempt => {
  if (!isCheckoutKind(kind)) throw new Error(`unknown kind of checkout: ${kind}`);
  return { kind, statusId: statusOf(status), expiresAt };
};
