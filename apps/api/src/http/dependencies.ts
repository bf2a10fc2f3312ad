import type { Database } from '#database/database.ts';
import type { Identifiers } from '#security/identifiers.ts';
import type { Secrets } from '#security/secrets.ts';
import type { Tokens } from '#security/tokens.ts';
import type { RealClock } from '#time/account-clock.ts';
import type { DueWork } from '#time/due-work.ts';
import type { AddressGuard } from '#webhooks/address-guard.ts';

/** What the application is built from. */
export type Dependencies = {
  readonly database: Database;
  readonly clock: RealClock;
  readonly identifiers: Identifiers;
  readonly secrets: Secrets;
  readonly tokens: Tokens;
  readonly dueWork: DueWork;
  readonly addressGuard: AddressGuard;
  /** Where the deployment is reached, known for certain once it listens; whether it sends e-mails or keeps them only; who helps. */
  readonly site: { url: string; readonly sendsEmails: boolean; readonly supportEmail: string };
};
