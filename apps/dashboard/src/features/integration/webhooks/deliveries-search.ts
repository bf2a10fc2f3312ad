import { subscriptionEventTypes } from '@pasarela/contracts/webhooks/webhook-events';
import type { WebhookSort } from '@pasarela/contracts/webhooks/webhook-schema';
import { webhookStateNames } from '@pasarela/contracts/webhooks/webhook-states';
import { listAddress } from '#components/list/list-address.ts';
import { choiceFilter, rowIdFilter } from '#components/list/list-filter.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';

/** The address of the list of deliveries. */
export const deliveries = listAddress({
  path: integrationPaths.deliveries,
  filters: {
    state: choiceFilter(webhookStateNames),
    idTransaction: rowIdFilter,
    event: choiceFilter(subscriptionEventTypes),
    idSubscription: rowIdFilter,
  },
  sorts: { created: 'desc' } satisfies Record<WebhookSort, 'desc'>,
  sortedBy: 'created',
});
