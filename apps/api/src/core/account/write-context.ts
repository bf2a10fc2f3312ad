import type { Acquirer } from '#core/cards/acquirer.ts';
import type { Unit } from '#database/queries.ts';
import type { Identifiers } from '#security/identifiers.ts';
import type { Actor } from './caller.ts';

/**
 * What a change of an account is made with: the unit of work that all of it belongs to, and who changes what at which time.
 * `beginWrite` makes one for a call; due work gets its own, at the time at which it fell due.
 */
export type WriteContext = {
  readonly unit: Unit;
  readonly accountId: number;
  readonly actor: Actor;
  /** By the account's clock. */
  readonly now: Date;
  /** By the server's clock. */
  readonly realNow: Date;
  readonly identifiers: Identifiers;
  /** Where the deployment is reached: what a merchant is sent holds addresses of its pages. */
  readonly site: string;
  /** Whether the deployment sends e-mails; where it sends none they are kept, to be looked at. */
  readonly sendsEmails: boolean;
  /** Who is asked about cards in the account's environment. */
  readonly acquirer: Acquirer;
  /** What the sandbox's acquirer answers to the next payment, where somebody chose it. */
  readonly nextOutcome: string | null;
};
