import { day, hour, minute } from '@pasarela/contracts/dates';

export type ClockSpan = { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number };

/** How far the clock is ahead, in the largest unit that it fills; null while it runs with real time. */
export const clockSpan = (offset: number): ClockSpan | null => {
  if (offset >= day) return { unit: 'days', count: Math.floor(offset / day) };
  if (offset >= hour) return { unit: 'hours', count: Math.floor(offset / hour) };
  const minutes = Math.floor((offset + 5_000) / minute);
  return minutes > 0 ? { unit: 'minutes', count: minutes } : null;
};
