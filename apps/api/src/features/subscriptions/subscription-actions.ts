import { isOngoing } from '@pasarela/contracts/subscriptions/subscription-status';
import type { WriteContext } from '#core/account/write-context.ts';
import { dropWork, scheduleWork } from '#core/due-work/due-work-repository.ts';
import { notifyOfSubscription } from '#core/subscriptions/subscription-events.ts';
import { nextCollection } from '#core/subscriptions/subscription-schedule.ts';
import { findSubscription, updateSubscription } from '#core/subscriptions/subscriptions-repository.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import type { SubscriptionRow } from '#generated/stored-tables.ts';
import { voidReplacements } from './card-replacements-repository.ts';

/** Returns a subscription of the account; refuses one that has ended. */
const ongoing = async (unit: Unit, accountId: number, id: number): Promise<SubscriptionRow> => {
  const row = await findSubscription(unit, accountId, id);
  if (!row) throw new Refusal('subscription_not_found');
  if (!isOngoing(row.status)) throw new Refusal('subscription_ended');
  return row;
};

/** Returns a paused subscription. Only a paused one can be reactivated or get a new card. */
export const pausedSubscription = async (
  unit: Unit,
  accountId: number,
  id: number,
): Promise<SubscriptionRow> => {
  const row = await ongoing(unit, accountId, id);
  if (row.status !== 'paused') throw new Refusal('subscription_not_paused');
  return row;
};

/** Returns a subscription by an id stored in the account; a missing row is a defect. */
export const subscriptionById = async (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<SubscriptionRow> => {
  const row = await findSubscription(queries, accountId, id);
  if (!row) throw new Error(`no subscription ${id}`);
  return row;
};

/** Cancels an active or paused subscription. Past charges are not changed. */
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
  await notifyOfSubscription(context, id, ['subscription.ended']);
  return ended;
};

/** Reactivates a paused subscription from the next date of its schedule; missed payments are not charged. */
export const reactivateSubscription = async (context: WriteContext, id: number): Promise<SubscriptionRow> => {
  const { unit, accountId, now } = context;
  const row = await pausedSubscription(unit, accountId, id);
  const nextPaymentAt = nextCollection(row, now);
  const active = { ...row, status: 'active', nextPaymentAt, attemptNumber: 0, modifiedAt: now };
  await updateSubscription(unit, row, active, now);
  await scheduleWork(unit, { accountId, kind: 'collect', subjectId: id, dueAt: nextPaymentAt });
  await voidReplacements(unit, accountId, id, now);
  await notifyOfSubscription(context, id, ['subscription.reactivated']);
  return active;
};
