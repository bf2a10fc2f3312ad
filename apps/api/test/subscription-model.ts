import { addDays, addMonths, toWireDay } from '@pasarela/contracts/dates/dates';
import { collectionOf } from '@pasarela/contracts/subscriptions/payment-schedule';
import type { SubscriptionFrequency } from './subscription-world.ts';

/** A model of a subscription, calculated day by day without the product's own schedule. */
export type ModelSubscription = {
  readonly frequency: SubscriptionFrequency;
  readonly first: string;
  status: 'active' | 'paused' | 'canceled';
  /** Whether the bank accepts the card. */
  good: boolean;
  /** The day of the next attempt; null if there is none. */
  next: string | null;
  failures: number;
  payments: number;
  lastFailure: string | null;
  readonly charges: (readonly [at: string, status: number, payment: number])[];
};

/** The first day of the schedule after a given day, found by trying every scheduled day from the first. */
const nextDay = ({ frequency, first }: ModelSubscription, after: string): string => {
  const every = { Daily: 1, Biweekly: 14 } as const;
  const months = { Monthly: 1, Halfyearly: 6, Annual: 12 } as const;
  for (let index = 0; ; index += 1) {
    const due =
      frequency === 'Daily' || frequency === 'Biweekly'
        ? addDays(first, every[frequency] * index)
        : addMonths(first, months[frequency] * index);
    if (due > after) return due;
  }
};

export const beginModel = (
  frequency: SubscriptionFrequency,
  now: number,
  good: boolean,
): ModelSubscription => {
  const model: ModelSubscription = {
    frequency,
    first: toWireDay(now),
    status: 'active',
    good,
    next: null,
    failures: 0,
    payments: 1,
    lastFailure: null,
    charges: [],
  };
  model.next = nextDay(model, model.first);
  return model;
};

const charge = (model: ModelSubscription, at: Date): boolean => {
  model.charges.push([at.toISOString(), model.good ? 2 : 3, model.payments + 1]);
  const today = toWireDay(at.getTime());
  if (model.good) {
    model.payments += 1;
    model.failures = 0;
    model.next = nextDay(model, today);
  } else model.lastFailure = today;
  return model.good;
};

/** Applies everything that falls due up to `until`. */
export const collectModel = (model: ModelSubscription, until: number): void => {
  while (model.status === 'active' && model.next !== null && collectionOf(model.next).getTime() <= until) {
    const day = model.next;
    if (charge(model, collectionOf(day))) continue;
    model.failures += 1;
    model.next = model.failures === 3 ? null : addDays(day, 1);
    if (model.failures === 3) model.status = 'paused';
  }
};

export const cancelModel = (model: ModelSubscription): boolean => {
  if (model.status === 'canceled') return false;
  model.status = 'canceled';
  model.next = null;
  return true;
};

export const reactivateModel = (model: ModelSubscription, now: number): boolean => {
  if (model.status !== 'paused') return false;
  model.status = 'active';
  model.failures = 0;
  model.next = nextDay(model, toWireDay(now));
  return true;
};

/** Whether today's charge failed, so that a reprocess would repeat it. */
export const isFailedToday = ({ status, failures, lastFailure }: ModelSubscription, now: number): boolean =>
  status === 'active' && failures > 0 && lastFailure === toWireDay(now);

export const reprocessModel = (model: ModelSubscription, now: number): void => {
  charge(model, new Date(now));
};
