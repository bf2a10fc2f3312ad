import type { Acquirer } from '#core/cards/acquirer.ts';
import type { Unit } from '#database/queries.ts';
import type { Identifiers } from '#security/identifiers.ts';
import type { Actor } from './caller.ts';

/**
 * What a change of an account needs: its unit of work, its author and its time. `beginWrite` creates it for a call; for due work,
 * `now` is the time at which the work fell due.
 */
export type WriteContext = {
  readonly unit: Unit;
  readonly accountId: number;
  readonly actor: Actor;
  /** The current time of the account's clock. */
  readonly now: Date;
  /** The current time of the server's clock. */
  readonly realNow: Date;
  readonly identifiers: Identifiers;
  /** The base URL of the deployment, used for the page addresses sent to merchants. */
  readonly site: string;
  /** Whether the deployment sends e-mails; if not, they are only stored for viewing. */
  readonly sendsEmails: boolean;
  /** The acquirer that authorizes cards in the account's environment. */
  readonly acquirer: Acquirer;
  /** The outcome chosen in the sandbox for the next payment; null if none was chosen. */
  readonly nextOutcome: string | null;
};
