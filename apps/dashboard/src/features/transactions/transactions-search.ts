import type { SortDirection } from '@pasarela/contracts/http/list-query';
import { limits } from '@pasarela/contracts/limits/limits';
import { declineReasonNames } from '@pasarela/contracts/payments/decline-reasons';
import {
  isTransactionStatus,
  Status,
  type TransactionStatus,
} from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionSort } from '@pasarela/contracts/transactions/transaction-schema';
import { chargebacksFilter } from '#components/list/chargebacks-filter.tsx';
import { listAddress, type SearchOf } from '#components/list/list-address.ts';
import {
  choiceFilter,
  datesFilter,
  type ListFilter,
  rowIdFilter,
  textFilter,
} from '#components/list/list-filter.ts';
import { paths } from '#paths/paths.ts';

const cashStatuses: readonly number[] = [0, Status.accepted, Status.cashExpired, Status.pendingPayment];

/** The cash reference can be searched among all, paid, pending and expired payments (TRANSACTION-12). */
export const allowsCashReference = (idStatus: number): boolean => cashStatuses.includes(idStatus);

/** The chargeback's own status can be chosen among those that have or had one (TRANSACTION-13). */
export const asksForChargebacks = (idStatus: number): boolean => idStatus === Status.chargebackInProcess;

/** 0 = all. */
const statusFilter: ListFilter<TransactionStatus | 0> = {
  initial: 0,
  read: (params, name) => {
    const id = Number(params.get(name));
    return isTransactionStatus(id) ? id : 0;
  },
  write: (params, name, value) => {
    if (value !== 0) params.set(name, String(value));
  },
  isUsed: (value) => value !== 0,
  narrows: (value) => value !== 0,
};

/** The direction that each column begins with. */
export const transactionSortDirections: Readonly<Record<TransactionSort, SortDirection>> = {
  date: 'desc',
  reference: 'asc',
  customer: 'asc',
  status: 'asc',
  amount: 'desc',
};

/** Where the movements stand. */
export const transactions = listAddress({
  path: paths.transactions,
  filters: {
    idStatus: statusFilter,
    /** Read only while `idStatus` is 17; with none, nothing is searched. */
    statusChargeBack: chargebacksFilter([]),
    dates: datesFilter({ kind: 'today' }),
    /** What is known of a payment: a name, the last four digits, an amount … */
    search: { ...textFilter(limits.searchLength), hasField: true },
    idTransaction: rowIdFilter,
    referenceNumber: textFilter(limits.filterLength.referenceNumber),
    email: textFilter(limits.filterLength.email),
    referenceCash: textFilter(limits.filterLength.referenceCash),
    authResult: choiceFilter(declineReasonNames),
  },
  sorts: transactionSortDirections,
  sortedBy: 'date',
  tidy: (search) => ({
    ...search,
    referenceCash: allowsCashReference(search.idStatus) ? search.referenceCash : undefined,
    statusChargeBack: asksForChargebacks(search.idStatus) ? search.statusChargeBack : [],
  }),
});

export type TransactionsSearch = SearchOf<typeof transactions>;

/**
 * A search with what was typed. A customer does not say when they paid, so the first search leaves the list's own day; chosen days
 * stay.
 */
export const typedSearch = (
  { dates }: Pick<TransactionsSearch, 'dates'>,
  search: string | undefined,
): Partial<TransactionsSearch> => ({
  search,
  ...(search !== undefined && dates.kind === 'today' && { dates: { kind: 'any' } }),
});

/** A search that is looked for at all. */
export const isSearched = ({
  idStatus,
  statusChargeBack,
}: Pick<TransactionsSearch, 'idStatus' | 'statusChargeBack'>): boolean =>
  !asksForChargebacks(idStatus) || statusChargeBack.length > 0;
