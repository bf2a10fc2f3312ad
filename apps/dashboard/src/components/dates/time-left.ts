import { businessDayNumber, day, hour, minute } from '@pasarela/contracts/dates/dates';

export type TimeLeft = { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number };

/**
 * The time until an instant, both in milliseconds, in the largest unit that it fills; null where it has come. Days are those of the
 * calendar in Mexico City, as the date beside them has it. Less than a minute counts as one.
 */
export const timeLeft = (until: number, now: number): TimeLeft | null => {
  const milliseconds = until - now;
  if (milliseconds <= 0) return null;
  if (milliseconds >= day) return { unit: 'days', count: businessDayNumber(until) - businessDayNumber(now) };
  if (milliseconds >= hour) return { unit: 'hours', count: Math.floor(milliseconds / hour) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(milliseconds / minute)) };
};

/** The ink of what is left: the last day in one colour, the two before it in another. */
export const timeLeftClass = (left: TimeLeft | null): string => {
  if (left?.unit !== 'days') return 'text-danger';
  return left.count < 3 ? 'text-warning' : '';
};

/** The remaining time in its two largest units: `9 d 3 h`, `23 h 12 min`, `4 min 32 s`, `9 s`. Rounds up to a second. */
export const formatCountdown = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  const days = Math.floor((seconds * 1_000) / day);
  const hours = Math.floor((seconds * 1_000) / hour);
  const minutes = Math.floor((seconds * 1_000 - hours * hour) / minute);
  if (days > 0) return `${days} d ${hours - days * 24} h`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
};
