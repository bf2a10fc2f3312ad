import { cancelMove, captureRefusal } from '@pasarela/contracts/authorizations/authorization-rules';
import { toCentavos, writtenAmount } from '@pasarela/contracts/money/money';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { WriteContext } from '#core/account/write-context.ts';
import { openAttempts, showAttempt } from '#core/checkouts/hosted-pages.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { saleStep } from '#core/transactions/sale.ts';
import { refusedInStatus, statusOf } from '#core/transactions/transaction-fields.ts';
import {
  beginTransaction,
  moveTransaction,
  replaceTransaction,
} from '#core/transactions/transaction-life.ts';
import { type NamedTransaction, transactionByName } from '#core/transactions/transaction-lookup.ts';
import { processWithoutCard, readProcess, writeProcess } from '#core/transactions/transaction-process.ts';
import { expectChargeback } from '#core/transactions/transaction-waits.ts';
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

/**
 * Closes a hosted page that is still open after a failed attempt. A failed attempt cannot be canceled, so it is replaced by a new
 * transaction that is canceled; the merchant is notified of that one. Returns undefined if the page is not open.
 */
const closedPage: Ending = async (context, failed, reason) => {
  const { unit, accountId, identifiers, now } = context;
  const open = await openAttempts(unit, accountId, [failed], now);
  if (!open.has(failed.id)) return undefined;
  const row = await beginTransaction(
    context,
    {
      code: identifiers.transactionCode(),
      referenceNumber: failed.referenceNumber,
      amount: failed.amount,
      currency: failed.currency,
      customerName: failed.customerName,
      customerEmail: failed.customerEmail,
      customerPhone: failed.customerPhone,
      description: failed.description,
      details: failed.details,
      checkoutToken: failed.checkoutToken,
      process: writeProcess(processWithoutCard(failed)),
    },
    [{ move: 'cancel', reason }],
  );
  await showAttempt(unit, row);
  await replaceTransaction(context, failed, row);
  return row;
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
      (await canceled(context, transaction, reason)) ?? (await closedPage(context, transaction, reason)),
  ),
});

export type AuthorizationsService = ReturnType<typeof createAuthorizationsService>;
