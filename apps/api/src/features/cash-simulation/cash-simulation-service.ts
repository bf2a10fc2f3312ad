import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import { refuseProduction } from '#core/account/refuse-production.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { saleStep } from '#core/transactions/sale.ts';
import { refusedInStatus } from '#core/transactions/transaction-fields.ts';
import { moveTransaction } from '#core/transactions/transaction-life.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';

/** Simulates the payer in the shop: marks a sandbox cash reference as paid. */
export const createCashSimulationService = (dependencies: Dependencies) => ({
  pay: async (unit: Unit, account: CallAccount, actor: Actor, id: number): Promise<TransactionRow> => {
    const context = await beginWrite(unit, dependencies, account.id, actor);
    const transaction = await transactionByNumber(unit, account.id, id);
    refuseProduction(account);
    // The table of moves also allows `pay` from a checkout and from a review, but neither can be paid in cash.
    if (transaction.status !== Status.pendingPayment) throw refusedInStatus(transaction.status);
    const { step, changes } = saleStep(transaction, {
      move: 'pay',
      amount: transaction.amount,
      now: context.now,
    });
    return moveTransaction(context, transaction, step, changes);
  },
});

export type CashSimulationService = ReturnType<typeof createCashSimulationService>;
