import { type CheckoutAttempt, isCheckoutKind } from '@pasarela/contracts/checkouts/checkout-kinds';
import type { CheckoutRow, TransactionRow } from '#database/stored-rows.ts';
import { statusOf } from '#features/transactions/transaction-status-service.ts';

/** A hosted page with its newest attempt, as the rules read it. */
export const attemptOf = (
  { kind, expiresAt }: CheckoutRow,
  { status }: Pick<TransactionRow, 'status'>,
): CheckoutAttempt => {
  if (!isCheckoutKind(kind)) throw new Error(`unknown kind of checkout: ${kind}`);
  return { kind, statusId: statusOf(status), expiresAt };
};
