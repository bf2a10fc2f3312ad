import type { ListWebhooks, WebhookSort } from '@pasarela/contracts/webhooks/webhook-schema';
import { webhookStateNames } from '@pasarela/contracts/webhooks/webhook-states';
import { listAddress, pageQuery, type SearchOf } from '#components/list/list-address.ts';
import { choiceFilter, rowIdFilter } from '#components/list/list-filter.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';

/** Where the deliveries stand. */
export const deliveries = listAddress({
  path: integrationPaths.deliveries,
  filters: { state: choiceFilter(webhookStateNames), idTransaction: rowIdFilter },
  sorts: { created: 'desc' } satisfies Record<WebhookSort, 'desc'>,
  sortedBy: 'created',
});

export type DeliveriesSearch = SearchOf<typeof deliveries>;

export const deliveriesQueryOf = ({ state, idTransaction, ...search }: DeliveriesSearch): ListWebhooks => ({
  ...pageQuery(search),
  state,
  idTransaction,
});
