import { cancelMove, captureRefusal } from '@pasarela/contracts/authorizations/authorization-rules';
import { toCentavos, writtenAmount } from '@pasarela/contracts/money/money';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { WriteContext } from '#core/account/write-context.ts';
import { endOpenPage } from '#core/checkouts/checkout-ending.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { expectChargeback } from '#core/payments/expected-chargeback.ts';
import { saleStep } from '#core/transactions/sale.ts';
import { moveTransaction } from '#core/transactions/transaction-life.ts';
import { type NamedTransaction, transactionByName } from '#core/transactions/transaction-lookup.ts';
import { readProcess } from '#core/transactions/transaction-process.ts';
import { refusedInStatus, statusOf } from '#core/transactions/transaction-status.ts';
import type { Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';

type CancelRequest = { readonly transaction: NamedTransaction; readonly reason: string };

/** Ends a transaction for the given reason; returns undefined if its status does not allow it. */
type Ending = (
  context: WriteContext,
  transaction: TransactionRow,
  reason: string,
) => Promise<TransactionRow | undefined>;

/** Reverses an authorization, or cancels a payment that is still unpaid. */
const canceled: Ending = async (context, transaction, reason) => {
  const move = cancelMove(statusOf(transaction.status));
  return move && moveTransaction(context, transaction, { move, reason });
};

/** Returns a call that ends the named transaction, or refuses it because of its status. */
const endingBy =
  (dependencies: Dependencies, end: Ending) =>
  async (
    unit: Unit,
    account: CallAccount,
    actor: Actor,
    { transaction: name, reason }: CancelRequest,
  ): Promise<TransactionRow> => {
    const context = await beginWrite(unit, dependencies, account.id, actor);
    const transaction = await transactionByName(unit, account.id, name);
    const row = await end(context, transaction, reason);
    if (!row) throw refusedInStatus(transaction.status);
    return row;
  };

/** Captures authorizations, and cancels authorizations and unpaid payments. */
export const createAuthorizationsService = (dependencies: Dependencies) => ({
  /** Captures all or part of an authorization; the rest is released. */
  capture: async (
    unit: Unit,
    account: CallAccount,
    actor: Actor,
    request: { readonly transaction: NamedTransaction; readonly amount: number },
  ): Promise<TransactionRow> => {
    const context = await beginWrite(unit, dependencies, account.id, actor);
    const transaction = await transactionByName(unit, account.id, request.transaction);
    const statusId = statusOf(transaction.status);
    const amount = toCentavos(request.amount);
    const refusal = captureRefusal({ statusId, amount: transaction.amount }, amount);
    if (refusal)
      throw new Refusal(refusal, {
        status: transactionStatuses[statusId].label,
        authorized: `$${writtenAmount(transaction.amount)}`,
      });
    const { step, changes } = saleStep(transaction, { move: 'capture', amount, now: context.now });
    if (readProcess(transaction).dispute) await expectChargeback(context, transaction.id);
    return moveTransaction(context, transaction, step, changes);
  },

  /** Reverses an authorization, or cancels a payment that is still unpaid. */
  cancel: endingBy(dependencies, canceled),

  /** As `cancel`, but also closes the hosted page if it is still open after a failed attempt. */
  cancelOrClose: endingBy(
    dependencies,
    async (context, transaction, reason) =>
      (await canceled(context, transaction, reason)) ??
      (await endOpenPage(context, { failed: transaction, reason })),
  ),
});

export type AuthorizationsService = ReturnType<typeof createAuthorizationsService>;
