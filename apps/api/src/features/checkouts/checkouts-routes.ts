import type { Dependencies } from '#core/dependencies.ts';
import type { HandlersOf } from '#http/call.ts';
import type { CheckoutsService } from './checkouts-service.ts';

export const checkoutsRoutes = (
  { database }: Dependencies,
  checkouts: CheckoutsService,
): HandlersOf<
  'getCheckout' | 'getCardOptions' | 'payCheckout' | 'answerChallenge' | 'answerAplazo' | 'leaveCheckout'
> => ({
  getCheckout: async ({ params, ...call }) => checkouts.view({ ...call, ...params }),
  getCardOptions: async ({ params, ...call }) => checkouts.cardOptions({ ...call, ...params }, params.bin),
  payCheckout: async ({ params, body, ...call }) =>
    database.unit({ account: call.account.id }, (unit) => checkouts.pay(unit, { ...call, ...params }, body)),
  answerChallenge: async ({ params, body, ...call }) =>
    database.unit({ account: call.account.id }, (unit) =>
      checkouts.challenge(unit, { ...call, ...params }, body.outcome),
    ),
  answerAplazo: async ({ params, body, ...call }) =>
    database.unit({ account: call.account.id }, (unit) =>
      checkouts.aplazo(unit, { ...call, ...params }, body.outcome),
    ),
  leaveCheckout: async ({ params, ...call }) =>
    database.unit({ account: call.account.id }, (unit) => checkouts.leave(unit, { ...call, ...params })),
});
