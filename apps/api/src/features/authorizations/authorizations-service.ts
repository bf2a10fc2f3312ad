import { cancelMove, captureRefusal } from '@pasarela/contracts/authorizations/authorization-rules';
import { toAmount, toCentavos } from '@pasarela/contracts/money';
import { transactionStatuses } from '@pasarela/contracts/transactions/transaction-status';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import { accountMoment } from '#features/clock/account-moment-service.ts';
import { saleStep } from '#features/transactions/sale-service.ts';
import { moveTransaction, statusOf } from '#features/transactions/transaction-life-service.ts';
import {
  type NamedTransaction,
  transactionByName,
  transactionByNumber,
} from '#features/transactions/transaction-lookup-service.ts';
import type { Actor, CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { Refusal } from '#http/refusal.ts';

/** What may be done with an authorization: capture it, or let it go. */
export const createAuthorizationsService = ({ clock }: Dependencies) => ({
  /** Captures an authorization, the whole of it or less; the rest is released. */
  capture: async (
    unit: Unit,
    account: CallAccount,
    actor: Actor,
    request: { readonly transaction: NamedTransaction; readonly amount: number },
  ): Promise<TransactionRow> => {
    const now = await accountMoment(unit, clock, account.id);
    const transaction = await transactionByName(unit, account.id, request.transaction);
    const statusId = statusOf(transaction.status);
    const amount = toCentavos(request.amount);
    const refusal = captureRefusal({ statusId, amount: transaction.amount }, amount);
    if (refusal)
      throw new Refusal(refusal, {
        status: transactionStatuses[statusId].label,
        authorized: toAmount(transaction.amount).toFixed(2),
      });
    const { step, changes } = saleStep(transaction, { move: 'capture', amount, now });
    await moveTransaction(unit, { accountId: account.id, actor, now }, transaction, step, changes);
    return transactionByNumber(unit, account.id, transaction.id);
  },

  /** Reverses an authorization, or cancels what nobody has paid yet. */
  cancel: async (
    unit: Unit,
    account: CallAccount,
    actor: Actor,
    request: { readonly transaction: NamedTransaction; readonly reason: string },
  ): Promise<TransactionRow> => {
    const now = await accountMoment(unit, clock, account.id);
    const transaction = await transactionByName(unit, account.id, request.transaction);
    const statusId = statusOf(transaction.status);
    const move = cancelMove(statusId);
    if (!move) throw new Refusal('status_not_allowed', { status: transactionStatuses[statusId].label });
    await moveTransaction(unit, { accountId: account.id, actor, now }, transaction, {
      move,
      reason: request.reason,
    });
    return transactionByNumber(unit, account.id, transaction.id);
  },
});

export type AuthorizationsService = ReturnType<typeof createAuthorizationsService>;
