import { integrationPaths } from '#features/integration/integration-sections.ts';

/** What lies over the addresses. */
export const rollSecretPath = `${integrationPaths.webhooks}/roll-secret`;
