import { limits } from '@pasarela/contracts/limits/limits';

/** The times at which an unused session warns and ends, in milliseconds of this machine's clock. */
export const sessionDeadline = (signedInAt: number, lastCallAt: number) => {
  const idleEnd = lastCallAt + limits.sessionIdle;
  const lifeEnd = signedInAt + limits.sessionLife;
  const endAt = Math.min(idleEnd, lifeEnd);
  return {
    endAt,
    warnAt: endAt - limits.sessionIdleWarning,
    /** Whether a call can prolong the session: it ends because it is idle, not because its maximum life is reached. */
    canStay: idleEnd < lifeEnd,
  };
};
