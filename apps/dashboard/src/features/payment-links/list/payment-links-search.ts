import type { SortDirection } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits/limits';
import type { LinkSort } from '@pasarela/contracts/payment-links/payment-link-schema';
import { listAddress, type SearchOf } from '#components/list/list-address.ts';
import { datesFilter, textFilter } from '#components/list/list-filter.ts';
import { paths } from '#paths/paths.ts';

/** The address of the list of payment links, which opens with today. */
export const paymentLinks = listAddress({
  path: paths.paidLeagues,
  filters: {
    dates: datesFilter({ kind: 'today' }),
    referenceNumber: textFilter(limits.filterLength.referenceNumber),
  },
  sorts: { date: 'desc', reference: 'asc', amount: 'desc', expirationDate: 'asc' } satisfies Record<
    LinkSort,
    SortDirection
  >,
  sortedBy: 'date',
});

export type PaymentLinksSearch = SearchOf<typeof paymentLinks>;
