import type { WriteContext } from '#core/account/write-context.ts';
import type { Unit } from '#database/queries.ts';

/** What can fall due by an account's clock. The subject is a transaction unless said otherwise. */
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
  /** Of a part of a file of links. */
  | 'makeLinks'
  /** Of the account: subject 0. */
  | 'settle';

/** Carries out one piece, in a context of the time at which it fell due. */
export type DueWorkHandler = (context: WriteContext, subjectId: number) => Promise<unknown>;

/** One handler for each kind; those who write down a kind bring its handler (`wiring/due-work-handlers.ts`). */
export type DueWorkHandlers = Readonly<Record<DueWorkKind, DueWorkHandler>>;

/** What was carried out. */
export type CarriedOut = {
  readonly pieces: number;
  /** The time of the last piece. */
  readonly last: Date | null;
  /** Nothing more is due. */
  readonly arrived: boolean;
};

/** Carries out what an account's clock has passed, in order, each piece at its own time. */
export type DueWork = {
  /** The walks under way in this process, each of an account: the timer leaves them to whoever counts what they carry out. */
  readonly walks: Set<{ readonly accountId: number }>;
  /** It fills an account with demo data: weeks pass between two calls, and the account is being reset. */
  readonly playsHistory: boolean;
  /** For so many milliseconds and one piece at least; without end where nothing is said. */
  carryOut(unit: Unit, accountId: number, until: Date, milliseconds?: number): Promise<CarriedOut>;
};

/**
 * Something has to be done in an account before a call changes anything there: more has fallen due than a call may carry out while
 * it holds the writer, or the account is being reset. Nothing was changed, and the call is made again once that is done.
 */
export class AccountBehind extends Error {
  override name = 'AccountBehind';
  readonly accountId: number;

  constructor(accountId: number) {
    super(`the work of account ${accountId} has to be done first`);
    this.accountId = accountId;
  }
}
