import { addDays, type WireDay } from '../dates/dates.ts';
import type { FrequencyName } from '../frequencies/frequencies.ts';
import { dayNumber, paymentAfter } from './payment-schedule.ts';

/** A second payment's day as it was agreed on, before anybody knew on which day the first would be paid. */
export type AgreedSecond = {
  readonly frequency: FrequencyName;
  readonly nextPaymentDate: WireDay;
  /** The day on which it was agreed. */
  readonly agreedOn: WireDay;
};

/**
 * The day of the second payment, where the first is paid on `first`: the agreed one while it is still to come. Who pays on that day
 * or later has paid it with the first: then it is the next of the schedule or, where the distance itself was agreed on, as far
 * from the first as was agreed.
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
