import { day, hour, minute } from '@pasarela/contracts/dates';

export type TimeLeft = { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number };

/** What is left of a span in the largest unit that it fills; null once nothing is. The last minute counts as one. */
export const timeLeft = (milliseconds: number): TimeLeft | null => {
  if (milliseconds <= 0) return null;
  if (milliseconds >= day) return { unit: 'days', count: Math.floor(milliseconds / day) };
  if (milliseconds >= hour) return { unit: 'hours', count: Math.floor(milliseconds / hour) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(milliseconds / minute)) };
};
