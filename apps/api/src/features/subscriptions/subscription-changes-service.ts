import type {
  CancelSubscription,
  SubscriptionDetail,
} from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { subscriptionOfTransaction } from '#core/transactions/transaction-lookup.ts';
import type { Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { showSubscription } from './shown-subscription.ts';
import { cancelSubscription, reactivateSubscription } from './subscription-actions.ts';

type Caller = { readonly account: CallAccount; readonly actor: Actor; readonly language: Language };

/** Finds a subscription by its id, by the number of one of its transactions, or by both, which then must agree. */
const idOf = async (
  unit: Unit,
  accountId: number,
  { subscriptionId, TransactionNumber }: Pick<CancelSubscription, 'subscriptionId' | 'TransactionNumber'>,
): Promise<number> => {
  if (TransactionNumber === undefined) return subscriptionId ?? 0;
  const id = await subscriptionOfTransaction(unit, accountId, Number(TransactionNumber));
  if (id === undefined || (subscriptionId !== undefined && subscriptionId !== id))
    throw new Refusal('subscription_not_found');
  return id;
};

/** Cancels and reactivates subscriptions from the dashboard. */
export const createSubscriptionChanges = (dependencies: Dependencies) => ({
  cancel: async (
    unit: Unit,
    { account, actor, language }: Caller,
    request: CancelSubscription,
  ): Promise<SubscriptionDetail> => {
    const context = await beginWrite(unit, dependencies, account.id, actor);
    const id = await idOf(unit, account.id, request);
    const row = await cancelSubscription(context, id, request.reason);
    return showSubscription(unit, row, { now: context.now, siteUrl: dependencies.site.url, language });
  },

  reactivate: async (
    unit: Unit,
    { account, actor, language }: Caller,
    id: number,
  ): Promise<SubscriptionDetail> => {
    const context = await beginWrite(unit, dependencies, account.id, actor);
    const row = await reactivateSubscription(context, id);
    return showSubscription(unit, row, { now: context.now, siteUrl: dependencies.site.url, language });
  },
});

export type SubscriptionChanges = ReturnType<typeof createSubscriptionChanges>;
