import { day } from '@pasarela/contracts/dates';
import { limits } from '@pasarela/contracts/limits';

/** How long an e-mail of a link counts. */
export const linkEmailsSpan = day;

/** How long, in milliseconds, another e-mail of a link has to wait. `written`: when those of the last 24 hours were, the newest first. */
export const linkEmailWait = (written: readonly Date[], now: Date): number => {
  const newest = written[0];
  // The fifth before is the one whose day has to end.
  const first = written[limits.linkEmailsOfDay - 1];
  const until = Math.max(
    newest ? newest.getTime() + limits.linkEmailWait : 0,
    first ? first.getTime() + linkEmailsSpan : 0,
  );
  return Math.max(0, until - now.getTime());
};
