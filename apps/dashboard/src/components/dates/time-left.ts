import { day, hour, minute } from '@pasarela/contracts/dates/dates';

export type TimeLeft = { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number };

/** Milliseconds in the largest unit that they fill; null at zero or below. Less than a minute counts as one. */
export const timeLeft = (milliseconds: number): TimeLeft | null => {
  if (milliseconds <= 0) return null;
  if (milliseconds >= day) return { unit: 'days', count: Math.floor(milliseconds / day) };
  if (milliseconds >= hour) return { unit: 'hours', count: Math.floor(milliseconds / hour) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(milliseconds / minute)) };
};
