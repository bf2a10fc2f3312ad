import type { ChargebackProof, ChargebackSort } from '@pasarela/contracts/chargebacks/chargeback-schema';
import type { SortDirection } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits/limits';
import { chargebackOutcomes } from '@pasarela/contracts/statuses/chargeback-status';
import { chargebacksFilter, writeChargebacks } from '#components/list/chargebacks-filter.tsx';
import { listAddress, type SearchOf } from '#components/list/list-address.ts';
import {
  datesFilter,
  referenceFilter,
  rowIdFilter,
  tabFilter,
  textFilter,
} from '#components/list/list-filter.ts';
import { paths } from '#paths/paths.ts';

/** What is to be done about a chargeback: nothing in particular, submit evidence, wait for the bank, nothing any more. */
export const chargebackTabs = ['all', 'toAnswer', 'waiting', 'closed'] as const;
export type ChargebackTab = (typeof chargebackTabs)[number];

type TabQuery = { readonly statusChargeBack?: string; readonly proof?: ChargebackProof };

const ofTab: Record<ChargebackTab, TabQuery> = {
  all: {},
  toAnswer: { statusChargeBack: writeChargebacks(['inProcess']), proof: 'missing' },
  waiting: { statusChargeBack: writeChargebacks(['inProcess']), proof: 'saved' },
  closed: { statusChargeBack: writeChargebacks(['won', 'lost']) },
};

/** The address of the list of chargebacks. By default it shows all days, because there are few chargebacks. */
export const chargebacks = listAddress({
  path: paths.chargebacks,
  filters: {
    statusChargeBack: chargebacksFilter(chargebackOutcomes),
    // After the outcomes, in whose place it asks for its own.
    tab: { ...tabFilter(chargebackTabs), toQuery: (tab: ChargebackTab) => ofTab[tab] },
    dates: datesFilter({ kind: 'any' }),
    idTransaction: rowIdFilter,
    referenceNumber: referenceFilter,
    email: textFilter(limits.filterLength.email),
  },
  sorts: {
    date: 'desc',
    chargeBackDate: 'desc',
    proofDueDate: 'asc',
    status: 'asc',
    amount: 'desc',
    reference: 'asc',
  } satisfies Record<ChargebackSort, SortDirection>,
  // What is to be answered soonest comes first.
  sortedBy: 'status',
  asksForOrder: true,
  // A tab says which outcomes it has.
  tidy: (search) => (search.tab === 'all' ? search : { ...search, statusChargeBack: chargebackOutcomes }),
});

export type ChargebacksSearch = SearchOf<typeof chargebacks>;

/** The first page of a tab, with all outcomes that it has. */
export const tabSearch = (search: ChargebacksSearch, tab: ChargebackTab): ChargebacksSearch => {
  const { sort: _, ...filters } = chargebacks.filtered(search, { tab, statusChargeBack: chargebackOutcomes });
  return filters;
};

/** Without a status, no search is made. */
export const isSearched = ({ statusChargeBack }: Pick<ChargebacksSearch, 'statusChargeBack'>): boolean =>
  statusChargeBack.length > 0;
