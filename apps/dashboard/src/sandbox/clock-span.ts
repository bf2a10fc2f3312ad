import { day, hour, minute } from '@pasarela/contracts/dates/dates';

export type ClockSpan = { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number };

/** Rounding tolerance: without it, the time that the answer took could turn a day into 23 hours. */
const tolerance = 5_000;

/** How far the clock is ahead, in the largest unit that it fills; null while it runs with real time. */
export const clockSpan = (offset: number): ClockSpan | null => {
  const ahead = offset + tolerance;
  if (ahead >= day) return { unit: 'days', count: Math.floor(ahead / day) };
  if (ahead >= hour) return { unit: 'hours', count: Math.floor(ahead / hour) };
  if (ahead >= minute) return { unit: 'minutes', count: Math.floor(ahead / minute) };
  return null;
};
