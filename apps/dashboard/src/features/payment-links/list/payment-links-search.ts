import type { WireDay } from '@pasarela/contracts/dates/dates';
import type { SortDirection } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits/limits';
import type { LinkSort, ListPaymentLinks } from '@pasarela/contracts/payment-links/payment-link-schema';
import { daysOf } from '#components/dates/date-choice.ts';
import { listAddress, pageQuery, type SearchOf } from '#components/list/list-address.ts';
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

export const queryOf = (
  { dates, referenceNumber, ...rest }: PaymentLinksSearch,
  today: WireDay,
  idCompany: number,
): ListPaymentLinks => ({
  idCompany,
  ...daysOf(dates, today),
  ...(referenceNumber === undefined ? {} : { referenceNumber }),
  ...pageQuery(rest),
});
