import { addDays, type WireDay } from '../dates/dates.ts';
import type { FrequencyName } from '../frequencies/frequencies.ts';
import { dayNumber, paymentAfter } from './payment-schedule.ts';

/** The agreed day of the second payment; the day of the first payment was not known at that time. */
export type AgreedSecond = {
  readonly frequency: FrequencyName;
  readonly nextPaymentDate: WireDay;
  /** The day on which it was agreed. */
  readonly agreedOn: WireDay;
};

/**
 * The day of the second payment if the first is paid on `first`: the agreed day if it is later than `first`. Otherwise the next day
 * of the schedule or, for `Scheduled`, as many days after the first as there were between the agreement and the agreed day.
 */
export const secondPaymentDay = (
  { frequency, nextPaymentDate, agreedOn }: AgreedSecond,
  first: WireDay,
): WireDay => {
  if (nextPaymentDate > first) return nextPaymentDate;
  if (frequency === 'Scheduled')
    return addDays(first, Math.max(1, dayNumber(nextPaymentDate) - dayNumber(agreedOn)));
  return paymentAfter({ frequency, first: nextPaymentDate }, first).day;
};
