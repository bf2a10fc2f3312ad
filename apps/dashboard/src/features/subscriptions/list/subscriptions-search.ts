import type { SortDirection } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits/limits';
import type { SubscriptionSort } from '@pasarela/contracts/subscriptions/subscription-list-schema';
import {
  type SubscriptionTab,
  subscriptionTabs,
} from '@pasarela/contracts/subscriptions/subscription-status';
import { listAddress, type SearchOf } from '#components/list/list-address.ts';
import { referenceFilter, tabFilter, textFilter } from '#components/list/list-filter.ts';
import { paths } from '#paths/paths.ts';

/** Where the subscriptions stand. */
export const subscriptions = listAddress({
  path: paths.subscriptions,
  filters: {
    status: tabFilter(subscriptionTabs),
    referenceNumber: referenceFilter,
    email: textFilter(limits.filterLength.email),
  },
  sorts: {
    date: 'desc',
    reference: 'asc',
    amount: 'desc',
    nextPayment: 'asc',
    modification: 'desc',
  } satisfies Record<SubscriptionSort, SortDirection>,
  sortedBy: 'date',
});

export type SubscriptionsSearch = SearchOf<typeof subscriptions>;

/** The first page of a tab. The columns of one tab are not those of another: each begins in its own order. */
export const tabSearch = (search: SubscriptionsSearch, status: SubscriptionTab): SubscriptionsSearch => ({
  status,
  referenceNumber: search.referenceNumber,
  email: search.email,
  pageNumber: 1,
});
