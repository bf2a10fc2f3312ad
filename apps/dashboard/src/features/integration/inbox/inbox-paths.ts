import { integrationPaths } from '#features/integration/integration-sections.ts';

/** What lies over the inbox besides its messages. */
export const clearInboxPath = `${integrationPaths.inbox}/clear`;
