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
  /** Of the account: subject 0. */
  | 'settle';

/** Carries out what an account's clock has passed, in order, each piece at its own moment. */
export type DueWork = {
  /** At most so many pieces; answers how many there were, and the moment of the last. */
  carryOut(
    unit: Unit,
    accountId: number,
    until: Date,
    most?: number,
  ): Promise<{ readonly pieces: number; readonly last: Date | null }>;
};
