import type { SortDirection } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits';
import type {
  ListSubscriptions,
  SubscriptionSort,
} from '@pasarela/contracts/subscriptions/subscription-list-schema';
import {
  type SubscriptionTab,
  subscriptionTabs,
} from '@pasarela/contracts/subscriptions/subscription-status';
import { listAddress, orderQuery, pageQuery, type SearchOf } from '#components/list/list-address.ts';
import { type ListFilter, textFilter } from '#components/list/list-filter.ts';

/** The tab is where one is, not what one leaves out: nothing clears it. */
const tabFilter: ListFilter<SubscriptionTab> = {
  initial: 'active',
  read: (params, name) => subscriptionTabs.find((tab) => tab === params.get(name)) ?? 'active',
  write: (params, name, tab) => {
    if (tab !== 'active') params.set(name, tab);
  },
  isInitial: () => true,
  narrows: () => false,
};

const address = listAddress({
  path: '/subscriptions',
  filters: { status: tabFilter, referenceNumber: textFilter(limits.filterLength.referenceNumber) },
  sorts: {
    date: 'desc',
    reference: 'asc',
    amount: 'desc',
    nextPayment: 'asc',
    modification: 'desc',
  } satisfies Record<SubscriptionSort, SortDirection>,
  sortedBy: 'date',
});

export type SubscriptionsSearch = SearchOf<typeof address>;

/** Where the subscriptions stand. */
export const subscriptions: typeof address = {
  ...address,
  cleared: (search) => ({ ...address.cleared(search), status: search.status }),
};

export const tabLink = (search: SubscriptionsSearch, status: SubscriptionTab) =>
  // The columns of one tab are not those of another: each begins in its own order.
  subscriptions.linkTo({ status, referenceNumber: search.referenceNumber, pageNumber: 1 });

const filtersOf = ({ status, referenceNumber }: SubscriptionsSearch, idCompany: number) => ({
  idCompany,
  status,
  ...(referenceNumber === undefined ? {} : { referenceNumber }),
});

export const queryOf = (search: SubscriptionsSearch, idCompany: number): ListSubscriptions => ({
  ...filtersOf(search, idCompany),
  ...pageQuery(search),
});

export const reportQueryOf = (search: SubscriptionsSearch, idCompany: number) => ({
  ...filtersOf(search, idCompany),
  ...orderQuery(search),
});
