import { listAddress, pageQuery, type SearchOf } from '#components/list/list-address.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';

/** Where the inbox stands. */
export const inbox = listAddress({ path: integrationPaths.inbox, filters: {} });

export const inboxQueryOf = (search: SearchOf<typeof inbox>) => pageQuery(search);
