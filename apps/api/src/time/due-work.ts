import type { Unit } from '#database/queries.ts';

/** What can fall due at a moment of an account's clock. The subject is a transaction unless said otherwise. */
export const dueWorkKinds = [
  'abandonCheckout',
  'expireLink',
  'abandonChallenge',
  'expireCash',
  'payCash',
  'expireAuthorization',
  'openChargeback',
  /** Of a chargeback. */
  'missChargebackProof',
  'decideChargeback',
  /** Of a subscription. */
  'collect',
  /** Of the account: subject 0. */
  'settle',
] as const;
export type DueWorkKind = (typeof dueWorkKinds)[number];

/** A piece of work at the moment at which it falls due. */
export type DuePiece = { readonly accountId: number; readonly subjectId: number; readonly now: Date };

/** Carries out what an account's clock has passed, in order, each piece at its own moment. */
export type DueWork = {
  /** Answers how many pieces were carried out, `most` at a time, and whether more are waiting. */
  carryOut(
    unit: Unit,
    accountId: number,
    until: Date,
    most?: number,
  ): Promise<{ readonly pieces: number; readonly last: Date | null }>;
};
