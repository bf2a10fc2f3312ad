/** Real time, in milliseconds. Tests bring their own. */
export type RealClock = { now(): number };

export const realClock: RealClock = { now: () => Date.now() };

/** The time that an account works by: a sandbox account's clock can stand ahead. */
export const accountNow = (clock: RealClock, account: { readonly clockOffset: number }): Date =>
  new Date(clock.now() + account.clockOffset);
