import type { WriteContext } from '#core/account/write-context.ts';
import type { Unit } from '#database/queries.ts';

/** The kinds of work that fall due by an account's clock. The subject is a transaction unless noted otherwise. */
export type DueWorkKind =
  | 'abandonCheckout'
  | 'expireLink'
  | 'abandonChallenge'
  | 'expireCash'
  | 'payCash'
  | 'expireAuthorization'
  | 'openChargeback'
  /** The subject is a chargeback. */
  | 'missChargebackProof'
  | 'decideChargeback'
  /** The subject is a subscription. */
  | 'collect'
  | 'reprocess'
  /** The subject is a webhook message. */
  | 'sendLateWebhook'
  /** The subject is a part of a file of payment links. */
  | 'makeLinks'
  /** The subject is the account, with subject id 0. */
  | 'settle';

/** Carries out one piece of due work; the context's time is the time at which the piece fell due. */
export type DueWorkHandler = (context: WriteContext, subjectId: number) => Promise<unknown>;

/** The handler of each kind of due work, registered in `wiring/due-work-handlers.ts`. */
export type DueWorkHandlers = Readonly<Record<DueWorkKind, DueWorkHandler>>;

/** The result of carrying out due work. */
export type CarriedOut = {
  readonly pieces: number;
  /** When the last piece fell due; null if there was none. */
  readonly last: Date | null;
  /** Whether no more work is due. */
  readonly arrived: boolean;
};

/** Carries out an account's due work in order, each piece at its own due time. */
export type DueWork = {
  /** The accounts whose due work a call is carrying out and counting in this process; the timer skips them. */
  readonly walks: Set<{ readonly accountId: number }>;
  /** Whether demo data is being created: the account is being reset then, and weeks pass between two calls. */
  readonly playsHistory: boolean;
  /** Carries out at least one piece and stops after a few milliseconds, because other units run between two steps. */
  carryOut(unit: Unit, accountId: number, until: Date): Promise<CarriedOut>;
};

/**
 * Thrown if other work must be completed before a call may change the account: more work is due than a call may carry out in its
 * unit, or the account is being reset. Nothing was changed, and the call is repeated afterwards.
 */
export class AccountBehind extends Error {
  override name = 'AccountBehind';
  readonly accountId: number;

  constructor(accountId: number) {
    super(`the work of account ${accountId} has to be done first`);
    this.accountId = accountId;
  }
}
