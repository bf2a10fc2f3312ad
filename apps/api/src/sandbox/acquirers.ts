import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { Acquirer } from '#core/cards/acquirer.ts';
import type { Identifiers } from '#security/identifiers.ts';
import { createSimulatedAcquirer, noAcquirer } from './simulated-acquirer.ts';

/** Creates the acquirer of each environment. */
export const createAcquirers = (identifiers: Identifiers): Readonly<Record<EnvironmentName, Acquirer>> => ({
  Sandbox: createSimulatedAcquirer(identifiers),
  Production: noAcquirer,
});
