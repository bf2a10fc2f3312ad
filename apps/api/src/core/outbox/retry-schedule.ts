import { hour, minute } from '@pasarela/contracts/dates';

/** How long after each failed attempt the next one is made, by real time. */
const pauses = [5_000, 30_000, 2 * minute, 10 * minute, hour, 6 * hour, 24 * hour] as const;

/** Attempts in all; the last failure is final. */
export const maxAttempts = pauses.length + 1;

/** When to try again after so many failed attempts, or null when no more. */
export const retryAt = (attempts: number, now: number): Date | null => {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : new Date(now + pause);
};
