import { toCentavos } from '@pasarela/contracts/money';
import { refundRefusal } from '@pasarela/contracts/refunds/refund-rules';
import { transactionStatuses } from '@pasarela/contracts/transactions/transaction-status';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import { accountMoment } from '#features/clock/account-moment-service.ts';
import { moveTransaction } from '#features/transactions/transaction-life-service.ts';
import { transactionByCode } from '#features/transactions/transaction-lookup-service.ts';
import { statusOf } from '#features/transactions/transaction-status-service.ts';
import type { Actor, CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { Refusal } from '#http/refusal.ts';
import { insertRefund } from './refunds-repository.ts';

export type RefundRequest = { readonly transactionCode: string; readonly amount: number };

/** Gives money back, all of a payment or a part. */
export const createRefundsService = (dependencies: Dependencies) => ({
  refund: async (
    unit: Unit,
    account: CallAccount,
    actor: Actor,
    request: RefundRequest,
  ): Promise<TransactionRow> => {
    const moment = await accountMoment(unit, dependencies, account.id, actor);
    const { now } = moment;
    const transaction = await transactionByCode(unit, account.id, request.transactionCode);
    const amount = toCentavos(request.amount);
    const terms = {
      statusId: transaction.status,
      idPaymentMethod: transaction.paymentMethod,
      amount: transaction.amount,
      refundedAmount: transaction.refundedAmount,
      paidAt: transaction.paidAt?.getTime() ?? null,
    };
    const refusal = refundRefusal(terms, amount, now.getTime());
    if (refusal)
      throw new Refusal(refusal, { status: transactionStatuses[statusOf(transaction.status)].label });

    const refundedAmount = transaction.refundedAmount + amount;
    await insertRefund(unit, {
      accountId: account.id,
      transactionId: transaction.id,
      amount,
      actorKind: actor.kind,
      actorName: actor.name,
      createdAt: now,
    });
    return moveTransaction(
      unit,
      moment,
      transaction,
      {
        move: refundedAmount === transaction.amount ? 'refundAll' : 'refundPart',
        amount,
        transfers: [{ kind: 'refund', amount }],
      },
      { refundedAmount },
    );
  },
});

export type RefundsService = ReturnType<typeof createRefundsService>;
