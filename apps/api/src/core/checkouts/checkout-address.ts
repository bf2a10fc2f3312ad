import type { CheckoutKind } from '@pasarela/contracts/checkouts/checkout-kinds';
import { limits } from '@pasarela/contracts/limits/limits';
import type { WriteContext } from '#core/account/write-context.ts';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { insertCheckout, pointCheckout } from './checkouts-repository.ts';

/** Creates the hosted page of a payment. */
export const openCheckout = async (
  { unit, accountId, now }: WriteContext,
  row: TransactionRow,
  kind: CheckoutKind,
  until?: Date,
): Promise<TransactionRow> => {
  if (row.checkoutToken === null) throw new Error(`transaction ${row.id} has no page`);
  const life = kind === 'web' ? new Date(now.getTime() + limits.checkoutLife) : null;
  await insertCheckout(unit, {
    token: row.checkoutToken,
    accountId,
    kind,
    transactionId: row.id,
    expiresAt: until ?? life,
    createdAt: now,
  });
  return row;
};

/** Makes the hosted page show this transaction, its newest attempt. */
export const showAttempt = async (
  unit: Unit,
  { accountId, id, checkoutToken }: TransactionRow,
): Promise<void> => {
  if (checkoutToken !== null) await pointCheckout(unit, accountId, checkoutToken, id);
};
