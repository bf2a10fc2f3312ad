import { integrationPaths } from '#features/integration/integration-sections.ts';

/** What lies over the keys, each at an address of its own. */
export const keyPaths = {
  roll: `${integrationPaths.keys}/roll`,
  newPublicKey: `${integrationPaths.keys}/public-key`,
} as const;
