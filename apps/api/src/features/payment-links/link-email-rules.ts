import { day } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';

/** The period, in milliseconds, in which the e-mails of a link are counted against the limit. */
export const linkEmailsSpan = day;

/** Returns the wait before another e-mail, in milliseconds. `written`: e-mails of the last 24 hours, newest first. */
export const linkEmailWait = (written: readonly Date[], now: Date): number => {
  const newest = written[0];
  // The oldest e-mail that counts: a new one is allowed once it is 24 hours old.
  const first = written[limits.linkEmailsOfDay - 1];
  const until = Math.max(
    newest ? newest.getTime() + limits.linkEmailWait : 0,
    first ? first.getTime() + linkEmailsSpan : 0,
  );
  return Math.max(0, until - now.getTime());
};
