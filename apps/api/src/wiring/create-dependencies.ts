import type { Dependencies } from '#core/dependencies.ts';
import { createDueWork } from '#core/due-work/due-work-runner.ts';
import { type AddressGuard, createAddressGuard } from '#core/outbox/webhooks/address-guard.ts';
import type { Database } from '#database/database.ts';
import { createAcquirers } from '#sandbox/acquirers.ts';
import type { Identifiers } from '#security/identifiers.ts';
import type { Secrets } from '#security/secrets.ts';
import { createTokens } from '#security/tokens.ts';
import type { RealClock } from '#time/real-clock.ts';
import { dueWorkHandlers } from './due-work-handlers.ts';

type Given = {
  readonly database: Database;
  readonly clock: RealClock;
  readonly identifiers: Identifiers;
  readonly secrets: Secrets;
  readonly siteUrl: string;
  /** A mail server is configured; none where nothing is said. */
  readonly sendsEmails?: boolean;
  /** Where the users of the dashboard write to; an address of nobody where nothing is said. */
  readonly supportEmail?: string;
  /** Where results may be delivered to; anywhere where nothing is said. */
  readonly addressGuard?: AddressGuard;
  /** They fill an account with demo data. */
  readonly playsHistory?: boolean;
};

/** Everything that the application stands on, from what a deployment, a test or the seed brings. */
export const createDependencies = ({
  siteUrl,
  sendsEmails = false,
  supportEmail = 'soporte@pasarela.example',
  addressGuard,
  playsHistory,
  ...given
}: Given): Dependencies => {
  const site = { url: siteUrl, sendsEmails, supportEmail };
  const acquirers = createAcquirers(given.identifiers);
  return {
    ...given,
    site,
    acquirers,
    addressGuard: addressGuard ?? createAddressGuard(true),
    tokens: createTokens(given.secrets, given.clock),
    dueWork: createDueWork({ ...given, site, acquirers }, dueWorkHandlers, { playsHistory }),
  };
};
