import { hour, minute } from '@pasarela/contracts/dates/dates';

/** The wait in real time after each failed attempt, in milliseconds. */
const pauses = [5_000, 30_000, 2 * minute, 10 * minute, hour, 6 * hour, 24 * hour] as const;

/** The total number of attempts; after the last failure no other follows. */
export const maxAttempts = pauses.length + 1;

/** When to retry after this number of failed attempts; null if no attempt is left. */
export const retryAt = (attempts: number, now: number): Date | null => {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : new Date(now + pause);
};
