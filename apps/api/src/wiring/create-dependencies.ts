import type { Dependencies } from '#core/dependencies.ts';
import { createDueWork, type DueWorkOptions } from '#core/due-work/due-work-runner.ts';
import { type AddressGuard, createAddressGuard } from '#core/outbox/webhooks/address-guard.ts';
import type { Database } from '#database/database.ts';
import { createAcquirers } from '#sandbox/simulated-acquirer.ts';
import type { Identifiers } from '#security/identifiers.ts';
import type { Secrets } from '#security/secrets.ts';
import { createTokens } from '#security/tokens.ts';
import type { RealClock } from '#time/real-clock.ts';
import { dueWorkHandlers } from './due-work-handlers.ts';

type Given = DueWorkOptions & {
  readonly database: Database;
  readonly clock: RealClock;
  readonly identifiers: Identifiers;
  readonly secrets: Secrets;
  readonly siteUrl: string;
  /** Whether a mail server is configured; false by default. */
  readonly sendsEmails?: boolean;
  /** The support address for users of the dashboard; a placeholder by default. */
  readonly supportEmail?: string;
  /** Decides which addresses results may be delivered to; all by default. */
  readonly addressGuard?: AddressGuard;
};

/** Creates the dependencies of the application from what a deployment, a test or the seed provides. */
export const createDependencies = ({
  siteUrl,
  sendsEmails = false,
  supportEmail = 'soporte@pasarela.example',
  addressGuard,
  playsHistory,
  stepFor,
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
    dueWork: createDueWork({ ...given, site, acquirers }, dueWorkHandlers, { playsHistory, stepFor }),
  };
};
