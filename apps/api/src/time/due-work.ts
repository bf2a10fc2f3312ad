import type { Unit } from '#database/queries.ts';

/** What can fall due at a moment of an account's clock. The subject is a transaction unless said otherwise. */
export type DueWorkKind =
  | 'abandonCheckout'
  | 'expireLink'
  | 'abandonChallenge'
  | 'expireCash'
  | 'payCash'
  | 'expireAuthorization'
  | 'openChargeback'
  /** Of a chargeback. */
  | 'missChargebackProof'
  | 'decideChargeback'
  /** Of a subscription. */
  | 'collect'
  | 'reprocess'
  /** Of the account: subject 0. */
  | 'settle';

/** Carries out what an account's clock has passed, in order, each piece at its own moment. */
export type DueWork = {
  /** The walks under way in this process, each of an account: the timer leaves them to whoever counts what they carry out. */
  readonly walks: Set<{ readonly accountId: number }>;
  /** At most so many pieces; answers how many there were, and the moment of the last. */
  carryOut(
    unit: Unit,
    accountId: number,
    until: Date,
    most?: number,
  ): Promise<{ readonly pieces: number; readonly last: Date | null }>;
};
