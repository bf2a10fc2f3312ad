import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { Acquirer } from '#core/cards/acquirer.ts';
import type { Database } from '#database/database.ts';
import type { Identifiers } from '#security/identifiers.ts';
import type { RealClock } from '#time/real-clock.ts';
import type { DueWork } from './due-work.ts';

/** Where the deployment is reached, known for certain once it listens; whether it sends e-mails or keeps them only; who helps. */
type Site = { url: string; readonly sendsEmails: boolean; readonly supportEmail: string };

/** What a `WriteContext` is made of, beside the account and the caller. */
export type WriteDependencies = {
  readonly clock: RealClock;
  readonly identifiers: Identifiers;
  readonly site: Site;
  /** Who is asked about cards in an environment. */
  readonly acquirers: Readonly<Record<EnvironmentName, Acquirer>>;
  readonly dueWork: DueWork;
};

/** What moves an account's clock, and carries out what that makes due. */
export type ClockDependencies = Pick<WriteDependencies, 'clock' | 'dueWork'> & {
  readonly database: Database;
};
