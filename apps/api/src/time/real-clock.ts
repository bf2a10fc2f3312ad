/** The real time, in milliseconds since 1970. Tests replace it. */
export type RealClock = { now(): number };

export const realClock: RealClock = { now: () => Date.now() };

/** The time of an account's clock. The clock of a sandbox account can be ahead of real time. */
export const accountNow = (clock: RealClock, account: { readonly clockOffset: number }): Date =>
  new Date(clock.now() + account.clockOffset);
