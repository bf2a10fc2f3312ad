import type {
  ChargebackProof,
  ChargebackSort,
  ListChargebacks,
} from '@pasarela/contracts/chargebacks/chargeback-schema';
import type { WireDay } from '@pasarela/contracts/dates/dates';
import type { SortDirection } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits/limits';
import { type ChargebackOutcome, chargebackOutcomes } from '@pasarela/contracts/statuses/chargeback-status';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { daysOf } from '#components/dates/date-choice.ts';
import { chargebacksFilter, writeChargebacks } from '#components/list/chargebacks-filter.ts';
import { listAddress, orderQuery, pageQuery, type SearchOf } from '#components/list/list-address.ts';
import { datesFilter, rowIdFilter, tabFilter, textFilter } from '#components/list/list-filter.ts';
import { paths } from '#paths/paths.ts';

/** What is to be done about a chargeback: nothing in particular, submit evidence, wait for the bank, nothing any more. */
export const chargebackTabs = ['all', 'toAnswer', 'waiting', 'closed'] as const;
export type ChargebackTab = (typeof chargebackTabs)[number];

const ofTab = {
  toAnswer: { outcomes: ['inProcess'], proof: 'missing' },
  waiting: { outcomes: ['inProcess'], proof: 'saved' },
  closed: { outcomes: ['won', 'lost'], proof: undefined },
} as const satisfies Record<
  Exclude<ChargebackTab, 'all'>,
  { readonly outcomes: readonly ChargebackOutcome[]; readonly proof: ChargebackProof | undefined }
>;

/** The address of the list of chargebacks. By default it shows all days, because there are few chargebacks. */
export const chargebacks = listAddress({
  path: paths.chargebacks,
  filters: {
    tab: tabFilter(chargebackTabs),
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
  // A tab says which outcomes it has.
  tidy: (search) => (search.tab === 'all' ? search : { ...search, statusChargeBack: chargebackOutcomes }),
});

export type ChargebacksSearch = SearchOf<typeof chargebacks>;

/** The first page of a tab. What waits for an answer is shown by its deadline. */
export const tabSearch = (search: ChargebacksSearch, tab: ChargebackTab): ChargebacksSearch => {
  const { sort: _, ...filters } = chargebacks.filtered(search, { tab });
  return tab === 'toAnswer' ? { ...filters, sort: { by: 'proofDueDate', direction: 'asc' } } : filters;
};

/** Without a status, no search is made. */
export const isSearched = ({ statusChargeBack }: Pick<ChargebacksSearch, 'statusChargeBack'>): boolean =>
  statusChargeBack.length > 0;

const filtersOf = (search: ChargebacksSearch, today: WireDay, idCompany: number) => ({
  idCompany,
  // Status 17 selects payments that have or had a chargeback; the list shows the outcome of each.
  idStatus: Status.chargebackInProcess,
  statusChargeBack: writeChargebacks(
    search.tab === 'all' ? search.statusChargeBack : ofTab[search.tab].outcomes,
  ),
  ...(search.tab === 'all' || ofTab[search.tab].proof === undefined
    ? {}
    : { proof: ofTab[search.tab].proof }),
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
