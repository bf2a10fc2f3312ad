import { isOngoing } from '@pasarela/contracts/subscriptions/subscription-status';
import type { WriteContext } from '#core/account/write-context.ts';
import { dropWork, scheduleWork } from '#core/due-work/due-work-repository.ts';
import { findSubscription, updateSubscription } from '#core/subscriptions/subscriptions-repository.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import type { SubscriptionRow } from '#generated/stored-tables.ts';
import { voidReplacements } from './card-replacements-repository.ts';
import { nextCollection } from './subscription-schedule.ts';

/** A subscription of the account that has not ended. */
const ongoing = async (unit: Unit, accountId: number, id: number): Promise<SubscriptionRow> => {
  const row = await findSubscription(unit, accountId, id);
  if (!row) throw new Refusal('subscription_not_found');
  if (!isOngoing(row.status)) throw new Refusal('subscription_ended');
  return row;
};

/** One that rests: only its card can be replaced, and only it can be made to charge again. */
export const pausedSubscription = async (
  unit: Unit,
  accountId: number,
  id: number,
): Promise<SubscriptionRow> => {
  const row = await ongoing(unit, accountId, id);
  if (row.status !== 'paused') throw new Refusal('subscription_not_paused');
  return row;
};

/** A subscription that something else of the account names. */
export const subscriptionById = async (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<SubscriptionRow> => {
  const row = await findSubscription(queries, accountId, id);
  if (!row) throw new Error(`no subscription ${id}`);
  return row;
};

/** Ends a subscription that is active or paused: nothing is charged any more. What was charged stays. */
export const cancelSubscription = async (
  context: WriteContext,
  id: number,
  reason: string | null,
): Promise<SubscriptionRow> => {
  const { unit, accountId, now } = context;
  const row = await ongoing(unit, accountId, id);
  const ended = { ...row, status: 'canceled', nextPaymentAt: null, endReason: reason, modifiedAt: now };
  await updateSubscription(unit, row, ended, now);
  await dropWork(unit, accountId, id, ['collect', 'reprocess']);
  await voidReplacements(unit, accountId, id, now);
  return ended;
};

/** Lets one that rests charge again, from the next date of its schedule on: what was missed is not charged. */
export const reactivateSubscription = async (context: WriteContext, id: number): Promise<SubscriptionRow> => {
  const { unit, accountId, now } = context;
  const row = await pausedSubscription(unit, accountId, id);
  const nextPaymentAt = nextCollection(row, now);
  const active = { ...row, status: 'active', nextPaymentAt, attemptNumber: 0, modifiedAt: now };
  await updateSubscription(unit, row, active, now);
  await scheduleWork(unit, { accountId, kind: 'collect', subjectId: id, dueAt: nextPaymentAt });
  await voidReplacements(unit, accountId, id, now);
  return active;
};
