import type { ChargebackSort, ListChargebacks } from '@pasarela/contracts/chargebacks/chargeback-schema';
import type { WireDay } from '@pasarela/contracts/dates/dates';
import type { SortDirection } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits/limits';
import { chargebackOutcomes } from '@pasarela/contracts/statuses/chargeback-status';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { daysOf } from '#components/dates/date-choice.ts';
import { chargebacksFilter, writeChargebacks } from '#components/list/chargebacks-filter.ts';
import { listAddress, orderQuery, pageQuery, type SearchOf } from '#components/list/list-address.ts';
import { datesFilter, rowIdFilter, textFilter } from '#components/list/list-filter.ts';

/** The address of the list of chargebacks. By default it shows all days, because there are few chargebacks. */
export const chargebacks = listAddress({
  path: '/chargebacks',
  filters: {
    statusChargeBack: chargebacksFilter(chargebackOutcomes),
    dates: datesFilter({ kind: 'any' }),
    idTransaction: rowIdFilter,
    referenceNumber: textFilter(limits.filterLength.referenceNumber),
    email: textFilter(limits.filterLength.email),
  },
  sorts: {
    date: 'desc',
    chargeBackDate: 'desc',
    proofDueDate: 'asc',
    amount: 'desc',
    reference: 'asc',
  } satisfies Record<ChargebackSort, SortDirection>,
  sortedBy: 'date',
});

export type ChargebacksSearch = SearchOf<typeof chargebacks>;

/** Without a status, no search is made. */
export const isSearched = ({ statusChargeBack }: Pick<ChargebacksSearch, 'statusChargeBack'>): boolean =>
  statusChargeBack.length > 0;

const filtersOf = (search: ChargebacksSearch, today: WireDay, idCompany: number) => ({
  idCompany,
  // Status 17 selects payments that have or had a chargeback; the list shows the outcome of each.
  idStatus: Status.chargebackInProcess,
  statusChargeBack: writeChargebacks(search.statusChargeBack),
  ...daysOf(search.dates, today),
  idTransaction: search.idTransaction,
  referenceNumber: search.referenceNumber,
  email: search.email,
});

/** One page of the list. */
export const queryOf = (search: ChargebacksSearch, today: WireDay, idCompany: number): ListChargebacks => ({
  ...filtersOf(search, today, idCompany),
  ...pageQuery(search),
});

/** The report of all rows of the search. */
export const reportQueryOf = (search: ChargebacksSearch, today: WireDay, idCompany: number) => ({
  ...filtersOf(search, today, idCompany),
  ...orderQuery(search),
});
