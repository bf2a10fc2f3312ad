import { isOngoing } from '@pasarela/contracts/subscriptions/subscription-status';
import type { Unit } from '#database/queries.ts';
import type { SubscriptionRow } from '#database/stored-rows.ts';
import type { Moment } from '#features/transactions/transaction-life-service.ts';
import { Refusal } from '#http/refusal.ts';
import { dropWork } from '#time/due-work-repository.ts';
import { findSubscription, updateSubscription } from './subscriptions-repository.ts';

/** Ends a subscription that is active or paused: nothing is charged any more. What was charged stays. */
export const cancelSubscription = async (
  unit: Unit,
  moment: Moment,
  id: number,
  reason: string | null,
): Promise<SubscriptionRow> => {
  const { accountId, now } = moment;
  const row = await findSubscription(unit, accountId, id);
  if (!row) throw new Refusal('subscription_not_found');
  if (!isOngoing(row.status)) throw new Refusal('subscription_ended');
  const ended = { ...row, status: 'canceled', nextPaymentAt: null, endReason: reason, modifiedAt: now };
  await updateSubscription(unit, row, ended, now);
  await dropWork(unit, accountId, id, ['collect']);
  return ended;
};
