import { cancelMove, captureRefusal } from '@pasarela/contracts/authorizations/authorization-rules';
import { toCentavos, writtenAmount } from '@pasarela/contracts/money';
import { transactionStatuses } from '@pasarela/contracts/transactions/transaction-status';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import { expectChargeback } from '#features/chargebacks/chargebacks-service.ts';
import { endOpenPage } from '#features/checkouts/checkout-ending-service.ts';
import { type AccountMoment, accountMoment } from '#features/clock/account-moment-service.ts';
import { saleStep } from '#features/transactions/sale-service.ts';
import { moveTransaction } from '#features/transactions/transaction-life-service.ts';
import {
  type NamedTransaction,
  transactionByName,
} from '#features/transactions/transaction-lookup-service.ts';
import { readProcess } from '#features/transactions/transaction-process-service.ts';
import { refusedInStatus, statusOf } from '#features/transactions/transaction-status-service.ts';
import type { Actor, CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { Refusal } from '#http/refusal.ts';

type CancelRequest = { readonly transaction: NamedTransaction; readonly reason: string };

/** Ends a transaction for a reason; undefined where its status does not allow it. */
type Ending = (
  unit: Unit,
  moment: AccountMoment,
  transaction: TransactionRow,
  reason: string,
) => Promise<TransactionRow | undefined>;

/** Reverses an authorization, or cancels what nobody has paid yet. */
const canceled: Ending = async (unit, moment, transaction, reason) => {
  const move = cancelMove(statusOf(transaction.status));
  return move && moveTransaction(unit, moment, transaction, { move, reason });
};

/** Ends the transaction that a call names, or refuses it by its status. */
const endingBy =
  (dependencies: Dependencies, end: Ending) =>
  async (
    unit: Unit,
    account: CallAccount,
    actor: Actor,
    { transaction: name, reason }: CancelRequest,
  ): Promise<TransactionRow> => {
    const moment = await accountMoment(unit, dependencies, account.id, actor);
    const transaction = await transactionByName(unit, account.id, name);
    const row = await end(unit, moment, transaction, reason);
    if (!row) throw refusedInStatus(transaction.status);
    return row;
  };

/** What may be done with an authorization: capture it, or let it go; and with what nobody has paid yet. */
export const createAuthorizationsService = (dependencies: Dependencies) => ({
  /** Captures an authorization, the whole of it or less; the rest is released. */
  capture: async (
    unit: Unit,
    account: CallAccount,
    actor: Actor,
    request: { readonly transaction: NamedTransaction; readonly amount: number },
  ): Promise<TransactionRow> => {
    const moment = await accountMoment(unit, dependencies, account.id, actor);
    const transaction = await transactionByName(unit, account.id, request.transaction);
    const statusId = statusOf(transaction.status);
    const amount = toCentavos(request.amount);
    const refusal = captureRefusal({ statusId, amount: transaction.amount }, amount);
    if (refusal)
      throw new Refusal(refusal, {
        status: transactionStatuses[statusId].label,
        authorized: `$${writtenAmount(transaction.amount)}`,
      });
    const { step, changes } = saleStep(transaction, { move: 'capture', amount, now: moment.now });
    if (readProcess(transaction).dispute) await expectChargeback(unit, moment, transaction.id);
    return moveTransaction(unit, moment, transaction, step, changes);
  },

  /** Reverses an authorization, or cancels what nobody has paid yet. */
  cancel: endingBy(dependencies, canceled),

  /** The same, and closes a page that is still open after an attempt that failed: a user means the link that they see. */
  cancelOrClose: endingBy(
    dependencies,
    async (unit, moment, transaction, reason) =>
      (await canceled(unit, moment, transaction, reason)) ??
      (await endOpenPage(unit, moment, dependencies.identifiers, { failed: transaction, reason })),
  ),
});

export type AuthorizationsService = ReturnType<typeof createAuthorizationsService>;
