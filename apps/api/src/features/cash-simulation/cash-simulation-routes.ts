import { toAmount } from '@pasarela/contracts/money/money';
import type { Dependencies } from '#core/dependencies.ts';
import type { HandlersOf } from '#http/call.ts';
import type { CashSimulationService } from './cash-simulation-service.ts';

export const cashSimulationRoutes = (
  { database }: Dependencies,
  simulation: CashSimulationService,
): HandlersOf<'simulateCashPayment'> => ({
  simulateCashPayment: async ({ account, actor, params }) => {
    const row = await database.unit({ account: account.id }, (unit) =>
      simulation.pay(unit, account, actor, params.id),
    );
    return {
      status: 'Accepted',
      idTransaction: row.id,
      transactionCode: row.code,
      amount: toAmount(row.amount),
      paymentDate: (row.paidAt ?? row.updatedAt).toISOString(),
    };
  },
});
