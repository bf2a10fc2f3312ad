import type { InboxSort } from '@pasarela/contracts/webhooks/webhook-schema';
import { listAddress, pageQuery, type SearchOf } from '#components/list/list-address.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';

/** The address of the inbox. */
export const inbox = listAddress({
  path: integrationPaths.inbox,
  filters: {},
  sorts: { received: 'desc' } satisfies Record<InboxSort, 'desc'>,
  sortedBy: 'received',
});

export const inboxQueryOf = (search: SearchOf<typeof inbox>) => pageQuery(search);
