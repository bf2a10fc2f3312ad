import { toAmount } from '@pasarela/contracts/money/money';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { Dependencies } from '#core/dependencies.ts';
import { paymentAnswer } from '#core/transactions/payment-answer.ts';
import type { HandlersOf } from '#http/call.ts';
import type { RefundsService } from './refunds-service.ts';

export const refundsRoutes = (
  { database, site }: Dependencies,
  refunds: RefundsService,
): HandlersOf<'createRefund' | 'payRefund'> => ({
  createRefund: async ({ account, actor, body }) => {
    const row = await database.unit({ account: account.id }, (unit) =>
      refunds.refund(unit, account, actor, body),
    );
    return {
      status: row.status === Status.refunded ? 'Refund' : 'PartialRefund',
      idTransaction: row.id,
      transactionCode: row.code,
      amount: body.amount,
      refundedAmount: toAmount(row.refundedAmount),
      remaining: toAmount(row.amount - row.refundedAmount),
    };
  },
  payRefund: async ({ once, account, actor, body, language }) =>
    once(async (unit) => paymentAnswer(await refunds.refund(unit, account, actor, body), language, site.url)),
});
