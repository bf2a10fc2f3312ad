import { Status } from '@pasarela/contracts/transactions/transaction-status';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import { accountMoment } from '#features/clock/account-moment-service.ts';
import { saleStep } from '#features/transactions/sale-service.ts';
import { moveTransaction } from '#features/transactions/transaction-life-service.ts';
import { transactionByNumber } from '#features/transactions/transaction-lookup-service.ts';
import { refusedInStatus } from '#features/transactions/transaction-status-service.ts';
import type { Actor, CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { refuseProduction } from '#sandbox/refuse-production.ts';

/** Plays the payer at the shop: a cash reference of the sandbox is paid. */
export const createCashSimulationService = (dependencies: Dependencies) => ({
  pay: async (unit: Unit, account: CallAccount, actor: Actor, id: number): Promise<TransactionRow> => {
    const moment = await accountMoment(unit, dependencies, account.id, actor);
    const transaction = await transactionByNumber(unit, account.id, id);
    refuseProduction(account);
    // The table lets a checkout and a review be paid too; nobody can bring cash to those.
    if (transaction.status !== Status.pendingPayment) throw refusedInStatus(transaction.status);
    const { step, changes } = saleStep(transaction, {
      move: 'pay',
      amount: transaction.amount,
      now: moment.now,
    });
    return moveTransaction(unit, moment, transaction, step, changes);
  },
});

export type CashSimulationService = ReturnType<typeof createCashSimulationService>;
