import { minute } from '@pasarela/contracts/dates/dates';
import type { ErrorCode } from '@pasarela/contracts/errors/error-codes';
import { toCentavos } from '@pasarela/contracts/money/money';
import type { RefundReason } from '@pasarela/contracts/refunds/refund-reasons';
import { type RefundTerms, refundRefusal, refundTerms } from '@pasarela/contracts/refunds/refund-rules';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { statusOf } from '#core/transactions/transaction-fields.ts';
import { moveTransaction } from '#core/transactions/transaction-life.ts';
import { transactionByCode } from '#core/transactions/transaction-lookup.ts';
import type { Unit } from '#database/queries.ts';
import { Refusal, type RefusalValues } from '#errors/refusal.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { momentText } from '#time/moment-text.ts';

type RefundRequest = {
  readonly transactionCode: string;
  readonly amount: number;
  readonly reason?: RefundReason | undefined;
  readonly note?: string | undefined;
};

/** Returns when a refund that is refused as too early becomes possible, rounded up to the minute. */
const possibleFrom = (refusal: ErrorCode, { availableFrom, partialFrom }: RefundTerms): RefusalValues => {
  const from = { refund_too_early: availableFrom, refund_partial_too_early: partialFrom }[String(refusal)];
  if (typeof from !== 'number') return {};
  const shown = Math.ceil(from / minute) * minute;
  return { from: { es: momentText(shown, 'es'), en: momentText(shown, 'en') } };
};

/** Refunds all or part of a payment. */
export const createRefundsService = (dependencies: Dependencies) => ({
  refund: async (
    unit: Unit,
    account: CallAccount,
    actor: Actor,
    request: RefundRequest,
  ): Promise<TransactionRow> => {
    const context = await beginWrite(unit, dependencies, account.id, actor);
    const { now } = context;
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
      throw new Refusal(refusal, {
        status: transactionStatuses[statusOf(transaction.status)].label,
        ...possibleFrom(refusal, refundTerms(terms, now.getTime())),
      });

    const refundedAmount = transaction.refundedAmount + amount;
    await unit.insert('refunds', {
      accountId: account.id,
      transactionId: transaction.id,
      amount,
      reason: request.reason ?? null,
      note: request.note || null,
      actorKind: actor.kind,
      actorName: actor.name,
      createdAt: now,
    });
    return moveTransaction(
      context,
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
