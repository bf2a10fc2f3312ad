import type { ChargebackOutcome } from '@pasarela/contracts/chargebacks/chargeback-status';
import { Status, type TransactionStatus } from '@pasarela/contracts/transactions/transaction-status';
import type { DateChoice } from '#components/dates/date-choice.ts';

/** Everything that the address of the list says: its filters and its page. */
export type TransactionsSearch = {
  /** 0 = all. */
  readonly idStatus: TransactionStatus | 0;
  readonly dates: DateChoice;
  readonly idTransaction?: number;
  readonly referenceNumber?: string;
  readonly email?: string;
  readonly referenceCash?: string;
  /** Read only while `idStatus` is 17; with none, nothing is searched. */
  readonly chargebacks: readonly ChargebackOutcome[];
  readonly pageNumber: number;
};

export const defaultSearch: TransactionsSearch = {
  idStatus: 0,
  dates: { kind: 'today' },
  chargebacks: [],
  pageNumber: 1,
};

const cashStatuses: readonly number[] = [0, Status.accepted, Status.cashExpired, Status.pendingPayment];

/** The cash reference can be searched among all, paid, pending and expired payments (specification, section 2). */
export const allowsCashReference = (idStatus: number): boolean => cashStatuses.includes(idStatus);

/** The chargeback's own status can be chosen among those that have or had one (specification, section 2). */
export const asksForChargebacks = (idStatus: number): boolean => idStatus === Status.chargebackInProcess;

/** A search that is looked for at all. */
export const isSearched = (search: TransactionsSearch): boolean =>
  !asksForChargebacks(search.idStatus) || search.chargebacks.length > 0;

/** The search with some filters changed: its first page, without filters that no longer belong. */
export const changeFilters = (
  search: TransactionsSearch,
  change: Partial<Omit<TransactionsSearch, 'pageNumber'>>,
): TransactionsSearch => {
  const changed = { ...search, ...change, pageNumber: 1 };
  return {
    ...changed,
    referenceCash: allowsCashReference(changed.idStatus) ? changed.referenceCash : undefined,
    chargebacks: asksForChargebacks(changed.idStatus) ? changed.chargebacks : [],
  };
};

/** Whether anything narrows the list besides its days. */
export const hasFilters = (search: TransactionsSearch): boolean =>
  search.idStatus !== 0 ||
  search.idTransaction !== undefined ||
  search.referenceNumber !== undefined ||
  search.email !== undefined ||
  search.referenceCash !== undefined;
