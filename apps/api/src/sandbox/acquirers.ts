import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { Acquirer } from '#core/cards/acquirer.ts';
import type { Identifiers } from '#security/identifiers.ts';
import { createSimulatedAcquirer, noAcquirer } from './simulated-acquirer.ts';

/** Who is asked about cards, by environment. */
export const createAcquirers = (identifiers: Identifiers): Readonly<Record<EnvironmentName, Acquirer>> => ({
  Sandbox: createSimulatedAcquirer(identifiers),
  Production: noAcquirer,
});
