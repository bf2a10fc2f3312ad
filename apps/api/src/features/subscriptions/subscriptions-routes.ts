import { accountMoment } from '#features/clock/account-moment-service.ts';
import type { HandlersOf } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { cancelSubscription } from './subscription-end-service.ts';
import { canceledAnswer } from './subscriptions-mapper.ts';

export const subscriptionsRoutes = (dependencies: Dependencies): HandlersOf<'payCancelSubscription'> => ({
  payCancelSubscription: async ({ once, account, actor, body, language }) =>
    once(async (unit) => {
      const moment = await accountMoment(unit, dependencies, account.id, actor);
      const row = await cancelSubscription(unit, moment, Number(body.SubscriptionId), body.Reason ?? null);
      return canceledAnswer(row, language);
    }),
});
