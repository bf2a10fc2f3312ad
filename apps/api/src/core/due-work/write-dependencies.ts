import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { Acquirer } from '#core/cards/acquirer.ts';
import type { Database } from '#database/database.ts';
import type { Identifiers } from '#security/identifiers.ts';
import type { RealClock } from '#time/real-clock.ts';
import type { DueWork } from './due-work.ts';

/** The base URL of the deployment (final once the server listens), whether it sends e-mails, and the support address. */
type Site = { url: string; readonly sendsEmails: boolean; readonly supportEmail: string };

/** What a `WriteContext` needs besides the account and the caller. */
export type WriteDependencies = {
  readonly clock: RealClock;
  readonly identifiers: Identifiers;
  readonly site: Site;
  /** The acquirer of each environment. */
  readonly acquirers: Readonly<Record<EnvironmentName, Acquirer>>;
  readonly dueWork: DueWork;
};

/** What is needed to move an account's clock and to carry out the due work. */
export type ClockDependencies = Pick<WriteDependencies, 'clock' | 'dueWork'> & {
  readonly database: Database;
};
