import { toAmount } from '@pasarela/contracts/money';
import { Status } from '@pasarela/contracts/transactions/transaction-status';
import type { PaymentsService } from '#features/payments/payments-service.ts';
import type { HandlersOf } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import type { RefundsService } from './refunds-service.ts';

export const refundsRoutes = (
  { database }: Dependencies,
  refunds: RefundsService,
  payments: PaymentsService,
): HandlersOf<'createRefund' | 'payRefund'> => ({
  createRefund: async ({ account, actor, body }) => {
    const row = await database.unit((unit) => refunds.refund(unit, account, actor, body));
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
    once(async (unit) => payments.answer(await refunds.refund(unit, account, actor, body), language)),
});
