import { addDays, addMonths, hour, startOfDay, type WireDay } from '../dates.ts';
import { limits } from '../limits.ts';
import { type FrequencyName, frequencies } from './frequencies.ts';

/** What the dates of a subscription's payments are reckoned from. */
export type PaymentSchedule = {
  readonly frequency: FrequencyName;
  /** The day of the first payment. */
  readonly first: WireDay;
  /** The day of the second: `Scheduled` repeats the distance between the two. */
  readonly second?: WireDay;
};

const dayNumber = (text: WireDay): number => Date.parse(text.replaceAll('/', '-')) / 86_400_000;

/**
 * The day of a payment, counted from 0. Months are calendar months from the first payment's day, clamped to the end of a
 * shorter month and back to the day after it: 31 January, 28 February, 31 March.
 */
export const paymentDay = ({ frequency, first, second }: PaymentSchedule, index: number): WireDay => {
  const { every } = frequencies[frequency];
  if (every === 'firstTwoDates') {
    if (!second) throw new Error('a Scheduled subscription needs its second day');
    return addDays(first, (dayNumber(second) - dayNumber(first)) * index);
  }
  return 'months' in every ? addMonths(first, every.months * index) : addDays(first, every.days * index);
};

/** The first payment whose day is after a day: its index and its day. */
export const paymentAfter = (
  schedule: PaymentSchedule,
  after: WireDay,
  from = 0,
): { readonly index: number; readonly day: WireDay } => {
  for (let index = from; ; index += 1) {
    const day = paymentDay(schedule, index);
    if (day > after) return { index, day };
  }
};

/** The moment at which the payments of a day are collected: 06:00 in Mexico City. */
export const collectionOf = (day: WireDay): Date => new Date(startOfDay(day) + limits.collectionHour * hour);
