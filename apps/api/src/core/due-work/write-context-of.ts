import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { WriteContext } from '#core/account/write-context.ts';
import type { WriteDependencies } from './write-dependencies.ts';

type Written = Pick<WriteContext, 'unit' | 'accountId' | 'actor' | 'now' | 'realNow' | 'nextOutcome'> & {
  readonly environment: EnvironmentName;
};

/** Builds the context of a change from the dependencies of the deployment and the data of this change. */
export const writeContextOf = (
  { identifiers, site, acquirers }: Pick<WriteDependencies, 'identifiers' | 'site' | 'acquirers'>,
  { environment, ...written }: Written,
): WriteContext => ({
  ...written,
  identifiers,
  site: site.url,
  sendsEmails: site.sendsEmails,
  acquirer: acquirers[environment],
});
