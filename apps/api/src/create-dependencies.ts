import type { Database } from '#database/database.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { createDueWork } from '#sandbox/due-work-runner.ts';
import type { Identifiers } from '#security/identifiers.ts';
import type { Secrets } from '#security/secrets.ts';
import { createTokens } from '#security/tokens.ts';
import type { RealClock } from '#time/account-clock.ts';
import { type AddressGuard, createAddressGuard } from '#webhooks/address-guard.ts';

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
  return {
    ...given,
    site,
    addressGuard: addressGuard ?? createAddressGuard(true),
    tokens: createTokens(given.secrets, given.clock),
    dueWork: createDueWork({ ...given, site }, { playsHistory }),
  };
};
