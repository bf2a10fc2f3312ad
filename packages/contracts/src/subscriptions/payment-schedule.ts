import { addDays, addMonths, hour, startOfDay, type WireDay } from '../dates/dates.ts';
import { type FrequencyName, frequencies } from '../frequencies/frequencies.ts';
import { limits } from '../limits/limits.ts';

/** The data from which the days of a subscription's payments are computed. */
export type PaymentSchedule = {
  readonly frequency: FrequencyName;
  /** The day of the first payment. */
  readonly first: WireDay;
  /**
   * The agreed day of the second payment; later payments follow from it. `Scheduled` repeats the distance between the first two.
   */
  readonly second?: WireDay;
};

/** Days since 1970. */
export const dayNumber = (text: WireDay): number => Date.parse(text.replaceAll('/', '-')) / 86_400_000;

/** The days between the first two payments of a `Scheduled` subscription. Throws unless the second is after the first. */
const scheduledGap = ({ first, second }: PaymentSchedule): number => {
  const gap = second === undefined ? 0 : dayNumber(second) - dayNumber(first);
  if (gap < 1) throw new Error('a Scheduled subscription needs its second day, after the first');
  return gap;
};

/**
 * The day of a payment, counted from 0. Months are calendar months from the base day; a shorter month uses its last day, and later
 * months return to the base day: 31 January, 28 February, 31 March.
 */
export const paymentDay = (schedule: PaymentSchedule, index: number): WireDay => {
  const { frequency, first, second } = schedule;
  const { every } = frequencies[frequency];
  if (every === 'firstTwoDates') return addDays(first, scheduledGap(schedule) * index);
  if (index === 0) return first;
  // An agreed second day is the base of every later one; without it, the first day is.
  const [from, steps] = second === undefined ? [first, index] : [second, index - 1];
  return 'months' in every ? addMonths(from, every.months * steps) : addDays(from, every.days * steps);
};

/** The max days between two consecutive payments. */
const longestGap = (schedule: PaymentSchedule): number => {
  const { every } = frequencies[schedule.frequency];
  if (every === 'firstTwoDates') return scheduledGap(schedule);
  return 'months' in every ? every.months * 31 : every.days;
};

/** The first payment whose day is after a day: its index and its day. */
export const paymentAfter = (
  schedule: PaymentSchedule,
  after: WireDay,
): { readonly index: number; readonly day: WireDay } => {
  const { frequency, first, second } = schedule;
  const [from, before] = second === undefined || frequency === 'Scheduled' ? [first, 0] : [second, 1];
  // Earlier payments are certainly before that day, so the search does not start at index 0.
  const passed = Math.floor((dayNumber(after) - dayNumber(from)) / longestGap(schedule));
  for (let index = passed < 0 ? 0 : before + passed; ; index += 1) {
    const day = paymentDay(schedule, index);
    if (day > after) return { index, day };
  }
};

/** The day of the last payment up to a day, the day itself included; undefined before the first. */
export const paymentUpTo = (schedule: PaymentSchedule, until: WireDay): WireDay | undefined => {
  const { index } = paymentAfter(schedule, until);
  return index === 0 ? undefined : paymentDay(schedule, index - 1);
};

/** The moment at which the payments of a day are collected: 06:00 in Mexico City. */
export const collectionOf = (day: WireDay): Date => new Date(startOfDay(day) + limits.collectionHour * hour);
